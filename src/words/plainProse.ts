/** Markdown as it is read in a line of text: marks of headings, lists and emphasis left out, paragraphs run on. */
export const plainProse = (text: string): string =>
  text
    .replaceAll(/^[\t ]*(?:#{1,6}|>|[-*+]|\d+\.)[\t ]+/gmu, '')
    .replaceAll(/\[([^[\]]{0,500})\]\([^()]{0,500}\)/gu, '$1')
    .replaceAll(/[*_`]+/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
