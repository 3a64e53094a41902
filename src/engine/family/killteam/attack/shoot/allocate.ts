import { toughness } from '../../stats/toughness.ts';
import { count } from '../../model/pool.ts';
import type { PickOption } from '../../../../log/request.ts';
import { damageEvents } from '../damage.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Allocation } from './allocateSaves.ts';
import { retainEvents } from './retain.ts';
import { allocationsNow, attackNow, defenceNow, savesNow, triggersNow } from './shotInHand.ts';
import type { ShotInHand, ShootStep } from '../../rules/steps.ts';
import { shotMoved, shotRequestId } from './step.ts';
import { immediateDamage } from './derive.ts';

const allocationId = (allocation: Allocation): string => `c${allocation.critsStopped}n${allocation.normalsStopped}`;

/** Wounds the target has when the saves are spent: Devastating still to come counts. */
export const woundsBefore = (inHand: ShotInHand): number =>
  inHand.target.wounds - (inHand.task.sequence.retained ? 0 : immediateDamage(triggersNow(inHand)));

/** Damage that gets through, die by die, less what the target shrugs off. */
export const toughened = ({ game, target, weapon }: ShotInHand, { critsLeft, normalsLeft, damage }: Allocation) => {
  const { normal, critical } = weapon.damage;
  const dice = [...(critsLeft > 0 ? [critical] : []), ...(normalsLeft > 0 ? [normal] : [])];
  const { less, speaking } = toughness(game.state, target, dice);
  return { damage: damage - less, speaking };
};

const optionOf = (inHand: ShotInHand, allocation: Allocation): PickOption => {
  const from = Math.max(0, woundsBefore(inHand));
  const { damage } = toughened(inHand, allocation);
  return {
    id: allocationId(allocation),
    code: 'stop',
    params: {
      criticals: allocation.critsStopped,
      normals: allocation.normalsStopped,
      left: damage,
      target: inHand.target.id,
      from,
      to: Math.max(0, from - damage),
    },
    value: damage,
  };
};

const resolved = (inHand: ShotInHand, allocation: Allocation): readonly BattleEvent[] => {
  const { shooter, target, game, task } = inHand;
  const saves = savesNow(inHand);
  const { damageByHand } = task.sequence;
  const after = toughened(inHand, allocation);
  const damage = damageByHand ?? after.damage;
  const committed = retainEvents(inHand);
  const immediate = committed.find((event) => event.type === 'damaged' && event.operative === target.id);
  const wounds = immediate?.type === 'damaged' ? immediate.to : target.wounds;
  const state = {
    ...game.state,
    operatives: game.state.operatives.map((o) => (o.id === target.id ? { ...o, wounds } : o)),
  };
  return [
    ...committed,
    {
      type: 'shotResolved',
      operative: shooter.id,
      target: target.id,
      criticals: allocation.critsLeft,
      normals: allocation.normalsLeft,
      saves: count(saves, 'critical') + count(saves, 'normal'),
      damage,
      because: [...(attackNow(inHand)?.because ?? []), ...(defenceNow(inHand)?.because ?? [])],
    },
    ...(damageByHand === null ? after.speaking : []),
    ...damageEvents(state, target.id, { amount: damage, by: shooter.id, cause: 'shoot' }),
    shotMoved({ resolved: true }),
  ];
};

/** What the saves stop (A4 steps 5 and 6). The answer applies the damage. */
export const allocate: ShootStep = {
  request: (inHand) => {
    const found = allocationsNow(inHand);
    if (found === null || inHand.task.sequence.resolved) return null;
    return {
      kind: 'pick',
      id: shotRequestId(inHand, 'saves'),
      question: 'saves',
      side: inHand.target.side,
      operative: inHand.target.id,
      options: found.options.map((option) => optionOf(inHand, option)),
      usual: allocationId(found.best),
      random: false,
    };
  },
  resolve: (inHand, answer) => {
    const chosen = allocationsNow(inHand)?.options.find(
      (option) => answer.kind === 'pick' && allocationId(option) === answer.option,
    );
    return chosen === undefined ? [] : resolved(inHand, chosen);
  },
};
