// play/coach.py
/** @type {Record<string, string[]>} */
export const GUIDED={qubits:["1","guided-8x8"],entangled:["guided-5x5"]};
