// core/levels.py
/** @type {[RegExp, string][]} */
export const LEVEL_TITLES=[
[/^(\d+)x(\d+)x(\d+)$/,"{1}×{2}×{3}"],
[/^([a-z]+)-(\d+)x(\d+)$/,"{1} {2}×{3}"],
[/^(\d+)$/,"Level {1}"],
];
