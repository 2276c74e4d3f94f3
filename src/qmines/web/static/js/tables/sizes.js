// core/levels.py
/** @type {[string, number, number, number][]} */
export const SIZES=[["beginner",9,9,10],["intermediate",16,16,40],["expert",30,16,99]];
