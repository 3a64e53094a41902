/** What no key writes and what is pasted may hold: marks of direction, controls but line breaks, halves of a sign. */
const UNTYPED =
  /[\u200E\u200F\u202A-\u202E\u2066-\u2069]|(?![\n\t])\p{Cc}|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/gu;

/** A text as it may stand in a field. */
export const typedText = (text: string): string => text.replaceAll(UNTYPED, '');
