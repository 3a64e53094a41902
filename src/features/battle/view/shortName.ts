const ARTICLE = 3;

/** From the shortest form of a name to the whole of it. A first word of three letters or less is left out first. */
function forms(name: string): readonly string[] {
  const words = name.split(' ');
  const number = words.find((word) => /^\d+$/u.test(word));
  const named = words.filter((word) => word !== number);
  const [first = '', ...rest] = named;
  if (number === undefined) return rest.length > 0 && first.length <= ARTICLE ? [rest.join(' '), name] : [name];
  return [`${first.charAt(0)}${number}`, `${named.map((word) => word.charAt(0)).join('')}${number}`, name];
}

/**
 * The shortest form of a name that is none of its neighbours': "The Voice" Voice, "Fighter 2" F2, but "Fighter 2" beside
 * "Fanatic 2" as it is. A number keeps initials only; without a number the words stay whole.
 */
export function shortName(names: readonly string[], index: number): string {
  const name = names[index] ?? '';
  const others = new Set(names.filter((other) => other !== name).flatMap(forms));
  return forms(name).find((form) => !others.has(form)) ?? name;
}
