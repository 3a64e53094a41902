/** The first letter of a sentence in capitals. */
export const capital = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
