/** All dice are typed: their faces; else null. */
export function complete(faces: readonly (number | null)[]): readonly number[] | null {
  const typed = faces.filter((face) => face !== null);
  return typed.length === faces.length ? typed : null;
}
