/** From an image file to pixels, decoded by the browser, within limits. It runs in a worker. */

import { Trouble } from "./trouble.js";

const MOST_BYTES = 100_000_000; // as src/qmines/picture/decode.py has it
const REFUSED_PIXELS = 89_000_000; // so many would fill the memory of a phone
const MOST_PIXELS = 16_000_000; // the largest canvas of a phone; larger images are made smaller
const FORMATS = "PNG, JPEG, GIF, WebP, BMP";
const MAGIC = ["\x89PNG", "\xff\xd8\xff", "GIF8", "RIFF", "BM"];

/** Red, green, blue and opacity of each pixel; `scale` pixels of the image are one here. @param {Blob} file */
export async function pixelsOf(file) {
  if (file.size > MOST_BYTES) {
    throw new Trouble("picture-bytes", { megabytes: Math.round(file.size / 1e6), most: MOST_BYTES / 1e6 });
  }
  const head = new DataView(await file.slice(0, 24).arrayBuffer());
  const start = Array.from(new Uint8Array(head.buffer), (byte) => String.fromCharCode(byte)).join("");
  // A small PNG may have any number of pixels, so they are counted before it is decoded.
  if (start.startsWith(MAGIC[0]) && start.length === 24) refuseHuge(head.getUint32(16), head.getUint32(20));
  const image = await createImageBitmap(file, { colorSpaceConversion: "none" }).catch(() => {
    throw MAGIC.some((magic) => start.startsWith(magic))
      ? new Trouble("picture-damaged")
      : new Trouble("picture-format", { formats: FORMATS });
  });
  try {
    return drawn(image);
  } finally {
    image.close();
  }
}

/** @param {ImageBitmap} image */
function drawn(image) {
  refuseHuge(image.width, image.height);
  let scale = 1;
  const side = (/** @type {number} */ length) => Math.max(1, Math.floor(length / scale));
  while (side(image.width) * side(image.height) > MOST_PIXELS) scale += 1;
  const [width, height] = [side(image.width), side(image.height)];
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Trouble("picture-pixels");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return { pixels: context.getImageData(0, 0, width, height).data, width, height, scale };
}

/** @param {number} width @param {number} height */
function refuseHuge(width, height) {
  if (width * height > REFUSED_PIXELS) throw new Trouble("picture-pixels");
}
