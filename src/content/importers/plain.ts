const NAME = 80;
const TEXT = 2000;

/** At most `length` units, never half a character. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/u, '');

/** Without tags of any markup language; what looks like one and is none stays. */
function untagged(text: string): string {
  const less = text.replaceAll(/<br\s*\/?>/giu, '\n').replaceAll(/<\/?[a-z][^<>]*>/giu, '');
  return less === text ? text : untagged(less);
}

/** One line of plain text, at most 80 characters; empty when nothing is left. */
export const plainName = (text: string): string =>
  cut(
    untagged(cut(text, 4 * NAME))
      .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
    NAME,
  ).trim();

/** Plain text with line breaks, at most 2000 characters: no markup is kept, nothing in it acts. */
export const plainText = (text: string): string =>
  cut(
    untagged(cut(text, 2 * TEXT))
      .replaceAll(/\r\n?/gu, '\n')
      .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
      .trim(),
    TEXT,
  ).trim();

/** `6"`, `3+`, `2` as a number 0 to 99; null when it is none. */
export function wholeNumber(text: string): number | null {
  const digits = text.slice(0, 20).replaceAll(/["”“″'’′+\s]/gu, '');
  return /^\d{1,2}$/u.test(digits) ? Number(digits) : null;
}

/** `3/4` as normal and critical damage; null when it is none. */
export function damageOf(text: string): { readonly normal: number; readonly critical: number } | null {
  const [, normal, critical] = /^\s*(\d{1,2})\s*\/\s*(\d{1,2})\s*$/u.exec(text.slice(0, 20)) ?? [];
  return normal === undefined || critical === undefined ? null : { normal: Number(normal), critical: Number(critical) };
}

/** The last segment of `link::link::target`. */
export const lastSegment = (id: string): string => plainName(id.split('::').at(-1) ?? '');
