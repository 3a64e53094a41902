import type { BattleEvent } from '../../family/killteam/model/event.ts';
import { opposing, tableSide } from '../../family/killteam/model/lookup.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { counteractOffered } from '../../family/killteam/flow/turns.ts';
import type { Game } from '../../family/killteam/rules/game.ts';
import { enemiesDue, whoIsNext } from './choose.ts';
import { playsByTable } from './state.ts';

/** It looks for an overwatch: out of turn, where nothing but a shot is allowed (2021, K-31). */
export const watches = ({ rules, state }: Game, { readiness }: Operative): boolean =>
  rules.outOfTurn.actions !== null && state.activation === null && readiness === 'expended';

const letGoOn = (state: BattleState): readonly BattleEvent[] => [
  { type: 'counteractPassed' },
  { type: 'turnPassed', to: opposing(state, state.turn) },
];

/** The tables could overwatch, and all who may are known to see nobody: nobody is asked again, the others go on (K-31). */
export function nobodyWatches(game: Game): readonly BattleEvent[] {
  const { state, rules } = game;
  const theirs = state.turn === tableSide(state) && state.sides[1].hand === 'tables';
  return rules.outOfTurn.actions !== null &&
    theirs &&
    playsByTable(state.npo) &&
    state.settings.automation.enemy !== 'log' &&
    state.npo?.turn === null &&
    counteractOffered(game) &&
    enemiesDue(game).length === 0
    ? letGoOn(state)
    : [];
}

/** An overwatch that sees nobody costs nothing: the next who may looks, and when all have, the others go on (K-31). */
export function lookedInVain(game: Game, enemy: Operative): readonly BattleEvent[] {
  const { state } = game;
  const left: BattleEvent = { type: 'enemyLeft', operative: enemy.id };
  const after = game.at(game.rules.evolve(state, [{ type: 'taskClosed' }, left]));
  const next = counteractOffered(after) ? whoIsNext(after) : null;
  return next === null
    ? [left, ...letGoOn(state)]
    : [
        left,
        { type: 'enemyChosen', operative: next.id, why: next.why },
        { type: 'taskOpened', task: { kind: 'npo', id: 'npo', operative: next.id } },
      ];
}
