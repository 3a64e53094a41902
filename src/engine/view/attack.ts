import { fightInHand, thresholdsOf } from '../family/killteam/attack/fight/fightInHand.ts';
import type { PoolName } from '../family/killteam/attack/openPool.ts';
import { gradesOf, saveThresholds } from '../family/killteam/attack/shoot/derive.ts';
import { shotInHand } from '../family/killteam/attack/shoot/shotInHand.ts';
import { ofSide, standing, topTask } from '../family/killteam/model/lookup.ts';
import { classify, type Grade, type RolledDie } from '../family/killteam/model/pool.ts';
import type { FightTask, ShootTask } from '../family/killteam/model/task.ts';
import { traitReasons } from '../family/killteam/plugins/traits/traitUse.ts';
import type { Game } from '../family/killteam/rules/game.ts';
import type { FightInHand, ShotInHand } from '../family/killteam/rules/steps.ts';
import type { Trait } from '../family/killteam/traits/trait.ts';
import type { OperativeId } from '../core/ids.ts';
import type { Request } from '../family/killteam/model/request.ts';
import { type CommandReroll, commandRerollView } from './commandReroll.ts';
import { forbiddenInFight, forbiddenInShot, type ForbiddenRerolls } from './forbiddenRerolls.ts';
import { type FightView, fightView } from './fight.ts';
import { once } from '../core/once.ts';
import { type ShotView, shotView } from './shot.ts';

/** Somebody, and what it can use in the middle of an attack. */
interface Able {
  readonly operative: OperativeId;
  readonly traits: readonly Trait[];
}

/** The attack in hand: either a shot or a fight. */
export interface AttackView {
  readonly shot: ShotView | null;
  readonly fight: FightView | null;
  /** The rolled dice of a pool; empty: not rolled yet. */
  readonly rolled: (pool: PoolName) => readonly RolledDie[];
  /** What dice of a pool count as before the weapon's rules speak. */
  readonly grades: (pool: PoolName, dice: readonly RolledDie[]) => readonly Grade[];
  readonly command: CommandReroll;
  /** Re-rolls by weapon rules that something forbids. */
  readonly forbidden: readonly ForbiddenRerolls[];
  /** Who of the first side can use something now, an attack or not. */
  readonly able: readonly Able[];
}

type Dice = Pick<AttackView, 'rolled' | 'grades'>;

const diceOfShot = ({ shot, task: { sequence } }: ShotInHand): Dice => ({
  rolled: (pool) => sequence[pool] ?? [],
  grades: (pool, dice) =>
    pool === 'attack' ? gradesOf(shot, dice) : classify(dice, saveThresholds(shot)).map(({ grade }) => grade),
});

const ROLES = { attack: 'attacker', defence: 'defender' } as const;

const diceOfFight = (fight: FightInHand): Dice => ({
  rolled: (pool) => fight.task[ROLES[pool]].dice ?? [],
  grades: (pool, dice) => classify(dice, thresholdsOf(fight, fight[ROLES[pool]])).map(({ grade }) => grade),
});

const ableNow = (game: Game): readonly Able[] =>
  ofSide(game.state, game.state.sides[0].id)
    .filter(standing)
    .map((operative) => ({
      operative: operative.id,
      traits: (operative.traits ?? []).filter(
        (trait) => trait.use?.during === 'any' && traitReasons(game, operative, trait).length === 0,
      ),
    }))
    .filter(({ traits }) => traits.length > 0);

const isRerolling = (task: ShootTask | FightTask): boolean =>
  (task.kind === 'shoot' ? task.sequence : task).rerolling !== null;

/** The shot or the fight itself with its dice. */
function inHand(game: Game, task: ShootTask | FightTask): Pick<AttackView, 'shot' | 'fight' | 'forbidden'> & Dice {
  if (task.kind === 'shoot') {
    const shot = shotInHand(game, task);
    return { shot: shotView(shot), fight: null, forbidden: forbiddenInShot(shot), ...diceOfShot(shot) };
  }
  const fight = fightInHand(game, task);
  return { shot: null, fight: fightView(fight), forbidden: forbiddenInFight(fight), ...diceOfFight(fight) };
}

/** The attack in hand; null: there is none. `request`: the open question. */
export function attackView(game: Game, request: Request | null): AttackView | null {
  const task = topTask(game.state);
  if (task?.kind !== 'shoot' && task?.kind !== 'fight') return null;
  const isBusy = request === null || request.kind === 'reroll' || isRerolling(task);
  const able = once(() => ableNow(game));
  return {
    ...inHand(game, task),
    command: commandRerollView(game, isBusy),
    get able() {
      return able();
    },
  };
}
