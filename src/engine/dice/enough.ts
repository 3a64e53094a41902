import type { RollRequestOf } from '../log/request.ts';

/** Whether these faces are so good already that the dice not rolled yet cannot change anything. */
export function isEnough({ enough = [], success }: RollRequestOf, faces: readonly number[]): boolean {
  const { hit = 7, critical = 7 } = success ?? {};
  const criticals = faces.filter((face) => face === 6 || face >= critical).length;
  const all = faces.filter((face) => face === 6 || (face > 1 && face >= Math.min(hit, critical))).length;
  return enough.some((wanted) => criticals >= wanted.criticals && all >= wanted.criticals + wanted.normals);
}
