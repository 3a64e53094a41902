import type { Attack } from '../../family/vanguard/card/card.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import { needs } from '../../family/vanguard/attack/numbers.ts';

/** Sixes bring a die each: as many successes more (V-12). */
const EXPLODING = 6 / 5;

const chance = (face: number): number => (7 - needs({ target: face, modifier: 0 })) / 6;

/** The lowest face that saves against this AP: armour, or an invulnerable value that is better (V-56, V-61). */
const savesOn = ({ ar, invulnerable }: BattleModel, ap: number): number => Math.min(ar + ap, ...invulnerable, 7);

/**
 * Wounds that an attack takes on the average, roughly, with nothing in its way: it ranks attacks and targets for models that
 * choose; the exact odds are another module's.
 */
export function expectedWounds({ dice, hit, ap, d }: Attack, target: BattleModel): number {
  const hits = dice * Math.min(1, chance(hit) * EXPLODING);
  return hits * (1 - chance(savesOn(target, ap))) * d;
}

/** What it would attack this target with, of this kind: whatever takes most wounds; null: it has none. */
export const bestAttack = (model: BattleModel, kind: Attack['kind'], target: BattleModel): Attack | null =>
  model.attacks
    .filter((attack) => attack.kind === kind)
    .toSorted((a, b) => expectedWounds(b, target) - expectedWounds(a, target))[0] ?? null;

/** The share of a target's wounds that its best attack takes on the average, 0..1; 0 when there is none. */
export function threatTo({ attacks }: BattleModel, target: BattleModel): number {
  const most = Math.max(0, ...attacks.map((attack) => expectedWounds(attack, target)));
  return Math.min(1, most / Math.max(1, target.wounds));
}

/** A model of no armour to speak of, to compare attacks by themselves. */
const strength = ({ dice, hit, ap, d }: Attack): number => dice * chance(hit) * d * (1 + ap / 6);

const strongest = ({ attacks }: BattleModel, kind: Attack['kind']): number =>
  Math.max(0, ...attacks.filter((attack) => attack.kind === kind).map(strength));

/** It shoots better than it fights. */
export const isMarksman = (model: BattleModel): boolean => strongest(model, 'ranged') > strongest(model, 'melee');
