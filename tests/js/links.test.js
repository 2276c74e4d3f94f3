import assert from "node:assert/strict";
import test from "node:test";
import { routeOf } from "../../src/qmines/web/static/js/board/links.js";

test("the line between linked cells runs along borders and through no cell", () => {
  const cells = Array.from({ length: 25 }, (_, at) => [Math.floor(at / 5), at % 5]);
  for (const from of cells)
    for (const to of cells) {
      if (from === to) continue;
      const route = routeOf(from, to, 0);
      const within = (place, [row, column]) => {
        const [x, y] = place;
        return x >= column && x <= column + 1 && y >= row && y <= row + 1;
      };
      assert.ok(within(route[0], from) && within(route.at(-1), to));
      for (const [[x, y], [toX, toY]] of route.slice(1).map((point, at) => [route[at], point])) {
        assert.ok(x === toX || y === toY, "no slanted lines");
        const [middleX, middleY] = [(x + toX) / 2, (y + toY) / 2];
        const onBorder = Number.isInteger(middleX) || Number.isInteger(middleY);
        assert.ok(onBorder || within([middleX, middleY], from) || within([middleX, middleY], to));
      }
    }
});
