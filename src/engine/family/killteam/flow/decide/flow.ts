import { firstOver, otherFirst } from '../../stats/forbidden.ts';
import type { Command } from '../../model/command.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Game, BattleDecision } from '../../rules/game.ts';
import type { Order } from '../../../../core/ids.ts';
import { findOperative } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import { reject, type Rejection, when } from '../../model/rejection.ts';
import { counteractOffered, endOfActivation, groupMust, keepsOrder } from '../turns.ts';
import { tooManyInSuccession } from '../succession.ts';
import { done, refused, unless } from './decision.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const beginTurningPoint = (number: number): readonly BattleEvent[] => [
  { type: 'turningPointBegan', number },
  { type: 'taskOpened', task: { kind: 'initiative', id: 'initiative' } },
];

/** Set-up is finished: command points of step 3, then the first turning point. */
export const startBattle = (game: Game): BattleDecision =>
  game.state.phase === 'setUp'
    ? done(game, [{ type: 'battleStarted', cp: game.rules.startingCp(game.state) }, ...beginTurningPoint(1)])
    : refused(reject('wrongPhase'));

const nextBegins = (game: Game): BattleDecision =>
  game.state.tasks.length > 0
    ? refused(reject('requestPending'))
    : done(game, [...beginTurningPoint(game.state.turningPoint + 1), ...game.rules.hooks.turningPointBegins(game)]);

export const nextTurningPoint = (game: Game): BattleDecision =>
  game.state.phase === 'turningPointOver' && game.state.result === null
    ? nextBegins(game)
    : refused(reject(game.state.result === null ? 'wrongPhase' : 'battleOver'));

export const startFirefight = (game: Game): BattleDecision => {
  if (game.state.phase !== 'strategy') return refused(reject('wrongPhase'));
  return game.state.tasks.length > 0 ? refused(reject('requestPending')) : done(game, [{ type: 'firefightStarted' }]);
};

/** What must be so before anybody can act at all. */
export const flowReasons = ({ state }: Game): readonly Rejection[] => [
  ...when(state.result !== null, 'battleOver'),
  ...when(state.phase !== 'firefight', 'wrongPhase'),
  ...when(state.tasks.length > 0, 'requestPending'),
];

const yourTurn = (game: Game, operative: Operative): boolean => {
  const { state } = game;
  if (state.group?.side === operative.side) return state.group.operatives.includes(operative.id);
  if (state.group !== null) return true;
  return state.turn === operative.side || (operative.side !== state.turn && counteractOffered(game));
};

/** What a tap on the other side says without saying it: no more of the group, no counteraction. */
const passedBy = (game: Game, operative: Operative): readonly BattleEvent[] => {
  const { state } = game;
  if (state.group !== null && state.group.side !== operative.side) return [{ type: 'groupPassed' }];
  return counteractOffered(game) && operative.side !== state.turn ? [{ type: 'counteractPassed' }] : [];
};

/** It is to keep the order that it was set up with. */
const orderIsKept = (game: Game, operative: Operative, order: Order): boolean =>
  keepsOrder(game) && operative.order !== order;

/** Why it is not its turn; by a rule it need not be. */
const turnReasons = (game: Game, operative: Operative, byRule: boolean): readonly Rejection[] =>
  byRule
    ? when(tooManyInSuccession(game, operative), 'limitTwo')
    : [
        ...when(!yourTurn(game, operative), 'notYourTurn'),
        ...when(groupMust(game) && game.state.group?.side !== operative.side, 'groupGoesOn'),
      ];

/** Activates a ready operative of the side whose turn it is, with an order. */
export function activate(game: Game, command: Of<'activate'>): BattleDecision {
  const operative = findOperative(game.state, command.operative);
  if (operative === null) return refused(reject('unknownOperative', { operative: command.operative }));
  const reasons = [
    ...flowReasons(game),
    ...when(game.state.activation !== null, 'activationOpen'),
    ...when(operative.down || operative.removed, 'operativeDown'),
    ...turnReasons(game, operative, command.byRule === true),
    ...when(operative.readiness !== 'ready', 'notReady'),
    ...otherFirst(game.state, operative, command.order),
    ...when(orderIsKept(game, operative, command.order), 'orderKept'),
  ];
  const { order, override } = command;
  return unless(game, reasons, {
    override,
    events: () => [
      ...passedBy(game, operative),
      ...(operative.guard ? [{ type: 'guardEnded' as const, operative: operative.id, why: 'acted' as const }] : []),
      { type: 'activated', operative: operative.id, order, kind: 'activation' },
      ...firstOver(game.state, operative),
      ...game.rules.hooks.activates(game, operative),
    ],
  });
}

/** The operative is expended; AP left are lost. */
export function endActivation(game: Game): BattleDecision {
  const { activation, interrupt, tasks } = game.state;
  if (activation === null) return refused(reject('noActivation'));
  if (tasks.length > 0 || interrupt !== null) return refused(reject('requestPending'));
  if (activation.midMove !== undefined) return refused(reject('midMove', { action: activation.midMove.action }));
  return done(game, endOfActivation(game, activation));
}
