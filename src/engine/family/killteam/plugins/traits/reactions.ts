import type { ActionId } from '../../../../core/ids.ts';
import { findOperative, ofSide, operativeById, opposing, standing, topTask } from '../../model/lookup.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { AfterActionTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';
import type { BattleHooks } from '../../rules/plugin.ts';
import { gunsOf } from '../effects/operations/guns.ts';
import { heldDie } from '../effects/heldDie.ts';
import { EVENT } from '../effects/table.ts';
import { type About, asks } from './asks.ts';
import { nearAsked } from './near.ts';

type Told<T extends BattleEvent['type']> = Extract<BattleEvent, { type: T }>;

const jam = (game: Game, { operative, counter }: Told<'jammed'>): readonly BattleEvent[] =>
  asks(game, { moment: 'onJam', operative, other: null }, `${operative}.${counter}`);

/** Whom the enemy that fell back has left: each may fight it, those beside it assist. */
function left(game: Game, enemy: string, events: readonly BattleEvent[]): readonly BattleEvent[] {
  const friends = events.flatMap((event) =>
    event.type === 'engagementChanged' && !event.on && event.pair.includes(enemy)
      ? event.pair.filter((id) => id !== enemy)
      : [],
  );
  return friends
    .flatMap((operative) => {
      const beside = friends.filter((id) => id !== operative);
      return asks(game, { moment: 'onLeaving', operative, other: enemy, beside }, operative);
    })
    .toReversed();
}

/** The die of the event lies there. */
function dieLies(game: Game, { set }: Told<'taskMoved'>): readonly BattleEvent[] {
  const top = topTask(game.state);
  const lies = top?.kind === 'table' && top.id === EVENT && 'faces' in set && heldDie(top) !== null;
  return lies ? asks(game, { moment: 'onRolled', operative: null, other: null }, EVENT) : [];
}

function following(game: Game, event: BattleEvent, events: readonly BattleEvent[]): readonly BattleEvent[] {
  if (event.type === 'jammed') return jam(game, event);
  if (event.type === 'taskMoved') return dieLies(game, event);
  if (event.type === 'actionPerformed' && event.action === 'fallBack') return left(game, event.operative, events);
  if (event.type === 'attackDeclared' && event.action === 'shoot')
    return asks(game, { moment: 'onTarget', operative: event.target, other: event.operative }, event.target);
  return event.type === 'taskOpened' && event.task.kind === 'table' && event.task.id === EVENT
    ? asks(game, { moment: 'onEvent', operative: null, other: null }, EVENT)
    : [];
}

/** The gun that was just fired has no shot left. */
function isEmpty({ state }: Game, { action, operative: id }: AfterActionTask): boolean {
  const operative = action === 'shoot' && id !== null ? findOperative(state, id) : null;
  if (operative === null || !standing(operative)) return false;
  const fired = operative.weapons.find((weapon) => weapon.id === operative.lastWeapon)?.ammo?.counter;
  return gunsOf(state, operative).some(({ counter, shots }) => counter === fired && shots.left === 0);
}

/** A Shoot from Vantage did nobody any harm: it may be made again. */
function missed(game: Game, { action, operative: id, hurt, against }: AfterActionTask): readonly BattleEvent[] {
  const operative = action === 'shoot' && hurt.length === 0 ? findOperative(game.state, id ?? '') : null;
  return operative?.onVantage === true
    ? asks(game, { moment: 'onMiss', operative: operative.id, other: against ?? null }, operative.id)
    : [];
}

const MOVES: readonly ActionId[] = ['reposition', 'dash', 'fallBack', 'charge'];

/** Enemies of whoever moved that it may be near to now: one question for all of them. */
function near(game: Game, { action, operative: id, side }: AfterActionTask): readonly BattleEvent[] {
  const mover = action !== null && MOVES.includes(action) ? findOperative(game.state, id ?? '') : null;
  if (mover === null || !standing(mover)) return [];
  const enemies = ofSide(game.state, opposing(game.state, side)).map((enemy) => enemy.id);
  return nearAsked(game, mover.id, enemies);
}

/** Somebody is asked for the first of those who are about to go down and were not asked for yet. */
function goesDown(game: Game, { hurt, asked = [] }: AfterActionTask): readonly BattleEvent[] {
  for (const { operative, amount } of hurt) {
    const { wounds, down, removed } = operativeById(game.state, operative);
    if (wounds > 0 || down || removed || asked.includes(operative)) continue;
    const about: About = { moment: 'onDown', operative, other: null, ...(amount !== undefined && { amount }) };
    const opened = asks(game, about, operative);
    if (opened.length > 0) return [{ type: 'taskMoved', set: { asked: [...asked, operative] } }, ...opened];
  }
  return [];
}

/** The moments at which somebody may step in with a trait (`rules/acolyte.md` C7). */
export const reactions = {
  follows: (game, events) => events.flatMap((event) => following(game, event, events)),
  acted: (game, task) => [
    ...(isEmpty(game, task) ? asks(game, { moment: 'onJam', operative: task.operative, other: null }, 'empty') : []),
    ...missed(game, task),
    ...near(game, task),
  ],
  goesDown,
  harms: (game, { id }, step) => asks(game, { moment: 'onHarm', operative: id, other: null }, `${step}.${id}`),
} satisfies Partial<BattleHooks>;
