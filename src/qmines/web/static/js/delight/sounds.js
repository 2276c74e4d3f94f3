/** Sounds, made by the browser: nothing is loaded for them. */

/** @type {AudioContext | null} */
let audio = null;

/** @typedef {"open" | "wave" | "flag" | "unflag" | "saved" | "lost" | "won"} Sound */

/** Browsers let a page sound only after the player has done something. */
function ready() {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

/**
 * @param {number} pitch in hertz
 * @param {number} after seconds from now
 * @param {number} length in seconds
 * @param {number} volume
 * @param {OscillatorType} [type]
 */
function tone(pitch, after, length, volume, type = "triangle") {
  const context = ready();
  const start = context.currentTime + after;
  const voice = new OscillatorNode(context, { type, frequency: pitch });
  const gain = new GainNode(context, { gain: volume });
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}

/**
 * @param {number[]} pitches one after the other
 * @param {number} step seconds between two
 * @param {number} length of each
 * @param {number} volume
 */
function tones(pitches, step, length, volume) {
  for (const [at, pitch] of pitches.entries()) tone(pitch, at * step, length, volume);
}

/** A blast: noise that grows dull and fades. */
function blast() {
  const context = ready();
  const length = 0.7;
  const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 2;
  const noise = new AudioBufferSourceNode(context, { buffer });
  const dull = new BiquadFilterNode(context, { type: "lowpass", frequency: 900 });
  dull.frequency.exponentialRampToValueAtTime(60, context.currentTime + length);
  noise
    .connect(dull)
    .connect(new GainNode(context, { gain: 0.5 }))
    .connect(context.destination);
  noise.start();
  tone(70, 0, 0.5, 0.4, "sine");
}

/** @type {Record<Sound, () => void>} */
const SOUNDS = {
  open: () => tone(520, 0, 0.06, 0.12),
  wave: () => tones([392, 494, 587], 0.04, 0.12, 0.1),
  flag: () => tone(760, 0, 0.07, 0.1, "square"),
  unflag: () => tone(480, 0, 0.07, 0.08, "square"),
  saved: () => tones([330, 494, 659], 0.07, 0.2, 0.14),
  lost: blast,
  won: () => tones([523, 659, 784, 1047], 0.09, 0.35, 0.16),
};

/** @param {Sound} sound */
export function play(sound) {
  if (navigator.userActivation?.hasBeenActive === false) return; // after a reload: not allowed yet
  try {
    SOUNDS[sound]();
  } catch {
    // A browser without sound, or one that forbids it, plays on in silence.
  }
}
