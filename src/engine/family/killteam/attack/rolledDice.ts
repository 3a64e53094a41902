import type { Answer } from '../../../log/request.ts';
import type { RolledDie } from '../model/pool.ts';

const counted = (grade: RolledDie['grade'], dice: number): RolledDie[] =>
  Array.from({ length: dice }, () => ({ face: null, grade, was: null, rerolled: false }));

/** Dice as rolled: faces kept as faces, counts as dice without a face. */
export function diceOf(answer: Answer | null, total: number): RolledDie[] {
  if (answer?.kind === 'faces') return answer.faces.map((face) => ({ face, grade: null, was: null, rerolled: false }));
  if (answer?.kind !== 'counts') return [];
  const fails = total - answer.criticals - answer.normals;
  return [...counted('critical', answer.criticals), ...counted('normal', answer.normals), ...counted('fail', fails)];
}
