import { hasChange } from '../../stats/changes.ts';
import { fold } from '../fold.ts';
import { attackContext } from '../attackContext.ts';
import type { PreconditionCode } from '../../model/rejection.ts';
import { weaponHit } from '../../stats/stats.ts';
import { accurateLimitOf, fightInHand } from './fightInHand.ts';
import type { FighterInHand, FightInHand } from '../../rules/steps.ts';
import type { Game } from '../../rules/game.ts';
import type { Fighter, FightTask } from '../../model/task.ts';
import { meleeWeapons } from '../meleeWeapons.ts';
import type { Operative, Weapon } from '../../model/operative.ts';

const usedUp = (game: Game, operative: Operative, weapon: Weapon): boolean => {
  const context = attackContext(game.state, { attacker: operative, weapon, target: null, via: 'action' });
  const start: readonly PreconditionCode[] = [];
  return fold(game.rules, 'weaponAllowed', { value: start, moment: context }).value.includes('limitedUsed');
};

/** What it can fight back with: melee weapons whose uses are not gone. */
export const retaliationWeapons = (game: Game, operative: Operative): readonly Weapon[] =>
  meleeWeapons(operative).filter((weapon) => !usedUp(game, operative, weapon));

/** A fight for one side: whom it fights (null: somebody who does not), how many friends assist it if its opponent lets them, and pips others lend it. */
interface Facing {
  readonly foe: Operative | null;
  readonly assists: number;
  readonly aura?: number | undefined;
}

/** A fighter who has not rolled. Hit is fixed at the start of the action: what happens in it changes nothing (T08). */
export function newFighter(
  game: Game,
  { operative, weapon }: { readonly operative: Operative; readonly weapon: Weapon | null },
  facing: Facing,
): Fighter {
  const { foe, aura } = facing;
  const assists = foe && hasChange(game.state, foe, 'unassistedFoe') ? 0 : facing.assists;
  return {
    operative: operative.id,
    weapon: weapon?.id ?? null,
    hit: weapon === null ? 6 : weaponHit(game, { operative, weapon }, { pointBlank: false, assists, foe, aura }).hit,
    assists,
    dice: null,
    pool: null,
    accurate: 0,
    rerollsPassed: [],
    shockUsed: false,
    nearby: null,
    ...(aura !== undefined && { aura }),
  };
}

const ACCURATE = 'accurate';

/** It was said how many dice this side keeps by Accurate. */
export const isAccurateSaid = ({ rerollsPassed }: Fighter): boolean => rerollsPassed.includes(ACCURATE);

/** So many dice are kept; a weapon that has none left to roll counts as rolled. */
const keeping = ({ weapon }: FighterInHand, accurate: number): Pick<Fighter, 'accurate' | 'dice'> => ({
  accurate,
  dice: weapon?.attacks === accurate ? [] : null,
});

/** It is said how many dice this side keeps by Accurate. */
export const sayAccurate = (side: FighterInHand, accurate: number): Partial<Fighter> => ({
  ...keeping(side, accurate),
  rerollsPassed: [...side.fighter.rerollsPassed, ACCURATE],
});

/** The fighter as made anew before its roll, with what was said of Accurate. */
export const withSaid = (anew: Fighter, { accurate, rerollsPassed }: Fighter): Fighter =>
  rerollsPassed.includes(ACCURATE) ? { ...anew, accurate, rerollsPassed: [ACCURATE] } : anew;

const kept = (fight: FightInHand, side: FighterInHand): Pick<Fighter, 'accurate' | 'dice'> => {
  const limit = accurateLimitOf(fight, side);
  return keeping(side, isAccurateSaid(side.fighter) ? Math.min(side.fighter.accurate, limit) : limit);
};

/** Accurate dice are kept in a fight, the most that is allowed, unless it was said how many. */
export const withAccurate = (game: Game, task: FightTask): FightTask => {
  const fight = fightInHand(game, task);
  const none = { accurate: 0, dice: null };
  return {
    ...task,
    attacker: { ...task.attacker, ...kept(fight, fight.attacker) },
    defender: { ...task.defender, ...(task.noRetaliate ? none : kept(fight, fight.defender)) },
  };
};

/** The fight with what the defender has chosen to fight back with. */
export function withRetaliation({ game, task, defender }: FightInHand, weapon: Weapon): FightTask {
  const { operative, fighter, foe } = defender;
  const chosen = newFighter(game, { operative, weapon }, { foe, assists: fighter.assists, aura: fighter.aura });
  return withAccurate(game, { ...task, defender: chosen });
}
