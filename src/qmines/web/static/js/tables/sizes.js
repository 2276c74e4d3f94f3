// core/levels.py
/** @type {[string, string, number, number, number][]} */
export const SIZES=[
["beginner","Beginner, 9×9",9,9,10],
["intermediate","Intermediate, 16×16",16,16,40],
["expert","Expert, 30×16",30,16,99],
];
