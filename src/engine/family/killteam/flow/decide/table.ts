import type { Command } from '../../model/command.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Game, BattleDecision } from '../../rules/game.ts';
import { findOperative, pairOf, standing } from '../../model/lookup.ts';
import { reject } from '../../model/rejection.ts';
import { endsWith, ticked } from '../ticked.ts';
import { done, refused } from './decision.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const known = ({ state }: Game, id: string): boolean => findOperative(state, id) !== null;

/** Who is within whose control range, as the table says (DECISIONS, State 1). */
export function setEngaged(game: Game, { pair, on }: Of<'setEngaged'>): BattleDecision {
  const [one, other] = pair;
  const a = findOperative(game.state, one);
  const b = findOperative(game.state, other);
  if (a === null || b === null) return refused(reject('unknownOperative', { operative: a === null ? one : other }));
  if (a.side === b.side) return refused(reject('wrongSide'));
  if (on && !(standing(a) && standing(b))) return refused(reject('operativeDown'));
  return done(game, [{ type: 'engagementChanged', pair: pairOf(game.state, a, b), on }]);
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
  return done(game, ticked(game, tick, on));
}

/** The battle is over because the players say so: done or failed, so are its primary objectives. */
export function endBattle(game: Game, { reason }: Of<'endBattle'>): BattleDecision {
  if (game.state.result !== null) return refused(reject('battleOver'));
  return done(game, reason === 'ended' ? [{ type: 'battleEnded', reason }] : endsWith(game, reason));
}

/** The battle goes on after all; a turning point limit no longer holds. */
export function goOn(game: Game): BattleDecision {
  const { result } = game.state;
  if (result === null) return refused(reject('nothingToPass'));
  const limit: BattleEvent[] =
    result.reason === 'turningPointLimit' ? [{ type: 'worldChanged', set: { turningPoints: null } }] : [];
  const scenario: BattleEvent[] =
    game.state.mission.script === undefined ? [] : [{ type: 'scenarioMoved', set: { goesOn: true } }];
  return done(game, [{ type: 'battleResumed' }, ...limit, ...scenario]);
}
