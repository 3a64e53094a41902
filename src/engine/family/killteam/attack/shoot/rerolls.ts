import { effectiveFacts } from '../effectiveFacts.ts';
import { rerolled } from '../reroll.ts';
import { rerollRights, saveThresholds, thresholdsOf } from './derive.ts';
import { classify, type RolledDie } from '../../model/pool.ts';
import { diceOf } from '../rolledDice.ts';
import type { RollRequest } from '../../model/request.ts';
import type { Answer } from '../../../../log/request.ts';
import type { BattleEvent } from '../../model/event.ts';
import { hasChange } from '../../stats/changes.ts';
import { openRights, rerollRequest } from '../rerollStep.ts';
import type { ShotInHand, ShootStep } from '../../rules/steps.ts';
import { shotMoved, shotRequestId } from './step.ts';

/** In an obscured target no die becomes a critical success. */
const freshThresholds = ({ shot }: ShotInHand) => {
  const thresholds = thresholdsOf(shot);
  return effectiveFacts(shot.context.facts).obscured ? { ...thresholds, critical: 7 } : thresholds;
};

/** The re-rolls by weapon rules that the attack dice would have still before them, whatever forbids them. */
export const shotRightsUnhindered = ({ shot, task }: ShotInHand) => {
  const { attack, rerollsPassed, retained } = task.sequence;
  return attack === null || retained ? [] : openRights(rerollRights(shot), rerollsPassed, attack);
};

/** The re-rolls by weapon rules that the attack dice have still before them, in their order. */
export const shotRights = (inHand: ShotInHand) =>
  hasChange(inHand.game.state, inHand.target, 'noRerollsAgainst') ? [] : shotRightsUnhindered(inHand);

/** Balanced, Ceaseless, Relentless: dice of the attack may be rolled again, each once. */
export const attackReroll: ShootStep = {
  request: (inHand) => {
    const [right] = shotRights(inHand);
    const { attack } = inHand.task.sequence;
    if (right === undefined || attack === null) return null;
    const { shooter } = inHand;
    const offer = {
      id: shotRequestId(inHand, 'reroll', right.rule),
      side: shooter.side,
      operative: shooter.id,
      role: 'shooter' as const,
    };
    return rerollRequest(offer, right, {
      dice: attack,
      grades: classify(attack, thresholdsOf(inHand.shot)).map(({ grade }) => grade),
    });
  },
  resolve: (inHand, answer) => {
    const [right] = shotRights(inHand);
    if (answer.kind !== 'reroll' || right === undefined) return [];
    const rerollsPassed = [...inHand.task.sequence.rerollsPassed, right.rule];
    const again =
      answer.dice.length === 0 ? null : { pool: 'attack' as const, dice: [...answer.dice], rule: right.rule };
    return [shotMoved({ rerollsPassed, rerolling: again })];
  },
};

const poolOwner = ({ shooter, target }: ShotInHand, pool: 'attack' | 'defence') =>
  pool === 'attack' ? shooter : target;

/** The roll of dice that somebody decided to roll again; null when there is none. */
export function freshRoll(inHand: ShotInHand): RollRequest | null {
  const { rerolling } = inHand.task.sequence;
  if (rerolling === null) return null;
  const owner = poolOwner(inHand, rerolling.pool);
  return {
    kind: 'roll',
    id: shotRequestId(inHand, 'fresh', rerolling.pool, rerolling.rule, rerolling.dice.join('+')),
    purpose: 'reroll',
    side: owner.side,
    operative: owner.id,
    count: rerolling.dice.length,
    sides: 6,
    counts: true,
    success: rerolling.pool === 'attack' ? freshThresholds(inHand) : saveThresholds(inHand.shot),
  };
}

/** What the fresh dice change. */
export function resolveFresh(inHand: ShotInHand, answer: Answer): readonly BattleEvent[] {
  const { rerolling, attack, defence } = inHand.task.sequence;
  if (rerolling === null) return [];
  const old: readonly RolledDie[] = (rerolling.pool === 'attack' ? attack : defence) ?? [];
  const next = rerolled(old, rerolling.dice, diceOf(answer, rerolling.dice.length));
  const faces = (dice: readonly RolledDie[]) => rerolling.dice.map((index) => dice[index]?.face ?? null);
  return [
    {
      type: 'diceRerolled',
      operative: poolOwner(inHand, rerolling.pool).id,
      rule: rerolling.rule,
      pool: rerolling.pool,
      from: faces(old),
      to: faces(next),
    },
    shotMoved(rerolling.pool === 'attack' ? { attack: next, rerolling: null } : { defence: next, rerolling: null }),
  ];
}
