import type { PickRequest } from '../../family/killteam/model/request.ts';
import { noScenario } from './state.ts';
import { type Deck, type RollTable, rowFor } from '../../family/killteam/tables/rollTable.ts';
import type { Game, TaskModule } from '../../family/killteam/rules/game.ts';
import { askedSide, requestId } from '../../family/killteam/model/lookup.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import type { TableTask } from '../../family/killteam/model/task.ts';
import { follow, tableModule } from '../../family/killteam/plugins/effects/table.ts';
import { tableOf } from '../../family/killteam/plugins/effects/tableRoll.ts';

const drawnOf = ({ state }: Game, table: string): readonly number[] => state.scenario?.drawn[table] ?? [];

/** The cards that can be drawn now, by face: those that do not lie drawn; all of them when none is left. */
export function cardsLeft({ die }: RollTable, lying: readonly number[]): readonly number[] {
  const all = Array.from({ length: die }, (_, index) => index + 1);
  const left = all.filter((face) => !lying.includes(face));
  return left.length === 0 ? all : left;
}

type DeckOf = Pick<RollTable, 'die'> & { readonly deck: Deck };

/** What lies drawn after a card: nothing after the one at which the deck is shuffled. */
function lyingAfter({ die, deck }: DeckOf, lying: readonly number[], face: number): number[] {
  if (deck.reshuffle === 'atFace' && deck.face === face) return [];
  return lying.length >= die ? [face] : [...lying, face];
}

/** Which card is drawn of those left: turned over on the table, or by lot. */
function asked(game: Game, task: TableTask): PickRequest {
  const table = tableOf(game, task);
  const cards = cardsLeft(table, drawnOf(game, task.table));
  return {
    kind: 'pick',
    id: requestId(game.state, task.id, task.rolls, 'card'),
    question: 'handTable',
    side: askedSide(game.state),
    operative: null,
    options: cards.map((face) => ({
      id: String(face),
      code: 'row',
      params: { face, name: rowFor(table, face)?.name ?? '' },
      value: null,
    })),
    usual: String(cards[0]),
    random: true,
  };
}

function draw(game: Game, task: TableTask, of: DeckOf, face: number): readonly BattleEvent[] {
  const drawn = {
    ...(game.state.scenario ?? noScenario()).drawn,
    [task.table]: lyingAfter(of, drawnOf(game, task.table), face),
  };
  return [{ type: 'scenarioMoved', set: { drawn } }, ...follow(game, task, face)];
}

/** A roll on a table, or a card drawn from it. A deck puts nothing back, so that no event of it is drawn again. */
export const deckModule: TaskModule<TableTask> = {
  request: (game, task) =>
    tableOf(game, task).deck === undefined ? tableModule.request(game, task) : asked(game, task),
  resolve: (game, task, answer) => {
    const { die, deck } = tableOf(game, task);
    return deck === undefined || answer?.kind !== 'pick'
      ? tableModule.resolve(game, task, answer)
      : draw(game, task, { die, deck }, Number(answer.option));
  },
};
