// theme/colours.toml
/** @type {string[]} */
export const POINTERS=["#a3155f","#0b5f6b","#6a3fb0","#12663a","#8a4b00","#1d4f91","#7a1f1f","#4b5d69"];
