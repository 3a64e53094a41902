import type { TimedEffect, Operative } from '../../../model/operative.ts';
import { aplOf, moveOf, saveOf, weaponHit } from '../../../stats/stats.ts';
import type { Game } from '../../../rules/game.ts';
import type { KillTeamRules } from '../../../rules/killTeamRules.ts';
import { effectBegins } from '../../../stats/apl.ts';
import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

const inTheOpen = { pointBlank: false, assists: 0 };

/** What the operative plays with, for each statistic that can change; Hit by weapon. */
const PLAYED: {
  readonly [S in TimedEffect['stat']]: (rules: KillTeamRules, operative: Operative) => readonly number[];
} = {
  apl: (rules, operative) => [aplOf(rules, operative)],
  move: (rules, operative) => [moveOf(rules, operative)],
  save: (_, operative) => [saveOf(operative)],
  hit: (rules, operative) => operative.weapons.map((weapon) => weaponHit(rules, { operative, weapon }, inTheOpen).hit),
};

function differs({ rules }: Game, operative: Operative, effect: TimedEffect): boolean {
  const before = PLAYED[effect.stat](rules, operative);
  const after = PLAYED[effect.stat](rules, { ...operative, effects: [...operative.effects, effect] });
  return before.some((value, index) => value !== after[index]);
}

/**
 * `APL`, `HIT`, `MOVE`, `SAVE` for a time; + is better (`rules/acolyte.md` C0). It does nothing where the number played
 * with stays the same: APL that is ignored or already 1 away in that direction, Hit and Save at their ends, Move at 4".
 */
export const statEffect: EffectModules['stat'] = onOperative({
  affects: (game, { stat, by, expires }, operative) =>
    differs(game, operative, { id: '', stat, by, expires, source: '' }),
  happens: (_, { stat, by, expires }, operative, { id, source }) => [
    effectBegins(operative, { id, stat, by, expires, source }),
  ],
});
