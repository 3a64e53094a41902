import { faceOf } from '../../../../dice/answers.ts';
import { present } from '../../../../core/invariant.ts';
import type { PickRequest, Request, RollRequest } from '../../model/request.ts';
import type { BattleEvent } from '../../model/event.ts';
import { furtherDv } from './reinforcementDv.ts';
import type { Game, TaskModule } from '../../rules/game.ts';
import { requestId, tableSide } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import { arrivals, withZones } from './arrival.ts';
import type { BattleState, SpawnRow } from '../../model/state.ts';
import type { SpawnTask } from '../../model/task.ts';

const ROLLS_AT_MOST = 20;

/** The table that the group is rolled on; without rows: nobody comes. */
const rowsFor = ({ spawnRows = [], factionRows = {} }: BattleState, { faction }: SpawnTask): readonly SpawnRow[] =>
  faction === undefined ? spawnRows : (factionRows[faction]?.rows ?? []);

const moved = (set: Partial<SpawnTask>): BattleEvent => ({ type: 'taskMoved', set });

const onBoard = (state: BattleState, row: SpawnRow): number =>
  state.operatives.filter(({ card, removed }) => !removed && row.options.some((option) => option.card === card)).length;

/** The row can still be followed: DV left for it, and fewer of its card on the board than its maximum. */
const fits = (state: BattleState, row: SpawnRow, left: number): boolean =>
  row.options.length > 0 && row.dv > 0 && row.dv <= left && (row.max === null || onBoard(state, row) < row.max);

/** Nobody more arrives: the DV is spent, no row fits what is left, or the dice will not have it. */
const over = ({ state }: Game, task: SpawnTask): boolean => {
  const { budget, spent, rolls } = task;
  return (
    budget !== null && (rolls >= ROLLS_AT_MOST || !rowsFor(state, task).some((row) => fits(state, row, budget - spent)))
  );
};

const rollOf = (
  { state }: Game,
  task: SpawnTask,
  die: { readonly sides: number; readonly purpose: 'effect' | 'table' },
): RollRequest => ({
  kind: 'roll',
  id: requestId(state, task.id, die.purpose === 'effect' ? 'dv' : task.rolls),
  purpose: die.purpose,
  side: tableSide(state),
  operative: null,
  count: 1,
  sides: die.sides,
  counts: false,
  success: null,
});

const nameOf = ({ name, weapons }: Operative): string => `${name}: ${weapons.map((weapon) => weapon.name).join(', ')}`;

const armsQuestion = ({ state }: Game, task: SpawnTask, { options }: SpawnRow): PickRequest => ({
  kind: 'pick',
  id: requestId(state, task.id, task.rolls, 'arms'),
  question: 'chooseEnemyArms',
  side: tableSide(state),
  operative: null,
  options: options.map((option, index) => ({
    id: String(index),
    code: 'arms',
    params: { name: nameOf(option) },
    value: null,
  })),
  usual: '0',
  random: true,
});

function request(game: Game, task: SpawnTask): Request | null {
  const rows = rowsFor(game.state, task);
  if (rows.length === 0) return null;
  if (task.budget === null) return rollOf(game, task, { sides: 3, purpose: 'effect' });
  if (task.row !== null) return armsQuestion(game, task, present(rows[task.row], 'the row rolled'));
  return over(game, task) ? null : rollOf(game, task, { sides: 20, purpose: 'table' });
}

/** All that one row brings; only the first has its DV. */
const modelsOf = (option: Operative, models: number): readonly Operative[] =>
  Array.from({ length: models }, (_, nth) => (nth === 0 ? option : { ...option, dv: 0 }));

function joins(
  game: Game,
  task: SpawnTask,
  { dv, options, models = 1 }: SpawnRow,
  index: number,
): readonly BattleEvent[] {
  const option = present(options[index], 'arms of the row');
  return [
    ...arrivals(game, withZones(modelsOf(option, models), task.zones), task.order),
    { type: 'worldChanged', set: { spawned: (game.state.spawned ?? 0) + models } },
    moved({ spent: task.spent + dv, row: null }),
  ];
}

/** A face of the faction's table: who arrives; a row over its maximum or the DV left is rolled again. */
function followed(game: Game, task: SpawnTask, face: number): readonly BattleEvent[] {
  const rows = rowsFor(game.state, task);
  const place = rows.findIndex(({ from, to }) => face >= from && face <= to);
  const row = rows[place];
  const counted = moved({ rolls: task.rolls + 1 });
  if (row === undefined || !fits(game.state, row, (task.budget ?? 0) - task.spent)) return [counted];
  return row.options.length > 1
    ? [moved({ rolls: task.rolls + 1, row: place })]
    : [counted, ...joins(game, task, row, 0)];
}

/** Where the group is set up, and what of its DV nobody came for. */
const closed = ({ budget, spent, where, id }: SpawnTask): readonly BattleEvent[] => {
  const unspent = (budget ?? 0) - spent;
  const params = { where, dv: spent, ...(unspent > 0 ? { unspent } : {}) };
  return [{ type: 'effectNoted', op: 'spawn', source: id, params }, { type: 'taskClosed' }];
};

/**
 * A group arrives (`SPAWN`, DECISIONS reading 8): the faction's D20 table is rolled until the group's DV are spent, and each
 * enemy comes ready, with the order of the effect. It ends early when no row fits any more or after twenty rolls.
 */
export const spawnModule: TaskModule<SpawnTask> = {
  request,
  resolve: (game, task, answer) => {
    if (answer === null) return closed(task);
    const { settings } = game.state;
    if (answer.kind === 'pick')
      return joins(
        game,
        task,
        present(rowsFor(game.state, task)[task.row ?? -1], 'the row rolled'),
        Number(answer.option),
      );
    if (task.budget === null)
      return [
        moved({
          budget: Math.max(
            0,
            faceOf(answer) + (settings.parameters?.reinforcementDv.plus ?? 0) + furtherDv(game.state),
          ),
        }),
      ];
    return followed(game, task, faceOf(answer));
  },
};
