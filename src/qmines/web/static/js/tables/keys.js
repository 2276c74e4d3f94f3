// theme/keys.toml
/** @type {Record<string, [string, string, Record<string, string[]>][]>} */
export const SCOPES={"Moving the cursor":[
["up","up",{all:["ArrowUp","w"],vim:["ArrowUp","k"],keypad:["ArrowUp","8"]}],
["down","down",{all:["ArrowDown","s"],vim:["ArrowDown","j"],keypad:["ArrowDown","2"]}],
["left","left",{all:["ArrowLeft","a"],vim:["ArrowLeft","h"],keypad:["ArrowLeft","4"]}],
["right","right",{all:["ArrowRight","d"],vim:["ArrowRight","l"],keypad:["ArrowRight","6"]}],
["up-left","up and left",{vim:["y"],keypad:["7"]}],
["up-right","up and right",{vim:["i"],keypad:["9"]}],
["down-left","down and left",{vim:["b"],keypad:["1"]}],
["down-right","down and right",{vim:["n"],keypad:["3"]}],
["page-up","a screenful up",{all:["PageUp"]}],
["page-down","a screenful down",{all:["PageDown"]}],
["row-start","to the start of the row",{all:["Home"],vim:["Home","^"]}],
["row-end","to the end of the row",{all:["End"],vim:["End","$"]}],
],Playing:[
["open","open the cell; on a clue, chord",{all:["r","Enter"," "],keypad:["5","Enter"," "]}],
["flag","flag the cell, or take its mark away",{all:["f","x"],keypad:["0","f","x"]}],
["mark","the next mark, as a right click gives it",{all:["m"]}],
["chord","open all neighbours of a clue that has its flags",{all:["c"]}],
["other-board","to the other board, where there are two",{all:["b"],vim:["B"]}],
["shield","measure under a shield, where there are any",{all:["e"]}],
["undo","take the last move back",{all:["u","Backspace"]}],
["pause","pause: the board is hidden",{all:["p","Escape"]}],
["new","a new game with the same settings",{all:["F2"]}],
],"Help in a game":[
["hint","a hint: first the place, then the reason",{all:["h"],vim:["H"]}],
["one-move","one simple move",{all:["k"],vim:["K"]}],
["all-moves","all simple moves",{all:["j"],vim:["J"]}],
["solve","smart solve: everything that is certain",{all:["y"],vim:["Y"]}],
["step","one step of the auto-player",{all:["n"],vim:["N"]}],
["auto","auto-play, or stop it",{all:["g"]}],
],"What is shown":[
["slower","slower",{all:[","]}],
["faster","faster",{all:["."]}],
["overlay","show the chance of a mine in every cell",{all:["o"]}],
["reduced","reduced view: only what still matters",{all:["v"]}],
["explain","say in full what was said last",{all:["t"]}],
["zoom-in","larger cells",{all:["+","="]}],
["zoom-out","smaller cells",{all:["-"]}],
],Anywhere:[["help","the list of keys",{all:["?","F1"]}]]};
/** @type {Record<string, string>} */
export const LABELS={ArrowUp:"↑",ArrowDown:"↓",ArrowLeft:"←",ArrowRight:"→"," ":"Space",Escape:"Esc",Backspace:"Bksp",PageUp:"PgUp",PageDown:"PgDn",Delete:"Del"};
