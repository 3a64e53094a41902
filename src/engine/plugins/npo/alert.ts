import type { KillTeamRules } from '../../family/killteam/rules/killTeamRules.ts';
import type { TaskModule } from '../../family/killteam/rules/game.ts';
import { faceOf } from '../../dice/answers.ts';
import { requestId, tableSide } from '../../family/killteam/model/lookup.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { MoraleTask, SpottedTask } from '../../family/killteam/model/task.ts';

/** Inches within which an unaware enemy notices somebody who is not in cover (acolyte.md C18). */
const NOTICED_WITHIN = 12;
/** A D6 of at most this, and the few that are left run (acolyte.md C18). */
export const RUNS_UP_TO = 2;

/** Asked when an operative of the retinue has acted and the enemy is still unaware. */
export const spottedModule: TaskModule<SpottedTask> = {
  request: ({ state }, { operative }) => ({
    kind: 'look',
    id: requestId(state, 'spotted', operative),
    side: tableSide(state),
    operative,
    question: 'is',
    fact: 'spotted',
    place: 'here',
    inches: NOTICED_WITHIN,
    candidates: [],
  }),
  resolve: ({ state }, _, answer) => {
    const look = answer?.kind === 'look' ? answer.look : null;
    const noticed = look?.kind === 'dontKnow' || (look?.kind === 'is' && look.is);
    return [
      { type: 'taskClosed' },
      ...(noticed ? [{ type: 'alertChanged' as const, to: Math.max(1, state.alert ?? 0) }] : []),
    ];
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
