import { isEqual } from '../../engine/core/isEqual.ts';
import { operativeOf, type OperativePick, type Picks, type WeaponPick, weaponOf } from './picks.ts';
import { heldSide, SAVE_RANGE, type OddsSide, SIDE_RANGES, type OddsSituation } from './oddsSituation.ts';
import type { PicksNow } from './usePicks.ts';

/** What is being picked: the weapon of the attacker at a place in the row (0: `mine`), or the other side. */
export type PickFor = number | 'theirs';

/** What a pick says above its numbers. `uncounted`: names of its rules that move no chance. */
export interface Named {
  readonly owner: string;
  readonly weapon: string | null;
  readonly uncounted: readonly string[];
}

/** Of a weapon to shoot with, the wounds of whoever holds it are not asked. */
function namedWeapon(picks: Picks, id: string, side: OddsSide, kind: OddsSituation['kind']): Named | null {
  const pick = weaponOf(picks, id);
  if (pick === null || pick.kind !== kind) return null;
  const held = heldSide(pick.side);
  if (!isEqual(kind === 'fight' ? held : { ...held, wounds: side.wounds }, side)) return null;
  return { owner: pick.owner, weapon: pick.name, uncounted: pick.unknownRules };
}

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

/** The target of a shot with an operative’s wounds and save. */
const asTarget = (
  situation: OddsSituation,
  { wounds, save }: OperativePick,
): Pick<OddsSituation, 'theirs' | 'save'> => ({
  theirs: { ...situation.theirs, wounds: within(wounds, SIDE_RANGES.wounds) },
  save: within(save, SAVE_RANGE),
});

function namedTarget(picks: Picks, id: string, situation: OddsSituation): Named | null {
  const pick = operativeOf(picks, id);
  if (pick === null) return null;
  const { theirs, save } = asTarget(situation, pick);
  if (theirs.wounds !== situation.theirs.wounds || save !== situation.save) return null;
  return { owner: pick.name, weapon: null, uncounted: [] };
}

/** The name of what stands there, as long as its numbers are those of the pick; null: they are typed, or nobody knows. */
export function namedFor(picks: PicksNow, situation: OddsSituation, whose: PickFor): Named | null {
  if (picks === null || picks === 'failed') return null;
  const { kind, foePicked, theirs } = situation;
  if (whose === 'theirs') {
    if (foePicked === null) return null;
    return kind === 'shoot' ? namedTarget(picks, foePicked, situation) : namedWeapon(picks, foePicked, theirs, kind);
  }
  const other = situation.others[whose - 1];
  const { side, picked } =
    whose === 0 || other === undefined ? { side: situation.mine, picked: situation.picked } : other;
  return picked === null ? null : namedWeapon(picks, picked, side, kind);
}

/** Whether anything in a situation was picked, so that its name is wanted. */
export const hasPicks = ({ picked, foePicked, others }: OddsSituation): boolean =>
  picked !== null || foePicked !== null || others.some((other) => other.picked !== null);

/** The change that puts a weapon into the hands of one side, with the wounds of its owner in a fight. */
export function withWeapon(situation: OddsSituation, whose: PickFor, pick: WeaponPick): Partial<OddsSituation> {
  const side = heldSide(pick.side);
  if (whose === 'theirs') return { theirs: side, foePicked: pick.id };
  if (whose === 0) return { mine: side, picked: pick.id };
  const others = situation.others.map((other, at) => (at === whose - 1 ? { ...other, side, picked: pick.id } : other));
  return { others };
}

/** The change that makes an operative the target of the shots. */
export const withTarget = (situation: OddsSituation, pick: OperativePick): Partial<OddsSituation> => ({
  ...asTarget(situation, pick),
  foePicked: pick.id,
});
