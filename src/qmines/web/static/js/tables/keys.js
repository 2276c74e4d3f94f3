// theme/keys.toml
/** @type {Record<string, [string, Record<string, string[]>][]>} */
export const SCOPES={move:[
["up",{all:["ArrowUp","w"],vim:["ArrowUp","k"],keypad:["ArrowUp","8"]}],
["down",{all:["ArrowDown","s"],vim:["ArrowDown","j"],keypad:["ArrowDown","2"]}],
["left",{all:["ArrowLeft","a"],vim:["ArrowLeft","h"],keypad:["ArrowLeft","4"]}],
["right",{all:["ArrowRight","d"],vim:["ArrowRight","l"],keypad:["ArrowRight","6"]}],
["up-left",{vim:["y"],keypad:["7"]}],
["up-right",{vim:["i"],keypad:["9"]}],
["down-left",{vim:["b"],keypad:["1"]}],
["down-right",{vim:["n"],keypad:["3"]}],
["page-up",{all:["PageUp"]}],
["page-down",{all:["PageDown"]}],
["row-start",{all:["Home"],vim:["Home","^"]}],
["row-end",{all:["End"],vim:["End","$"]}],
],play:[
["open",{all:["r","Enter"," "],keypad:["5","Enter"," "]}],
["flag",{all:["f","x"],keypad:["0","f","x"]}],
["mark",{all:["m"]}],
["chord",{all:["c"]}],
["other-board",{all:["b"],vim:["B"]}],
["shield",{all:["e"]}],
["undo",{all:["u","Backspace"]}],
["pause",{all:["p","Escape"]}],
["new",{all:["n","F2"],vim:["N","F2"]}],
],assist:[
["hint",{all:["h"],vim:["H"]}],
["one-move",{all:["k"],vim:["K"]}],
["all-moves",{all:["j"],vim:["J"]}],
["solve",{all:["y"],vim:["Y"]}],
["step",{all:["i"],vim:["I"]}],
["auto",{all:["g"]}],
["analyse",{all:["l"],vim:["L"]}],
],view:[
["slower",{all:[","]}],
["faster",{all:["."]}],
["overlay",{all:["o"]}],
["reduced",{all:["v"]}],
["explain",{all:["t"]}],
["zoom-in",{all:["+","="]}],
["zoom-out",{all:["-"]}],
],anywhere:[["help",{all:["?","F1"]}]]};
/** @type {Record<string, string>} */
export const LABELS={ArrowUp:"↑",ArrowDown:"↓",ArrowLeft:"←",ArrowRight:"→"};
/** @type {Record<string, string>} */
export const NAMED={Enter:"enter"," ":"space",Escape:"escape",Backspace:"backspace",Tab:"tab",PageUp:"page-up",PageDown:"page-down",Home:"home",End:"end",Insert:"insert",Delete:"delete"};
