import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { cornersAround } from '../../../src/engine/board/setUp/cornersAround.ts';
import { fetchBoards } from '../../../src/engine/systems/boards.ts';
import { LATER_DOCKS } from '../../../src/features/battle/board/laterDocks.ts';
import { LATER_OVERS } from '../../../src/features/battle/board/laterOvers.ts';
import { LATER_PARTS, OnBoard } from '../../../src/features/battle/parts/laterParts.ts';
import { showBoardIn } from '../../../src/state/battle/boardLook.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { withWhat } from '../../../src/words/en/actions.ts';
import { board as words } from '../../../src/words/en/board.ts';
import { app } from '../../support/app.tsx';
import { mapOf, stands } from '../../support/board/onBoard.ts';
import { firefight, named, openBattleNow, order, showBattle } from './stage.tsx';

const VEX = 'Isaura Vex';
const MARKER = 'Marker 2';
const [AT, LIES] = [10, 5];

const map = () => screen.findByRole('group', { name: words.label(22, 30) });
const zone = {
  id: 'm',
  kind: 'marker' as const,
  name: MARKER,
  corners: cornersAround({ x: LIES * 2540, y: AT * 2540 }).map(([x, y]): [number, number] => [x, y]),
};

/** Vex acts on a board with one marker, so many inches to the right of it. */
async function acting(right: number): Promise<string> {
  await firefight();
  const { id } = named(VEX);
  order({
    type: 'takeUpBoard',
    map: { ...mapOf(), zones: [zone] },
    places: { [id]: stands(LIES + right, AT) },
  });
  order({ type: 'activate', operative: id, order: 'engage' });
  showBattle();
  await map();
  (document.activeElement as HTMLElement | null)?.blur();
  return id;
}

beforeEach(async () => {
  showBoardIn(app);
  await Promise.all([
    ...[...LATER_PARTS, OnBoard, ...LATER_DOCKS, ...LATER_OVERS].map((part) => part.fetch()),
    fetchBoards(),
    fetchWords('killzones', 'en'),
  ]);
});

describe('an act with a marker on the map', () => {
  it('should be no tile from afar, say how far the marker is, and be done anyway', async () => {
    const id = await acting(9);
    const tiles = within(screen.getByRole('group', { name: 'Actions' }));
    expect(tiles.queryByRole('button', { name: /^Interact/u })).toBeNull();
    await userEvent.keyboard('i');
    const sheet = within(await screen.findByRole('dialog', { name: 'Interact' }));
    expect(sheet.getByText(/^Marker 2 is \d(?:\.\d)?″ away$/u)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Do it anyway' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Interact/u }));
    const { events } = openBattleNow().recent.at(-1) ?? { events: [] };
    expect(events).toContainEqual(expect.objectContaining({ type: 'overridden', code: 'markerFar' }));
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'actionPerformed', action: 'interact', operative: id }),
    );
  });

  it('should be begun at once by whoever stands there', async () => {
    await acting(1.2);
    await userEvent.keyboard('i');
    expect(await screen.findByRole('textbox', { name: withWhat.interactWhat })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a move that is begun in the sheet of all acts', () => {
  it('should be made on the board that is shown', async () => {
    const id = await acting(9);
    const before = openBattleNow().recent.length;
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`, ${words.moreNames}$|^\\d+ `, 'u') }));
    const sheet = within(await screen.findByRole('dialog', { name: VEX }));
    await userEvent.click(sheet.getByRole('button', { name: /^Reposition, /u }));
    expect(await screen.findByText(words.move.tap)).toBeVisible();
    expect(openBattleNow().recent).toHaveLength(before);
    expect(openBattleNow().state.board?.places[id]).toBeDefined();
  });
});

describe('somebody on the map', () => {
  it('should have the focus of a keyboard, and not take it from the bar by a mouse', async () => {
    await acting(9);
    const token = within(await map()).getByRole('button', { name: new RegExp(`^${VEX},`, 'u') });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: token });
    expect(document.body).toHaveFocus();
    token.focus();
    expect(token).toHaveFocus();
  });
});

describe('a tile that is held', () => {
  it('should say what the act is, and not do it', async () => {
    await acting(9);
    const before = openBattleNow().recent.length;
    const tile = within(screen.getByRole('group', { name: 'Actions' })).getByRole('button', { name: /^Dash, /u });
    fireEvent.pointerDown(tile);
    const sheet = within(await screen.findByRole('dialog', { name: /^Dash/u }));
    expect(sheet.getByText(/without climbing/u)).toBeVisible();
    fireEvent.pointerUp(tile);
    expect(openBattleNow().recent).toHaveLength(before);
  });
});

describe('a marker in hand', () => {
  const lies = () => {
    const corners = openBattleNow().state.board?.map.zones.find(({ id }) => id === 'm')?.corners ?? [];
    return [0, 1].map((axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length / 2540);
  };

  async function taken(): Promise<void> {
    await acting(9);
    await userEvent.click(screen.getByRole('button', { name: words.measure.title }));
    await userEvent.selectOptions(await screen.findByLabelText(words.measure.from), MARKER);
    await userEvent.click(screen.getByRole('button', { name: words.lay.move(MARKER) }));
    await screen.findByText(words.put.title(MARKER));
    (document.activeElement as HTMLElement | null)?.blur();
  }

  it('should be taken off the board, and laid on it again', async () => {
    await acting(9);
    await userEvent.click(screen.getByRole('button', { name: words.measure.title }));
    await userEvent.selectOptions(await screen.findByLabelText(words.measure.from), MARKER);
    await userEvent.click(screen.getByRole('button', { name: words.lay.take(MARKER) }));
    expect(openBattleNow().state.markersTaken).toEqual(['m']);
    expect(within(await screen.findByLabelText(words.measure.from)).queryByText(MARKER)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: words.lay.again(MARKER) }));
    expect(await screen.findByText(words.put.title(MARKER))).toBeVisible();
    order({ type: 'layMarker', marker: 'm', at: { x: 2540, y: 2540 } });
    expect(openBattleNow().state.markersTaken).toEqual([]);
    expect(lies()).toEqual([1, 1]);
  });

  it('should be shifted by arrows and laid by Enter, or left as it was by Escape', async () => {
    await taken();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByRole('button', { name: words.put.there })).toBeVisible();
    expect(lies()).toEqual([LIES, AT]);
    await userEvent.keyboard('{Enter}');
    const [x = 0, y = 0] = lies();
    expect(Math.abs(x - LIES) + Math.abs(y - AT)).toBeCloseTo(2, 5);
    expect(await screen.findByLabelText(words.measure.from)).toHaveDisplayValue(MARKER);
  });

  it('should lie where it was when it is laid down by Escape', async () => {
    await taken();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    expect(screen.queryByText(words.put.title(MARKER))).toBeNull();
    expect(lies()).toEqual([LIES, AT]);
  });
});

describe('who would stand at the end of a move', () => {
  const pixel = (element: Element): readonly [number, number] => {
    const [x = 0, y = 0] = (element.getAttribute('transform')?.match(/[\d.]+/gu) ?? []).map(Number);
    return [x, y];
  };
  const ghost = () => document.querySelector('g[transform][class*="ghost"]');
  const finger = (pointerId: number, board: Element) => {
    const at = ([clientX, clientY]: readonly [number, number]) => ({ pointerId, clientX, clientY, button: 0 });
    return {
      down: (place: readonly [number, number]) => fireEvent.pointerDown(board, at(place)),
      move: (place: readonly [number, number]) => fireEvent.pointerMove(window, at(place)),
      up: (place: readonly [number, number]) => fireEvent.pointerUp(window, at(place)),
      cancel: (place: readonly [number, number]) => fireEvent.pointerCancel(window, at(place)),
    };
  };

  it('should be dragged on whatever else touches the map, and stay in hand when the screen takes the finger away', async () => {
    await acting(9);
    const board = await map();
    await userEvent.click(screen.getByRole('button', { name: /^Reposition, 6″/u }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const begun = pixel(ghost() as Element);
    const [first, palm] = [finger(1, board), finger(2, board)];
    first.down(begun);
    first.move([begun[0] + 12, begun[1]]);
    palm.down([300, 400]);
    palm.move([310, 420]);
    expect(ghost()).not.toBeNull();
    first.move([begun[0] + 24, begun[1]]);
    palm.up([310, 420]);
    first.up([begun[0] + 24, begun[1]]);
    const now = pixel(ghost() as Element);
    expect(now).not.toEqual(begun);
    expect(screen.getByRole('button', { name: /^Reposition here/u })).toBeVisible();
    first.down(now);
    first.move([now[0], now[1] + 12]);
    first.cancel([now[0], now[1] + 12]);
    expect(ghost()).not.toBeNull();
    expect(screen.getByRole('button', { name: /^Reposition here/u })).toBeVisible();
  });
});
