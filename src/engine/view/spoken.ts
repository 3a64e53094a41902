import { isPastAccurate } from '../family/killteam/attack/shoot/accurateWithin.ts';
import { fold } from '../family/killteam/attack/fold.ts';
import { attackNow, defenceNow } from '../family/killteam/attack/shoot/shotInHand.ts';
import type { Because } from '../family/killteam/model/attackEvent.ts';
import type { WeaponRuleUse } from '../family/killteam/model/operative.ts';
import type { Pool } from '../family/killteam/model/pool.ts';
import type { ShotInHand } from '../family/killteam/rules/steps.ts';
import type { Window, Windows } from '../family/killteam/rules/windows.ts';

/** A moment of a shot of which is told which rules changed a number. */
export type ToldWindow =
  | 'accurate'
  | 'rerolls'
  | 'thresholds'
  | 'retained'
  | 'piercing'
  | 'coverSave'
  | 'critsOnly'
  | 'triggers';

/** A rule of the weapon that may speak at a moment, and what it said; null: nothing. */
export interface Spoken {
  readonly use: WeaponRuleUse;
  readonly because: Because | null;
}

const folded = <W extends Window>(
  { shot }: ShotInHand,
  window: W,
  start: { readonly value: Windows[W]; readonly pool?: Pool },
): readonly Because[] =>
  fold(shot.rules, window, { value: start.value, moment: { ...shot.context, pool: start.pool ?? [] } }).because;

const retained = (inHand: ShotInHand): Pool => attackNow(inHand)?.pool ?? [];

const BECAUSE: Readonly<Record<ToldWindow, (inHand: ShotInHand) => readonly Because[]>> = {
  accurate: (inHand) => (isPastAccurate(inHand.shot.context) ? [] : folded(inHand, 'accurate', { value: 0 })),
  rerolls: (inHand) => folded(inHand, 'rerolls', { value: [] }),
  thresholds: (inHand) => folded(inHand, 'thresholds', { value: { hit: inHand.shot.hit, critical: 7 } }),
  retained: (inHand) => attackNow(inHand)?.because ?? [],
  piercing: (inHand) => defenceNow(inHand)?.because ?? [],
  coverSave: (inHand) => defenceNow(inHand)?.because ?? [],
  critsOnly: (inHand) => folded(inHand, 'critsOnly', { value: false, pool: retained(inHand) }),
  triggers: (inHand) => folded(inHand, 'triggers', { value: [], pool: retained(inHand) }),
};

/** The weapon's rules that may speak at this moment of the shot, in the order of the ruleset. */
export function spokenAt(inHand: ShotInHand, window: ToldWindow): readonly Spoken[] {
  const because = BECAUSE[window](inHand);
  const { rules } = inHand.weapon;
  return inHand.shot.rules.order[window].flatMap((id) =>
    rules
      .filter((use) => use.id === id)
      .map((use) => ({ use, because: because.find((one) => one.rule === id && one.window === window) ?? null })),
  );
}
