// web/pages.py
/** @type {[RegExp, string, string][]} */
export const PAGES=[
[/^(?:\/|\/play)$/,"Play","home"],
[/^\/game\/([\w-]+)$/,"Game","play"],
[/^\/analyse$/,"Analyse","analyse"],
[/^\/learn\/trainer$/,"Trainer","trainer"],
[/^(?:\/learn|\/learn\/([a-z]+))$/,"Learn","learn"],
[/^\/live$/,"Live","live"],
[/^\/room\/([\w-]+)$/,"Room","room"],
[/^(?:\/replay|\/replay\/([\w-]+))$/,"Replay","replay"],
[/^\/best$/,"Best","leaderboard"],
[/^\/stats$/,"Log","statistics"],
[/^\/help$/,"Help","help"],
[/^\/settings$/,"Settings","settings"],
[/^\/account$/,"Account","account"],
];
