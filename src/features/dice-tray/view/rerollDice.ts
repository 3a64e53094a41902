import type { PlayScene } from '../../../scene/useScene.ts';
import type { Grade } from '../../../engine/family/killteam/model/pool.ts';
import type { RerollRequest } from '../../../engine/log/request.ts';
import type { DieKind, DieShown } from '../../../ui/Die.tsx';
import type { OpenQuestion } from '../useOpenQuestion.ts';

const KINDS: Record<Grade, DieKind> = { critical: 'crit', normal: 'hit', fail: 'miss' };

const poolOf = ({ role }: RerollRequest) => (role === 'defender' ? 'defence' : 'attack');

/** The pool of a re-roll: a chosen die is struck, with the place of the new one beside it. */
export function rerollDice(
  { words, view }: PlayScene,
  { request }: OpenQuestion<RerollRequest>,
  chosen: readonly number[],
): DieShown[] {
  const pool = poolOf(request);
  const dice = view.attack?.rolled(pool) ?? [];
  const grades = view.attack?.grades(pool, dice) ?? [];
  const said = { critical: words.dice.words.crit, normal: words.dice.words.hit, fail: words.dice.words.miss };
  return request.faces.map((face, index): DieShown => {
    const grade = grades[index] ?? 'fail';
    const id = String(index);
    const was = dice[index]?.was ?? null;
    const label = words.dice.label(said[grade], face);
    if (chosen.includes(index))
      return {
        id,
        kind: 'wanted',
        face: null,
        was: face,
        word: words.dice.words.wanted,
        label: words.common.named(label, words.dice.wantedLabel),
      };
    const spoken = was === null ? label : words.dice.labelRerolled(label, was);
    return { id, kind: KINDS[grade], face, was, word: said[grade], label: spoken };
  });
}
