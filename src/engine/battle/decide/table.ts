import type { Command } from '../command.ts';
import type { BattleEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { findOperative, standing } from '../lookup.ts';
import { operative as operativeSchema } from '../operative.ts';
import { reject } from '../rejection.ts';
import { battleSettings } from '../settings.ts';
import { fallEvents } from '../tasks/falling.ts';
import { type BattleDecision, done, refused } from './decision.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const known = ({ state }: Game, id: string): boolean => findOperative(state, id) !== null;

/** Who is within whose control range, as the table says (DECISIONS, State 1). */
export function setEngaged(game: Game, { retinue, enemy, on }: Of<'setEngaged'>): BattleDecision {
  const a = findOperative(game.state, retinue);
  const b = findOperative(game.state, enemy);
  if (a === null || b === null) return refused(reject('unknownOperative', { operative: a === null ? retinue : enemy }));
  if (a.side !== 'retinue' || b.side !== 'enemy') return refused(reject('wrongSide'));
  if (on && !(standing(a) && standing(b))) return refused(reject('operativeDown'));
  return done(game, [{ type: 'engagementChanged', retinue, enemy, on }]);
}

export const setFlag = (game: Game, { operative, flag, on }: Of<'setFlag'>): BattleDecision =>
  known(game, operative)
    ? done(game, [{ type: 'flagSet', operative, flag, on }])
    : refused(reject('unknownOperative', { operative }));

/** Inches of the floor an operative stands on above the killzone floor, 0..100. */
export function setHeight(game: Game, { operative, inches }: Of<'setHeight'>): BattleDecision {
  if (!known(game, operative)) return refused(reject('unknownOperative', { operative }));
  if (!(inches >= 0 && inches <= 100)) return refused(reject('outOfBounds'));
  return done(game, [{ type: 'heightSet', operative, inches }]);
}

export function setCounter(game: Game, { counter, to }: Of<'setCounter'>): BattleDecision {
  const rule = game.state.mission.counters.find(({ id }) => id === counter);
  if (rule === undefined) return refused(reject('unknownCounter', { counter }));
  if (!Number.isInteger(to) || to < 0 || to > rule.max) return refused(reject('outOfBounds'));
  return done(game, [{ type: 'counterSet', counter, to }]);
}

/** Ticks something of the mission; some ticks end the battle. */
export function setTick(game: Game, { tick, on }: Of<'setTick'>): BattleDecision {
  const rule = game.state.mission.ticks.find(({ id }) => id === tick);
  if (rule === undefined) return refused(reject('unknownCounter', { counter: tick }));
  const ends = on && rule.ends !== 'no' && game.state.result === null;
  const reason = rule.ends === 'failed' ? 'primaryFailed' : 'primaryDone';
  return done(game, [
    { type: 'tickSet', tick, on },
    ...(ends ? [{ type: 'battleEnded' as const, reason } as const] : []),
  ]);
}

/** Somebody fell, by its own choice or another's. */
export function fall(game: Game, { operative, inches }: Of<'fall'>): BattleDecision {
  const found = findOperative(game.state, operative);
  if (found === null) return refused(reject('unknownOperative', { operative }));
  if (!(inches >= 0 && inches <= 100)) return refused(reject('outOfBounds'));
  if (game.state.tasks.length > 0) return refused(reject('requestPending'));
  const { side } = found;
  const aftermath: BattleEvent = {
    type: 'taskOpened',
    task: {
      kind: 'afterAction',
      id: 'after',
      operative: null,
      side,
      action: null,
      via: 'action',
      hurt: [],
      step: 'down',
    },
  };
  return done(game, [aftermath, ...fallEvents(game, found, { inches, by: null })]);
}

/** Somebody joins by hand; its id must be new. */
export function addOperative(game: Game, command: Of<'addOperative'>): BattleDecision {
  const parsed = operativeSchema.safeParse(command.operative);
  if (!parsed.success || known(game, command.operative.id)) return refused(reject('outOfBounds'));
  return done(game, [{ type: 'operativeAdded', operative: parsed.data }]);
}

export function changeSettings(game: Game, { settings }: Of<'changeSettings'>): BattleDecision {
  const parsed = battleSettings.safeParse(settings);
  return parsed.success
    ? done(game, [{ type: 'settingsChanged', settings: parsed.data }])
    : refused(reject('outOfBounds'));
}

/** Every retinue operative belongs to a player. */
export function assign(game: Game, { operative, owner }: Of<'assign'>): BattleDecision {
  if (!known(game, operative)) return refused(reject('unknownOperative', { operative }));
  const player = game.state.players.some(({ id }) => id === owner);
  return player ? done(game, [{ type: 'assigned', operative, owner }]) : refused(reject('unknownPlayer', { owner }));
}

export function renamePlayer(game: Game, { player, name, mark }: Of<'renamePlayer'>): BattleDecision {
  const found = game.state.players.some(({ id }) => id === player);
  return found
    ? done(game, [{ type: 'playerRenamed', player, name: name.slice(0, 40), mark: mark.slice(0, 2) }])
    : refused(reject('unknownPlayer', { owner: player }));
}

/** The battle is over because the players say so. */
export const endBattle = (game: Game, { reason }: Of<'endBattle'>): BattleDecision =>
  game.state.result === null ? done(game, [{ type: 'battleEnded', reason }]) : refused(reject('battleOver'));

/** The battle goes on after all; a turning point limit no longer holds. */
export function goOn(game: Game): BattleDecision {
  const { result } = game.state;
  if (result === null) return refused(reject('nothingToPass'));
  const limit: BattleEvent[] =
    result.reason === 'turningPointLimit' ? [{ type: 'worldChanged', set: { turningPoints: null } }] : [];
  return done(game, [{ type: 'battleResumed' }, ...limit]);
}
