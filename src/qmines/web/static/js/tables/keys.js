/** Written by python -m qmines.web.tables from theme/keys.toml: edit that. */

/** @type {{name: string, scope: string, help: string, keys: Record<string, string[]>}[]} */
export const ACTIONS = [
  {"name":"up","scope":"Moving the cursor","help":"up","keys":{"standard":["ArrowUp","w"],"vim":["ArrowUp","k"],"keypad":["ArrowUp","8"]}},
  {"name":"down","scope":"Moving the cursor","help":"down","keys":{"standard":["ArrowDown","s"],"vim":["ArrowDown","j"],"keypad":["ArrowDown","2"]}},
  {"name":"left","scope":"Moving the cursor","help":"left","keys":{"standard":["ArrowLeft","a"],"vim":["ArrowLeft","h"],"keypad":["ArrowLeft","4"]}},
  {"name":"right","scope":"Moving the cursor","help":"right","keys":{"standard":["ArrowRight","d"],"vim":["ArrowRight","l"],"keypad":["ArrowRight","6"]}},
  {"name":"up-left","scope":"Moving the cursor","help":"up and left","keys":{"standard":[],"vim":["y"],"keypad":["7"]}},
  {"name":"up-right","scope":"Moving the cursor","help":"up and right","keys":{"standard":[],"vim":["i"],"keypad":["9"]}},
  {"name":"down-left","scope":"Moving the cursor","help":"down and left","keys":{"standard":[],"vim":["b"],"keypad":["1"]}},
  {"name":"down-right","scope":"Moving the cursor","help":"down and right","keys":{"standard":[],"vim":["n"],"keypad":["3"]}},
  {"name":"page-up","scope":"Moving the cursor","help":"a screenful up","keys":{"all":["PageUp"]}},
  {"name":"page-down","scope":"Moving the cursor","help":"a screenful down","keys":{"all":["PageDown"]}},
  {"name":"row-start","scope":"Moving the cursor","help":"to the start of the row","keys":{"standard":["Home"],"vim":["Home","^"],"keypad":["Home"]}},
  {"name":"row-end","scope":"Moving the cursor","help":"to the end of the row","keys":{"standard":["End"],"vim":["End","$"],"keypad":["End"]}},
  {"name":"open","scope":"Playing","help":"open the cell; on a clue, chord","keys":{"standard":["r","Enter"," "],"vim":["r","Enter"," "],"keypad":["5","Enter"," "]}},
  {"name":"flag","scope":"Playing","help":"flag the cell, or take its mark away","keys":{"standard":["f","x"],"vim":["f","x"],"keypad":["0","f","x"]}},
  {"name":"mark","scope":"Playing","help":"the next mark, as a right click gives it","keys":{"all":["m"]}},
  {"name":"chord","scope":"Playing","help":"open all neighbours of a clue that has its flags","keys":{"all":["c"]}},
  {"name":"other-board","scope":"Playing","help":"to the other board, where there are two","keys":{"standard":["b"],"vim":["B"],"keypad":["b"]}},
  {"name":"shield","scope":"Playing","help":"measure under a shield, where there are any","keys":{"all":["e"]}},
  {"name":"undo","scope":"Playing","help":"take the last move back","keys":{"all":["u","Backspace"]}},
  {"name":"pause","scope":"Playing","help":"pause: the board is hidden","keys":{"all":["p","Escape"]}},
  {"name":"new","scope":"Playing","help":"a new game with the same settings","keys":{"all":["F2"]}},
  {"name":"hint","scope":"Help in a game","help":"a hint: first the place, then the reason","keys":{"standard":["h"],"vim":["H"],"keypad":["h"]}},
  {"name":"one-move","scope":"Help in a game","help":"one simple move","keys":{"standard":["k"],"vim":["K"],"keypad":["k"]}},
  {"name":"all-moves","scope":"Help in a game","help":"all simple moves","keys":{"standard":["j"],"vim":["J"],"keypad":["j"]}},
  {"name":"solve","scope":"Help in a game","help":"smart solve: everything that is certain","keys":{"standard":["y"],"vim":["Y"],"keypad":["y"]}},
  {"name":"step","scope":"Help in a game","help":"one step of the auto-player","keys":{"standard":["n"],"vim":["N"],"keypad":["n"]}},
  {"name":"auto","scope":"Help in a game","help":"auto-play, or stop it","keys":{"all":["g"]}},
  {"name":"slower","scope":"What is shown","help":"slower","keys":{"all":[","]}},
  {"name":"faster","scope":"What is shown","help":"faster","keys":{"all":["."]}},
  {"name":"overlay","scope":"What is shown","help":"show the chance of a mine in every cell","keys":{"all":["o"]}},
  {"name":"reduced","scope":"What is shown","help":"reduced view: only what still matters","keys":{"all":["v"]}},
  {"name":"explain","scope":"What is shown","help":"say in full what was said last","keys":{"all":["t"]}},
  {"name":"zoom-in","scope":"What is shown","help":"larger cells","keys":{"all":["+","="]}},
  {"name":"zoom-out","scope":"What is shown","help":"smaller cells","keys":{"all":["-"]}},
  {"name":"help","scope":"Anywhere","help":"the list of keys","keys":{"all":["?","F1"]}},
];

/** @type {[string, string][]} */
export const PROFILE_TITLES = [
  ["standard","Standard: arrows, W A S D"],
  ["vim","Vim: h j k l, diagonals"],
  ["keypad","Number pad"],
];

/** @type {Record<string, string>} */
export const LABELS = {
  "ArrowUp": "↑",
  "ArrowDown": "↓",
  "ArrowLeft": "←",
  "ArrowRight": "→",
  " ": "Space",
  "Escape": "Esc",
  "Backspace": "Bksp",
  "PageUp": "PgUp",
  "PageDown": "PgDn",
  "Delete": "Del",
};
