/** A word in the singular, in capitals: `Saints` and `SAINT` are one keyword (K-05). */
const singular = (word: string): string =>
  word
    .replace(/(?<=[A-Z]{2})IES$/u, 'Y')
    .replace(/MEN$/u, 'MAN')
    .replace(/(?<=[A-Z]{2}(?:SH|CH|X|SS))ES$/u, '')
    .replace(/(?<=[A-Z]{2}[^SU])S$/u, '');

/** A keyword as keywords are compared: capitals, single spaces, its last word in the singular. */
export function plainKeyword(keyword: string): string {
  const words = keyword.toUpperCase().trim().split(/\s+/u);
  return [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ');
}

/**
 * Whether somebody has the keywords that a rule names: all of them, where it names several (`SALT WARDEN, LEADER`). The
 * plural or singular of a keyword is the same keyword (Kill Team 2021, K-05).
 */
export function hasKeywords(keywords: readonly string[], named: string): boolean {
  if (keywords.includes(named)) return true;
  const has = new Set(keywords.map(plainKeyword));
  return named.split(',').every((keyword) => has.has(plainKeyword(keyword)));
}
