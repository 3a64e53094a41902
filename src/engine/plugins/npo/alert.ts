import type { KillTeamRules } from '../../family/killteam/rules/killTeamRules.ts';
import type { Game, TaskModule } from '../../family/killteam/rules/game.ts';
import { faceOf } from '../../dice/answers.ts';
import { operativeById, requestId, tableSide } from '../../family/killteam/model/lookup.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import type { LookRequest } from '../../family/killteam/model/request.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { SpottedTask } from '../../family/killteam/model/npoTask.ts';
import type { MoraleTask } from '../../family/killteam/model/task.ts';
import { mindOf, type Noticed } from './mind.ts';
import { noticedWithin } from './noticedWithin.ts';

/** A D6 of at most this, and the few that are left run (acolyte.md C18). */
export const RUNS_UP_TO = 2;

/** It was noticed: the enemy is suspicious, and looks where it stood. */
const sightingOf = (state: BattleState, operative: string): readonly BattleEvent[] => [
  { type: 'alertChanged', to: Math.max(1, state.alert ?? 0) },
  { type: 'npoSet', choice: { noise: operativeById(state, operative).name, sighting: true }, startDv: 0 },
];

const NOT_KNOWN: Noticed = { is: null, close: [] };

/** Whether the board has it noticed; not known: the table is asked. */
const onBoard = (game: Game, operative: string): Noticed =>
  mindOf(game)?.noticedOn(game, operativeById(game.state, operative)) ?? NOT_KNOWN;

/** Asks the table, and says by whom half a millimetre decides on the board. */
function asked({ state }: Game, operative: string, { close }: Noticed): LookRequest {
  return {
    kind: 'look',
    id: requestId(state, 'spotted', operative),
    side: tableSide(state),
    operative,
    question: 'is',
    fact: 'spotted',
    place: 'here',
    inches: noticedWithin(state, operativeById(state, operative)),
    candidates: [],
    ...(close.length > 0 && { close }),
  };
}

/** Asked when an operative of the retinue has acted and the enemy is still unaware. */
export const spottedModule: TaskModule<SpottedTask> = {
  request: (game, { operative }) => {
    const noticed = onBoard(game, operative);
    return noticed.is === null ? asked(game, operative, noticed) : null;
  },
  resolve: (game, { operative }, answer) => {
    const { state } = game;
    const look = answer?.kind === 'look' ? answer.look : null;
    const told = look?.kind === 'dontKnow' || (look?.kind === 'is' && look.is);
    return told || onBoard(game, operative).is === true
      ? [{ type: 'taskClosed' }, ...sightingOf(state, operative)]
      : [{ type: 'taskClosed' }];
  },
};

/** The D6 of morale: at a quarter of its Deployment Value or less, the enemy may run. */
export const moraleModule: TaskModule<MoraleTask> = {
  request: ({ state }) => ({
    kind: 'roll',
    id: requestId(state, 'morale'),
    purpose: 'morale',
    side: tableSide(state),
    operative: null,
    count: 1,
    sides: 6,
    counts: false,
    success: null,
  }),
  resolve: (_, __, answer) => {
    const face = faceOf(answer);
    return [{ type: 'taskClosed' }, { type: 'moraleRolled', face, broken: face <= RUNS_UP_TO }];
  },
};

/** Enemies will walk between patrol points: the table that reads Alert plays them, which the first activation chooses. */
export const patrols = ({ alertTable }: Pick<KillTeamRules, 'alertTable'>, state: BattleState): boolean => {
  const { alert, npo, settings } = state;
  const table = npo?.table ?? '';
  const reads = alertTable !== null && (table === '' || table === alertTable);
  return alert !== undefined && settings.automation.enemy !== 'log' && reads;
};
