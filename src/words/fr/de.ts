// A name may be marked by a character of the private use area, which is not heard.
const vowel = /^[\uE000-\uF8FF]?[aeiouyàâäéèêëîïôöùûüœæ]/iu;

/** "de" before a name, with its elision: `de Vex`, `d’Isaura`. An h is kept apart: most names here have one that is heard. */
export const de = (name: string): string => (vowel.test(name) ? `d’${name}` : `de ${name}`);

/** "que" before a name, with its elision: `que Vex`, `qu’Isaura`. */
export const que = (name: string): string => (vowel.test(name) ? `qu’${name}` : `que ${name}`);
