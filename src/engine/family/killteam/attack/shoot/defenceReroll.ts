import type { ShotInHand, ShootStep } from '../../rules/steps.ts';
import type { RerollRight } from '../../rules/windows.ts';
import { changesOf } from '../../stats/changes.ts';
import { classify } from '../../model/pool.ts';
import { openRights, rerollRequest } from '../rerollStep.ts';
import { threatened } from './defenceDice.ts';
import { saveThresholds } from './derive.ts';
import { shotMoved, shotRequestId } from './step.ts';

/** The re-rolls that the target has still before it (A5, The Long Vigil; C9, Sixth Sense); none where every die is a critical success. */
function defenceRights(inHand: ShotInHand): readonly RerollRight[] {
  const { shot, target, task, game } = inHand;
  const { defence, rerollsPassed, resolved } = task.sequence;
  if (defence === null || resolved || !threatened(inHand)) return [];
  if (classify(defence, saveThresholds(shot)).every(({ grade }) => grade === 'critical')) return [];
  const { fromVantage, holding = false } = shot.context.facts;
  const rights = [
    ...changesOf(game.state, target, 'defenceReroll').filter(({ change }) => change.when === 'always' || fromVantage),
    ...(holding ? changesOf(game.state, target, 'vigil') : []),
  ].map(({ source: { lasting, id } }): RerollRight => ({ rule: lasting?.source.id ?? id, mode: 'one' }));
  return openRights(rights, rerollsPassed, defence);
}

/** The target may roll one of its defence dice again. */
export const defenceReroll: ShootStep = {
  request: (inHand) => {
    const [right] = defenceRights(inHand);
    const { defence } = inHand.task.sequence;
    if (right === undefined || defence === null) return null;
    const { target, shot } = inHand;
    const offer = {
      id: shotRequestId(inHand, 'reroll', right.rule),
      side: target.side,
      operative: target.id,
      role: 'defender' as const,
    };
    const grades = classify(defence, saveThresholds(shot)).map(({ grade }) => grade);
    return rerollRequest(offer, right, { dice: defence, grades });
  },
  resolve: (inHand, answer) => {
    const [right] = defenceRights(inHand);
    if (answer.kind !== 'reroll' || right === undefined) return [];
    const rerollsPassed = [...inHand.task.sequence.rerollsPassed, right.rule];
    const again =
      answer.dice.length === 0 ? null : { pool: 'defence' as const, dice: [...answer.dice], rule: right.rule };
    return [shotMoved({ rerollsPassed, rerolling: again })];
  },
};
