// web/pages.py
/** @type {[RegExp, string][]} */
export const PAGES=[
[/^(?:\/|\/play)$/,"home"],
[/^\/game\/([\w-]+)$/,"play"],
[/^\/analyse$/,"analyse"],
[/^\/learn\/trainer$/,"trainer"],
[/^(?:\/learn|\/learn\/([a-z-]+))$/,"learn"],
[/^\/daily$/,"daily"],
[/^\/puzzles$/,"puzzles"],
[/^\/live$/,"live"],
[/^\/room\/([\w-]+)$/,"room"],
[/^(?:\/replay|\/replay\/([\w-]+))$/,"replay"],
[/^(?:\/leaderboard|\/best)$/,"leaderboard"],
[/^\/player\/([^/]+)$/,"player"],
[/^\/stats$/,"statistics"],
[/^\/help$/,"help"],
[/^\/settings$/,"settings"],
[/^\/recover$/,"recover"],
[/^\/account$/,"account"],
];
