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

/** A model of no armour to speak of, to compare attacks by themselves. */
const strength = ({ dice, hit, ap, d }: Attack): number => dice * chance(hit) * d * (1 + ap / 6);

const ofKind = ({ attacks }: BattleModel, kind: Attack['kind']): readonly Attack[] =>
  attacks.filter((attack) => attack.kind === kind);

/**
 * How far its table lets it attack, in inches: with its strongest gun, in melee as far as it engages. It attacks with nothing
 * that reaches less far, for nobody was asked how much nearer a target is (V-53). Null: it has no attack of this kind.
 */
export function reachOf(model: BattleModel, kind: Attack['kind']): number | null {
  const longest = ofKind(model, kind).toSorted((a, b) => b.range - a.range);
  const [played] = kind === 'melee' ? longest : longest.toSorted((a, b) => strength(b) - strength(a));
  return played?.range ?? null;
}

/** What it would attack this target with, of this kind: whatever takes most wounds and reaches far enough; null: it has none. */
export function bestAttack(model: BattleModel, kind: Attack['kind'], target: BattleModel): Attack | null {
  const reach = reachOf(model, kind) ?? 0;
  return (
    ofKind(model, kind)
      .filter(({ range }) => range >= reach)
      .toSorted((a, b) => expectedWounds(b, target) - expectedWounds(a, target))[0] ?? null
  );
}

/** The share of a target's wounds that its best attack takes on the average, 0..1; 0 when there is none. */
export function threatTo({ attacks }: BattleModel, target: BattleModel): number {
  const most = Math.max(0, ...attacks.map((attack) => expectedWounds(attack, target)));
  return Math.min(1, most / Math.max(1, target.wounds));
}

const strongest = (model: BattleModel, kind: Attack['kind']): number =>
  Math.max(0, ...ofKind(model, kind).map(strength));

/** It shoots better than it fights. */
export const isMarksman = (model: BattleModel): boolean => strongest(model, 'ranged') > strongest(model, 'melee');
