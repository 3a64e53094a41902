import { hardenedAgainst } from '../../stats/hardened.ts';
import { type DealtDie, type Shrug, shrugOf } from '../../stats/shrug.ts';
import { toughness } from '../../stats/toughness.ts';
import { count } from '../../model/pool.ts';
import type { PickOption } from '../../model/request.ts';
import { eachDamaged } from '../damage.ts';
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

/** Damage that gets through, die by die, less what the target shrugs off, and what it has rolled away. */
export const toughened = (
  { game, target, weapon, task }: ShotInHand,
  { critsLeft, normalsLeft, damage }: Allocation,
) => {
  const { normal, critical } = weapon.damage;
  const dice = [...(critsLeft > 0 ? [critical] : []), ...(normalsLeft > 0 ? [normal] : [])];
  const { less, speaking } = toughness(game.state, target, dice);
  return { damage: Math.max(0, damage - less - (task.sequence.hardened ?? 0)), speaking };
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

/** The way to spend the saves that was chosen; null: there is no such way any more. */
export const allocationChosen = (inHand: ShotInHand, id: string): Allocation | null =>
  allocationsNow(inHand)?.options.find((option) => allocationId(option) === id) ?? null;

interface Shrugged {
  readonly less: number;
  readonly speaking: readonly BattleEvent[];
}

const NOT_SHRUGGED: Shrugged = { less: 0, speaking: [] };

/** The damage as it is dealt: at once, or die by die, what is shrugged off taken from the first (K-51). */
function dealtBy({ game, weapon, task }: ShotInHand, { critsLeft, normalsLeft }: Allocation, damage: number) {
  if (game.rules.damage === 'atOnce' || task.sequence.damageByHand !== null) return [damage];
  const { normal, critical } = weapon.damage;
  const each = [
    ...Array.from({ length: critsLeft }, () => critical),
    ...Array.from({ length: normalsLeft }, () => normal),
  ];
  let off = each.reduce((sum, amount) => sum + amount, 0) - damage;
  return each.map((amount) => {
    const less = Math.min(off, amount);
    off -= less;
    return amount - less;
  });
}

/** The damage is dealt, less what the target shrugs off of one die. */
export const resolvedBy = (
  inHand: ShotInHand,
  allocation: Allocation,
  { less, speaking }: Shrugged = NOT_SHRUGGED,
): readonly BattleEvent[] => {
  const { shooter, target, game, task } = inHand;
  const saves = savesNow(inHand);
  const { damageByHand } = task.sequence;
  const after = toughened(inHand, allocation);
  const damage = damageByHand ?? Math.max(0, after.damage - less);
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
    ...speaking,
    ...eachDamaged(
      { rules: game.rules, state },
      dealtBy(inHand, allocation, damage).map((amount) => ({ id: target.id, amount, by: shooter.id, cause: 'shoot' })),
    ),
    shotMoved({ resolved: true }),
  ];
};

const dealt = ({ weapon }: ShotInHand, { critsLeft, normalsLeft }: Allocation): readonly DealtDie[] => {
  const { critical, normal } = weapon.damage;
  const dice: readonly (DealtDie & { readonly left: number })[] = [
    { grade: 'critical', damage: critical, left: critsLeft },
    { grade: 'normal', damage: normal, left: normalsLeft },
  ];
  return dice.filter(({ left, damage }) => left > 0 && damage > 0);
};

/** What the target may shrug off of the damage that gets through; null: nothing. */
export function shrugOfShot(
  inHand: ShotInHand,
  allocation: Allocation,
): { readonly shrug: Shrug; readonly dice: readonly DealtDie[] } | null {
  const shrug = inHand.task.sequence.damageByHand === null ? shrugOf(inHand.game.state, inHand.target, 'shoot') : null;
  const dice = dealt(inHand, allocation);
  return shrug === null || dice.length === 0 ? null : { shrug, dice };
}

/** What the target rolls for of the damage that gets through; null: nothing, or it has rolled. */
export function hardenedOf(inHand: ShotInHand, { critsLeft, normalsLeft }: Allocation) {
  const { game, target, weapon, task } = inHand;
  const { hardened, damageByHand } = task.sequence;
  const { critical, normal } = weapon.damage;
  const dice = [...Array<number>(critsLeft).fill(critical), ...Array<number>(normalsLeft).fill(normal)];
  const id = shotRequestId(inHand, 'hardened');
  return hardened === undefined && damageByHand === null ? hardenedAgainst(game.state, target, { id, dice }) : null;
}

/** What the saves stop (A4 steps 5 and 6). The answer applies the damage. */
export const allocate: ShootStep = {
  request: (inHand) => {
    const found = allocationsNow(inHand);
    const { resolved, spent } = inHand.task.sequence;
    if (found === null || resolved || (spent !== undefined && allocationChosen(inHand, spent) !== null)) return null;
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
    const chosen = answer.kind === 'pick' ? allocationChosen(inHand, answer.option) : null;
    if (chosen === null) return [];
    return shrugOfShot(inHand, chosen) === null && hardenedOf(inHand, chosen) === null
      ? resolvedBy(inHand, chosen)
      : [shotMoved({ spent: allocationId(chosen) })];
  },
};
