/** The dice with a face in the first empty place; unchanged when none is empty. */
export const withFace = (faces: readonly (number | null)[], face: number): readonly (number | null)[] => {
  const at = faces.indexOf(null);
  return at < 0 ? faces : faces.with(at, face);
};

/** All dice are typed: their faces; else null. */
export function complete(faces: readonly (number | null)[]): readonly number[] | null {
  const typed = faces.filter((face) => face !== null);
  return typed.length === faces.length ? typed : null;
}
