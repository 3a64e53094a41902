import { beforeAll, expect, it } from 'vitest';
import { fetchBoards } from '../../../src/engine/systems/boards.ts';
import { mapOf, stands } from '../../support/board/onBoard.ts';
import { battleOf, cultist, vex } from '../../support/duel.ts';
import { FakeBrowser, shown, startSmall } from '../../support/fakeBrowser.ts';
import { advisedRules } from '../../support/advisedRules.ts';

beforeAll(() => fetchBoards());

const places = { vex: stands(3, 5), cultist: stands(26, 5) };
const put = { type: 'placeOnBoard', operative: 'vex', at: stands(3, 9) } as const;

/** A battle whose first act is that it takes up a board; `begins`: it begins so. */
function onBoard(begins: boolean) {
  const tab = new FakeBrowser().tab(advisedRules);
  startSmall(tab, battleOf([vex(), cultist()]));
  const taken = { type: 'takeUpBoard', map: mapOf(), places, ...(begins && { alone: true }) } as const;
  expect(tab.dispatch(taken)).toBeNull();
  return { tab };
}

it('should keep the board that a battle was begun on, whatever else is undone', () => {
  const { tab } = onBoard(true);
  expect(shown(tab)).toMatchObject({ begun: 1, length: 1, undoes: null });
  expect(tab.undo()).toBe(false);
  expect(tab.dispatch(put)).toBeNull();
  expect(shown(tab).undoes).toEqual(put);
  expect(tab.undo()).toBe(true);
  expect(tab.undo()).toBe(false);
  expect(shown(tab)).toMatchObject({ length: 1, undoes: null, redoes: put });
  expect(shown(tab).state.board?.places).toEqual(places);
  expect(tab.redo()).toBe(true);
});

it('should take back a board that was taken up later, as any other act', () => {
  const { tab } = onBoard(false);
  expect(shown(tab)).toMatchObject({ begun: 0, undoes: { type: 'takeUpBoard' } });
  expect(tab.undo()).toBe(true);
  expect(shown(tab).state).not.toHaveProperty('board');
});
