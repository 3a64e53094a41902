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

/** A fight for one side: whom it fights, how many friends assist it if its opponent lets them, and pips others lend it. */
interface Facing {
  readonly foe: Operative;
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
  const assists = hasChange(game.state, foe, 'unassistedFoe') ? 0 : facing.assists;
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

/** The dice Accurate keeps; a weapon that has none left to roll counts as rolled. */
const kept = (fight: FightInHand, side: FighterInHand): Pick<Fighter, 'accurate' | 'dice'> => {
  const accurate = accurateLimitOf(fight, side);
  return { accurate, dice: side.weapon?.attacks === accurate ? [] : null };
};

/** Accurate dice are always kept in a fight: the most that is allowed. */
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
  const { operative, fighter, opponent: foe } = defender;
  const chosen = newFighter(game, { operative, weapon }, { foe, assists: fighter.assists, aura: fighter.aura });
  return withAccurate(game, { ...task, defender: chosen });
}
