/** A result to show others: as a text, and as a picture drawn by the page. */

import { addressOf } from "../base-path.js";
import { borderOf } from "../board/border.js";
import { Camera } from "../board/camera.js";
import { readColours } from "../board/colours.js";
import { paint, stillScene } from "../board/painter.js";
import { Sprites } from "../board/sprites.js";
import { button, h } from "../dom.js";
import { looksOf } from "../game/scene.js";
import { t } from "../messages.js";
import { exactTime, gameTitle } from "../statistics/labels.js";

const CELL = 24;
const EDGE = 24;
const HEAD = 92;

/** @typedef {import("../game/model.js").Model} Model */

/**
 * Share a game: its result in a sentence, on a phone with a picture, and the link.
 *
 * @param {Model} model
 * @param {import("../parts/game-notes.js").Notes} notes
 */
export async function shareGame(model, notes) {
  const { id, room, sealed } = model.game;
  const url = location.origin + addressOf(room ? `/room/${room}` : `/game/${id}`);
  const over = model.over && !sealed;
  const text = over ? resultText(model) : "";
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      const picture = over ? await resultPicture(model) : null;
      const files = picture ? [new File([picture], "qmines.png", { type: "image/png" })] : [];
      const more = files.length && navigator.canShare?.({ files }) ? { files } : {};
      await navigator.share({ title: "qmines", text, url, ...more });
    } else {
      await navigator.clipboard.writeText(text ? `${text}\n${url}` : url);
      notes.say(over ? t("game-result-copied") : t("game-link-copied"));
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return; // the player cancelled
    notes.show(linkBox(url, notes));
  }
}

/**
 * A link to copy where the browser did not copy it by itself, as on sites without encryption.
 *
 * @param {string} url
 * @param {import("../parts/game-notes.js").Notes} notes
 */
function linkBox(url, notes) {
  const link = h("input", { readonly: true, value: url, "aria-label": t("game-link") });
  const copy = button(t("game-copy-link"), () => {
    link.select();
    if (document.execCommand("copy")) notes.say(t("game-link-copied"));
  });
  const box = h("div", { class: "row" }, link, copy);
  requestAnimationFrame(() => {
    box.scrollIntoView({ block: "nearest" });
    link.select();
  });
  return box;
}

/**
 * The result in a sentence.
 *
 * @param {Model} model
 */
function resultText({ game, view }) {
  const args = { game: gameTitle(game), time: exactTime(view.milliseconds) };
  return view.outcome.result === "won" ? t("share-won", args) : t("share-lost", args);
}

/**
 * Save the picture of a result as a file.
 *
 * @param {Model} model
 */
export async function savePicture(model) {
  const picture = await resultPicture(model);
  if (!picture) return;
  const href = URL.createObjectURL(picture);
  h("a", { href, download: `qmines-${model.game.id}.png` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/**
 * The board at the end, under what it was.
 *
 * @param {Model} model
 * @returns {Promise<Blob | null>}
 */
function resultPicture(model) {
  const { game, view } = model;
  const camera = new Camera();
  Object.assign(camera, { columns: view.width, rows: view.height });
  camera.frame(CELL, Infinity, Infinity);
  const border = borderOf(false);
  const across = camera.width + 2 * border;
  const width = Math.max(across * model.boards.length + EDGE * (model.boards.length + 1), 420);
  const canvas = document.createElement("canvas");
  const ratio = 2;
  canvas.width = width * ratio;
  canvas.height = (HEAD + camera.height + 2 * border + EDGE) * ratio;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const colours = readColours();
  const sprites = new Sprites(CELL, ratio, colours);
  const layers = { chances: null, reduced: null, hint: null, links: false, told: false, step: null };
  const left = (width - across * model.boards.length - EDGE * (model.boards.length - 1)) / 2;
  for (const board of model.boards.keys()) {
    context.setTransform(ratio, 0, 0, ratio, (left + board * (across + EDGE)) * ratio, HEAD * ratio);
    paint(context, stillScene(looksOf(model, layers, board), null), camera, sprites, false);
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, width, canvas.height);
  context.globalCompositeOperation = "source-over";
  const { fontFamily } = getComputedStyle(document.body);
  context.fillStyle = colours.ink;
  context.font = `600 28px ${fontFamily}`;
  context.fillText(exactTime(view.milliseconds), EDGE, 44);
  context.font = `16px ${fontFamily}`;
  context.fillText(gameTitle(game), EDGE, 72);
  context.textAlign = "right";
  context.fillStyle = colours.magenta;
  context.fillText(location.host, width - EDGE, 44);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
}
