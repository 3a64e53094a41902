import { effectiveFacts } from '../../../engine/family/killteam/attack/effectiveFacts.ts';
import { classify, type Grade, type RolledDie } from '../../../engine/family/killteam/model/pool.ts';
import { gameOf } from '../../../engine/systems/registry.ts';
import { topTask } from '../../../engine/family/killteam/model/lookup.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import {
  fightInHand,
  thresholdsOf as fightThresholds,
} from '../../../engine/family/killteam/attack/fight/fightInHand.ts';
import { shotInHand } from '../../../engine/family/killteam/attack/shoot/shotInHand.ts';
import { thresholdsOf } from '../../../engine/family/killteam/attack/shoot/derive.ts';
import type { RerollRequest } from '../../../engine/log/request.ts';
import type { DieKind, DieShown } from '../../../ui/Die.tsx';
import type { Question } from '../useOpenQuestion.ts';

const KINDS: Record<Grade, DieKind> = { critical: 'crit', normal: 'hit', fail: 'miss' };

interface Rolled {
  readonly dice: readonly RolledDie[];
  readonly grades: readonly Grade[];
}

/** The dice in question as the attack has them; empty when none is open. */
function rolledOf(state: BattleState, { role }: RerollRequest): Rolled {
  const task = topTask(state);
  const game = gameOf(state);
  if (task?.kind === 'shoot') {
    const dice = task.sequence.attack ?? [];
    const { obscured } = effectiveFacts(task.sequence.facts);
    const grades = classify(dice, thresholdsOf(shotInHand(game, task).shot)).map(({ grade }) =>
      obscured && grade === 'critical' ? 'normal' : grade,
    );
    return { dice, grades };
  }
  if (task?.kind !== 'fight' || role === 'shooter') return { dice: [], grades: [] };
  const fight = fightInHand(game, task);
  const dice = task[role].dice ?? [];
  return { dice, grades: classify(dice, fightThresholds(fight, fight[role])).map(({ grade }) => grade) };
}

/** The pool of a re-roll: a chosen die is struck, with the place of the new one beside it. */
export function rerollDice({ words, state, request }: Question<RerollRequest>, chosen: readonly number[]): DieShown[] {
  const { dice, grades } = rolledOf(state, request);
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
