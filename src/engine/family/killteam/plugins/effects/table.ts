import { present } from '../../../../core/invariant.ts';
import { faceOf } from '../../../../dice/answers.ts';
import type { EffectStep } from '../../tables/effect.ts';
import { rowFor, type TableRow } from '../../tables/rollTable.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Game, TaskModule } from '../../rules/game.ts';
import { askedSide } from '../../model/lookup.ts';
import type { Lasting, LastingSource } from '../../model/lasting.ts';
import { lastingOf } from '../../stats/changes.ts';
import type { BattleState } from '../../model/state.ts';
import type { EffectsTask, TableTask } from '../../model/task.ts';
import { heldDie, isHeldBack } from './heldDie.ts';
import { isLoot, lootOf } from './lootTables.ts';
import { chooseRow, faceAs, isToChoose, rollRequest, rollsTwice, tableOf, twiceUsed } from './tableRoll.ts';

/** The id of the roll on the table of events. */
export const EVENT = 'event';
const FORETOLD = 'foretold';

/** The id of a roll whose die lies on the table until the event comes: another one in each work that is open. */
export const foretoldId = ({ tasks }: Pick<BattleState, 'tasks'>): string => `${FORETOLD}.${tasks.length}`;
const isOfForetold = (id: string): boolean => id.startsWith(`${FORETOLD}.`);
const isForetold = ({ id }: TableTask): boolean => isOfForetold(id);
/** The id of a second roll, after a row that was for nobody. */
export const AGAIN = 'again';

/** Opens a roll on a table of the battle; `subject`: who rolls. */
export const openTable = (table: string, id: string, subject: string | null = null): readonly BattleEvent[] => [
  { type: 'taskOpened', task: { kind: 'table', id, table, rolls: 0, ...(subject !== null && { subject }) } },
];

/** The id with how many works of it are open: questions of a row that came again within itself are other ones. */
function unopened({ tasks }: Pick<BattleState, 'tasks'>, id: string): string {
  const open = tasks.filter((task) => task.id === id || task.id.startsWith(`${id}~`)).length;
  return open === 0 ? id : `${id}~${open}`;
}

/**
 * Opens effects, with their aftermath below: whoever they bring to 0 wounds goes down when all are done. `task`: what tells
 * their questions from others asked in the same action; the source when left out.
 */
export const openEffects = (
  state: Pick<BattleState, 'sides' | 'tasks'>,
  steps: readonly EffectStep[],
  effects: Pick<EffectsTask, 'subject' | 'again' | 'by'> & { readonly source: LastingSource; readonly task?: string },
): readonly BattleEvent[] => [
  {
    type: 'taskOpened',
    task: {
      kind: 'afterAction',
      id: 'after',
      operative: null,
      side: askedSide(state),
      action: null,
      via: 'action',
      hurt: [],
      step: 'down',
    },
  },
  {
    type: 'taskOpened',
    task: {
      kind: 'effects',
      id: unopened(state, `effects.${effects.task ?? effects.source.id}`),
      source: effects.source.id,
      of: effects.source,
      subject: effects.subject,
      steps: [...steps],
      number: 0,
      picked: null,
      rolled: [],
      applied: false,
      again: effects.again,
      ...(effects.by !== undefined && { by: effects.by }),
    },
  },
];

const aboutAmmo = (row: TableRow): boolean => row.effects.some(({ op }) => op === 'ammo' || op === 'jam');

/** With ammunition rules off, a row about ammunition does what stands beside it, if anything does (C0). */
const stepsOf = ({ settings }: BattleState, row: TableRow): readonly EffectStep[] => {
  const ammo = settings.parameters?.ammo === true && settings.automation.ammo === true;
  return !ammo && aboutAmmo(row) && row.otherwise !== null ? row.otherwise : row.effects;
};

/** What a face says, followed at once. */
export const follow = (game: Game, task: TableTask, face: number): readonly BattleEvent[] => {
  const row = present(rowFor(tableOf(game, task), face), `row ${face} of ${task.table}`);
  const isEvent = task.table === game.state.eventTable;
  const { told, opened } = lootOf(game.state, task, { row, face });
  return [
    ...(told.length > 0
      ? told
      : [{ type: 'tableRolled' as const, table: task.table, face, row: row.id, name: row.name }]),
    ...(isEvent ? [{ type: 'worldChanged' as const, set: { lastEvent: row.from } }] : []),
    { type: 'taskClosed' },
    ...opened,
    ...openEffects(game.state, stepsOf(game.state, row), {
      source: { kind: 'event', id: row.id, name: row.name },
      subject: task.subject ?? null,
      again: isEvent && task.id !== AGAIN ? task.table : null,
      ...(isLoot(task.table) && task.subject !== undefined && { by: task.subject }),
    }),
  ];
};

/** The event of the turn before came up again: its die is rolled once more. */
function repeated(game: Game, task: TableTask, face: number): readonly BattleEvent[] {
  const { eventTable, lastEvent } = game.state;
  const repeats = task.table === eventTable && task.rolls === 0 && lastEvent !== null && lastEvent !== undefined;
  return repeats && rowFor(tableOf(game, task), face)?.from === lastEvent
    ? [
        { type: 'tableRepeated', table: task.table, face },
        { type: 'taskMoved', set: { rolls: 1, ...(task.faces !== undefined && { faces: [] }) } },
      ]
    : [];
}

/** The face counts: it is rolled once more if it has to be, else its row is followed. */
function settledBy(game: Game, task: TableTask, face: number, settled: boolean): readonly BattleEvent[] {
  const again = settled ? [] : repeated(game, task, face);
  return again.length > 0 ? again : follow(game, task, face);
}

/** The first of two dice is kept; a face may count as another, which is told. `settled`: it was rolled again already if it had to be. */
function dieRolled(game: Game, task: TableTask, face: number, settled = false): readonly BattleEvent[] {
  const { to, used } = faceAs(game, task, face);
  if (rollsTwice(game, task) || isHeldBack(game, task, EVENT))
    return [...used, { type: 'taskMoved', set: { faces: [...(task.faces ?? []), to] } }];
  return [...used, ...settledBy(game, task, to, settled)];
}

/** The row of the two that is chosen; what let the table choose has counted. */
const rowChosen = (game: Game, task: TableTask, face: number): readonly BattleEvent[] => [
  ...twiceUsed(game, task),
  ...follow(game, task, face),
];

/** The die of this roll that lies on the table already; null: it is to be rolled. */
const lyingThere = ({ state }: Game, task: TableTask) =>
  isForetold(task) || task.rolls > 0
    ? null
    : (lastingOf(state, 'tableNext').findLast(({ change }) => change.table === task.table) ?? null);

/** The die lies there, and the row that it means is known, until the next roll on that table; a repeat is rolled again at once. */
function foretold(game: Game, task: TableTask, face: number): readonly BattleEvent[] {
  const again = repeated(game, task, faceAs(game, task, face).to);
  if (again.length > 0) return again;
  const { id, name } = present(rowFor(tableOf(game, task), face), `row ${face} of ${task.table}`);
  const lasting: Lasting = {
    id: `${FORETOLD}.${game.state.turningPoint}.${game.state.actions}`,
    source: { kind: 'event', id, name },
    on: { kind: 'battle' },
    change: { op: 'tableNext', table: task.table, face },
    until: 'battle',
    uses: 1,
  };
  return [{ type: 'taskClosed' }, { type: 'lastingBegan', lasting }];
}

/** A roll on a table; its row is followed at once. The event of the turn before is rolled again once. */
export const tableModule: TaskModule<TableTask> = {
  request: (game, task) => {
    if (isToChoose(task)) return chooseRow(game, task);
    if (!rollsTwice(game, task) && heldDie(task) !== null) return null;
    return lyingThere(game, task) === null ? rollRequest(game, task) : null;
  },
  resolve: (game, task, answer) => {
    if (answer?.kind === 'pick') return rowChosen(game, task, Number(answer.option));
    const held = answer === null && !rollsTwice(game, task) ? heldDie(task) : null;
    if (held !== null) return settledBy(game, task, held, false);
    if (isForetold(task)) return foretold(game, task, faceOf(answer));
    const known = lyingThere(game, task);
    if (known === null) return dieRolled(game, task, faceOf(answer));
    const { id: lasting, source, change } = known;
    return [
      { type: 'lastingUsed', operative: null, lasting, source },
      ...dieRolled(game, task, change.face, isOfForetold(lasting)),
    ];
  },
};
