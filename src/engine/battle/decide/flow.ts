import { firstOver, otherFirst } from '../../traits/forbidden.ts';
import { opposing } from '../../core/ids.ts';
import type { Command } from '../command.ts';
import type { BattleEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { surprisedBy } from '../guards.ts';
import { findOperative } from '../lookup.ts';
import type { Operative } from '../operative.ts';
import { reject, type Rejection, when } from '../rejection.ts';
import { canCounteract, counteractOffered, endOfActivation, turnAfter } from '../turns.ts';
import { type BattleDecision, done, refused, unless } from './decision.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const beginTurningPoint = (number: number): readonly BattleEvent[] => [
  { type: 'turningPointBegan', number },
  { type: 'taskOpened', task: { kind: 'initiative', id: 'initiative' } },
];

/** Set-up is finished: command points of step 3, then the first turning point. */
export const startBattle = (game: Game): BattleDecision =>
  game.state.phase === 'setUp'
    ? done(game, [{ type: 'battleStarted' }, ...beginTurningPoint(1)])
    : refused(reject('wrongPhase'));

export const nextTurningPoint = (game: Game): BattleDecision =>
  game.state.phase === 'turningPointOver' && game.state.result === null
    ? done(game, beginTurningPoint(game.state.turningPoint + 1))
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

const yourTurn = ({ state }: Game, operative: Operative): boolean => {
  if (state.group?.side === operative.side) return state.group.operatives.includes(operative.id);
  if (state.group !== null) return true;
  return state.turn === operative.side || (operative.side !== state.turn && counteractOffered(state));
};

/** What a tap on the other side says without saying it: no more of the group, no counteraction. */
const passedBy = ({ state }: Game, operative: Operative): readonly BattleEvent[] => {
  if (state.group !== null && state.group.side !== operative.side) return [{ type: 'groupPassed' }];
  return counteractOffered(state) && operative.side !== state.turn ? [{ type: 'counteractPassed' }] : [];
};

/** Activates a ready operative of the side whose turn it is, with an order. */
export function activate(game: Game, command: Of<'activate'>): BattleDecision {
  const operative = findOperative(game.state, command.operative);
  if (operative === null) return refused(reject('unknownOperative', { operative: command.operative }));
  const reasons = [
    ...flowReasons(game),
    ...when(game.state.activation !== null, 'activationOpen'),
    ...when(operative.down || operative.removed, 'operativeDown'),
    ...when(operative.readiness !== 'ready', 'notReady'),
    ...when(!yourTurn(game, operative), 'notYourTurn'),
    ...otherFirst(operative, command.order),
  ];
  const { order, override } = command;
  return unless(game, reasons, {
    override,
    events: () => [
      ...passedBy(game, operative),
      ...(operative.guard ? [{ type: 'guardEnded' as const, operative: operative.id, why: 'acted' as const }] : []),
      { type: 'activated', operative: operative.id, order, kind: 'activation' },
      ...firstOver(operative),
      ...(game.later?.moments.activates(game.state, operative) ?? []),
    ],
  });
}

/** An expended Engage operative acts once, when all of the retinue are expended and it is its turn. */
export function counteract(game: Game, command: Of<'counteract'>): BattleDecision {
  const operative = findOperative(game.state, command.operative);
  if (operative === null) return refused(reject('unknownOperative', { operative: command.operative }));
  const reasons = [
    ...flowReasons(game),
    ...when(game.state.activation !== null, 'activationOpen'),
    ...when(operative.side === 'enemy' && game.state.npo?.counteract !== true, 'notRetinue'),
    ...when(operative.order === 'conceal', 'concealed'),
    ...when(operative.counteracted, 'alreadyCounteracted'),
    ...when(!canCounteract(game.state, operative) || !counteractOffered(game.state), 'cannotCounteract'),
  ];
  return unless(game, reasons, {
    override: command.override,
    events: () => [
      ...(operative.guard ? [{ type: 'guardEnded' as const, operative: operative.id, why: 'acted' as const }] : []),
      { type: 'activated', operative: operative.id, order: operative.order, kind: 'counteract' },
    ],
  });
}

export const passCounteract = (game: Game): BattleDecision =>
  counteractOffered(game.state)
    ? done(game, [{ type: 'counteractPassed' }, { type: 'turnPassed', to: opposing(game.state.turn) }])
    : refused(reject('nothingToPass'));

export const passGroup = (game: Game): BattleDecision => {
  const { group } = game.state;
  return group === null
    ? refused(reject('nothingToPass'))
    : done(game, [{ type: 'groupPassed' }, ...turnAfter(game.state, group.side)]);
};

/** The guard lets it be after all, as if nobody had interrupted. */
export const passInterrupt = (game: Game): BattleDecision => {
  const { interrupt, tasks } = game.state;
  return interrupt === null || tasks.length > 0
    ? refused(reject('nothingToPass'))
    : done(game, [{ type: 'interruptEnded' }, ...surprisedBy(game.state, interrupt.enemy)]);
};

/** The operative is expended; AP left are lost. */
export function endActivation(game: Game): BattleDecision {
  const { activation, interrupt, tasks } = game.state;
  if (activation === null) return refused(reject('noActivation'));
  if (tasks.length > 0 || interrupt !== null) return refused(reject('requestPending'));
  return done(game, endOfActivation(game.state, activation));
}
