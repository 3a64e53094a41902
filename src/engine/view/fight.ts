import { diceToRoll, poolOf, thresholdsOf } from '../family/killteam/attack/fight/fightInHand.ts';
import type { PoolName } from '../family/killteam/attack/openPool.ts';
import { assistsMatter } from '../family/killteam/flow/decide/openAttack.ts';
import type { Pool, Thresholds } from '../family/killteam/model/pool.ts';
import type { FightTask } from '../family/killteam/model/task.ts';
import type { FighterInHand, FightInHand } from '../family/killteam/rules/steps.ts';
import { changesOf, type Source } from '../family/killteam/stats/changes.ts';
import { type WeaponHit, weaponHit } from '../family/killteam/stats/stats.ts';

/** One side of a fight in hand. */
export interface FighterView extends FighterInHand {
  /** The name of its dice. */
  readonly pool: PoolName;
  readonly thresholds: Thresholds;
  /** What forbids anybody to assist it. */
  readonly unassistedBy: readonly Source[];
  /** Attack dice it rolls. */
  readonly toRoll: number;
  /** Its dice, retained or as they would be; null: not rolled yet. */
  readonly dice: Pool | null;
  /** Where its Hit comes from, had it so many wounds when that was fixed; null: it has no weapon yet. */
  readonly hitFrom: (wounds: number) => WeaponHit | null;
}

/** A fight in hand, worked out. */
export interface FightView {
  readonly task: FightTask;
  readonly attacker: FighterView;
  readonly defender: FighterView;
  /** Somebody whom friends can assist has still to roll. */
  readonly assistsMatter: boolean;
  /** Nobody has rolled, and it is known with what the defender fights back. */
  readonly isToBeRolled: boolean;
}

const fighterView = (fight: FightInHand, side: FighterInHand): FighterView => ({
  ...side,
  pool: side.role === 'attacker' ? 'attack' : 'defence',
  thresholds: thresholdsOf(fight, side),
  unassistedBy: (side.foe === null ? [] : changesOf(fight.game.state, side.foe, 'unassistedFoe')).map(
    ({ source }) => source,
  ),
  toRoll: diceToRoll(fight, side),
  dice: poolOf(fight, side)?.pool ?? null,
  hitFrom: (wounds) =>
    side.weapon === null
      ? null
      : weaponHit(
          fight.game,
          { operative: { ...side.operative, wounds }, weapon: side.weapon },
          {
            pointBlank: false,
            assists: side.fighter.assists,
            foe: side.foe,
            aura: side.fighter.aura,
          },
        ),
});

const isToBeRolled = ({ task, defender }: FightInHand): boolean =>
  task.attacker.dice === null && task.defender.dice === null && (task.noRetaliate || defender.weapon !== null);

/** A fight in hand with all that its screen tells. */
export const fightView = (fight: FightInHand): FightView => ({
  task: fight.task,
  attacker: fighterView(fight, fight.attacker),
  defender: fighterView(fight, fight.defender),
  assistsMatter: assistsMatter(fight.task),
  isToBeRolled: isToBeRolled(fight),
});
