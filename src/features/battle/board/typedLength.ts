/** A length as it was typed, with a comma or a point; null: none. */
export function typedLength(text: string): number | null {
  const length = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(length) ? null : length;
}
