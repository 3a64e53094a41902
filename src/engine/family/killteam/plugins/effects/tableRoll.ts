import { present } from '../../../../core/invariant.ts';
import type { PickRequest, RollRequest } from '../../model/request.ts';
import type { BattleEvent } from '../../model/event.ts';
import { askedSide, findOperative, ofSide, requestId } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import type { TableTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';
import { changesOf, type LastingOf, lastingOf } from '../../stats/changes.ts';
import { spoke, unspent } from '../../stats/uses.ts';
import { type RollTable, rowFor } from '../../tables/rollTable.ts';
import { modifiersOf } from '../../traits/trait.ts';
import { LOOT } from './lootTables.ts';

/** The table of events by the name that changes have for it, whichever it is in a battle. */
const EVENTS = 'event';
/** The table that searches and clues are rolled on (C13). */
export const INVESTIGATION = 'investigation';

export const tableOf = ({ state }: Game, { table }: TableTask): RollTable =>
  present(state.tables?.[table], `table ${table}`);

const isMeant = ({ state }: Game, { table }: TableTask, named: string): boolean =>
  named === table || (named === EVENTS && table === state.eventTable);

const roller = ({ state }: Game, { subject }: TableTask) => findOperative(state, subject ?? '');

/** What lets the table roll two dice and choose: of the battle, or of who rolls. */
function twice(game: Game, task: TableTask) {
  const ofBattle = lastingOf(game.state, 'tableTwice').map((lasting) => ({
    source: { id: lasting.id, name: lasting.source.name, lasting },
    change: lasting.change,
  }));
  const who = roller(game, task);
  const all = who === null ? ofBattle : changesOf(game.state, who, 'tableTwice');
  return all.filter(({ change }) => isMeant(game, task, change.table));
}

/** Two dice are rolled on this table, and the row of one of them is followed. */
export const rollsTwice = (game: Game, task: TableTask): boolean => twice(game, task).length > 0;

/** Two dice lie on the table, with different faces or not: one of them is to be chosen. */
export const isToChoose = ({ faces = [] }: TableTask): boolean => faces.length > 1;

/** What let the table choose has counted once. */
export const twiceUsed = (game: Game, task: TableTask): readonly BattleEvent[] => {
  const [first] = twice(game, task);
  const lasting = first?.source.lasting;
  return lasting === undefined
    ? []
    : [{ type: 'lastingUsed', operative: task.subject ?? null, lasting: lasting.id, source: lasting.source }];
};

const counts = (game: Game, task: TableTask, face: number, each: LastingOf<'tableFace'>): boolean =>
  isMeant(game, task, each.change.table) && each.change.from === face;

/** What is added to a roll of this operative; some of it only to the first of its side in a period (C20, Archive). */
const addingNow = ({ state }: Game, who: Operative) =>
  changesOf(state, who, 'investigation').filter(({ source, change: { per } }) =>
    ofSide(state, who.side).every((friend) => unspent(friend, source, per ?? null)),
  );

/** What a finder's traits add to its rolls for loot, of which only the common table counts it (C4, C16). */
const addedToLoot = ({ table }: TableTask, who: Operative | null): number =>
  who === null || table !== LOOT ? 0 : modifiersOf(who.traits ?? [], 'loot').reduce((sum, { by }) => sum + by, 0);

/** The face as it counts: with what is added for who rolls, never past the die; and what lasts and makes it another. */
export function faceAs(
  game: Game,
  task: TableTask,
  face: number,
): { readonly to: number; readonly used: readonly BattleEvent[] } {
  const who = roller(game, task);
  const adding = who === null || task.table !== INVESTIGATION ? [] : addingNow(game, who);
  const added = adding.reduce((sum, { change }) => sum + change.by, 0) + addedToLoot(task, who);
  const counted = Math.min(tableOf(game, task).die, Math.max(1, face + added));
  const told = who === null ? [] : adding.map(({ source }) => spoke(who, source));
  const other = lastingOf(game.state, 'tableFace').findLast((each) => counts(game, task, counted, each));
  if (other === undefined) return { to: counted, used: told };
  const { id, source, change } = other;
  return { to: change.to, used: [...told, { type: 'lastingUsed', operative: null, lasting: id, source }] };
}

export const rollRequest = (game: Game, task: TableTask): RollRequest => ({
  kind: 'roll',
  id: requestId(game.state, task.id, task.rolls, ...(task.faces === undefined ? [] : [task.faces.length])),
  purpose: 'table',
  side: askedSide(game.state),
  operative: null,
  count: 1,
  sides: tableOf(game, task).die,
  counts: false,
  success: null,
});

/** Which of the two rows is followed. */
export function chooseRow(game: Game, task: TableTask): PickRequest {
  const faces = [...new Set(task.faces ?? [])];
  return {
    kind: 'pick',
    id: requestId(game.state, task.id, task.rolls, 'choose'),
    question: 'chooseRow',
    side: askedSide(game.state),
    operative: task.subject ?? null,
    options: faces.map((face) => ({
      id: String(face),
      code: 'row',
      params: {
        face,
        name: rowFor(tableOf(game, task), face)?.name ?? '',
        row: rowFor(tableOf(game, task), face)?.id ?? '',
      },
      value: face,
    })),
    usual: String(faces[0] ?? ''),
    random: false,
  };
}
