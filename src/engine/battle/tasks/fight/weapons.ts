import { hasChange } from '../../../traits/changes.ts';
import { fold } from '../../../attack/fold.ts';
import { attackContext } from '../../attackContext.ts';
import type { PreconditionCode } from '../../rejection.ts';
import { weaponHit } from '../../stats.ts';
import { accurateLimitOf, type FighterInHand, type FightInHand, fightInHand } from './fightInHand.ts';
import { fighterMoved, fightRequestId, type FightStepModule } from './step.ts';
import type { BattleEvent } from '../../event.ts';
import type { Game } from '../../game.ts';
import type { Fighter, FightTask } from '../../task.ts';
import { meleeWeapons } from '../../meleeWeapons.ts';
import type { Operative, Weapon } from '../../operative.ts';

const usedUp = (game: Game, operative: Operative, weapon: Weapon): boolean => {
  const context = attackContext(game.state, { attacker: operative, weapon, target: null, via: 'action' });
  const start: readonly PreconditionCode[] = [];
  return fold(game.ruleset, 'weaponAllowed', { value: start, moment: { ...context, pool: [] } }).value.includes(
    'limitedUsed',
  );
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
export function newFighter(operative: Operative, weapon: Weapon | null, facing: Facing): Fighter {
  const { foe, aura } = facing;
  const assists = hasChange(foe, 'unassistedFoe') ? 0 : facing.assists;
  return {
    operative: operative.id,
    weapon: weapon?.id ?? null,
    hit: weapon === null ? 6 : weaponHit(operative, weapon, { pointBlank: false, assists, foe, aura }).hit,
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

const mustChoose = ({ game, task, defender }: FightInHand): readonly Weapon[] =>
  task.noRetaliate || defender.weapon !== null ? [] : retaliationWeapons(game, defender.operative);

/** The defender chooses a melee weapon, after the attacker's choice. Asked only when there are several. */
export const defenderWeapon: FightStepModule = {
  request: (fight) => {
    const weapons = mustChoose(fight);
    const [best] = weapons;
    if (best === undefined) return null;
    return {
      kind: 'pick',
      id: fightRequestId(fight, 'weapon'),
      question: 'defenderWeapon',
      side: fight.defender.operative.side,
      operative: fight.defender.operative.id,
      options: weapons.map((weapon) => ({
        id: weapon.id,
        code: 'weapon',
        params: { weapon: weapon.id, name: weapon.name },
        value: weapon.attacks,
        note: weapon === best ? 'mostHits' : null,
      })),
      best: best.id,
      random: false,
    };
  },
  resolve: (fight, answer): readonly BattleEvent[] => {
    const weapon = retaliationWeapons(fight.game, fight.defender.operative).find(
      (candidate) => answer.kind === 'pick' && candidate.id === answer.option,
    );
    if (weapon === undefined) return [];
    const { operative, fighter, opponent: foe } = fight.defender;
    const chosen = newFighter(operative, weapon, { foe, assists: fighter.assists, aura: fighter.aura });
    const armed = withAccurate(fight.game, { ...fight.task, defender: chosen });
    return [fighterMoved('defender', armed.defender)];
  },
};
