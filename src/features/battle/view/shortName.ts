const LETTERS = 5;

/**
 * A name in five letters or less, told apart from its neighbours: "The Voice" VOICE, "Fighter 2" F2, "Gunner" GUNNE. The
 * last word that is not a number counts; a number keeps its initial only.
 */
export function shortName(names: readonly string[], index: number): string {
  const words = (names[index] ?? '').split(' ');
  const number = words.find((word) => /^\d+$/u.test(word));
  const named = words.filter((word) => word !== number);
  const last = named.at(-1) ?? '';
  return number === undefined ? last.slice(0, LETTERS) : `${named[0]?.charAt(0) ?? ''}${number}`;
}
