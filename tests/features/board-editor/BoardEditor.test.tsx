import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { boardsIn } from '../../../src/content/killzones/boardFile.ts';
import { emptyBoard } from '../../../src/content/killzones/ownBoard.ts';
import { BoardScreen } from '../../../src/features/board-editor/BoardScreen.tsx';
import { ownBoards } from '../../../src/state/battle/ownBoards.ts';
import { madeBoardsOf } from '../../../src/state/workshop/madeBoards.ts';
import { workshopStoreOf } from '../../../src/state/workshop/workshopStore.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { boardEditor as words } from '../../../src/words/en/boardEditor.ts';
import { app, render, withDurable } from '../../support/app.tsx';

withDurable();

const boards = madeBoardsOf(app);
const row = emptyBoard([30, 22], { id: 'yard', name: 'Yard', text: 'Ours.' });

await Promise.all([fetchWords('workshop', 'en'), fetchWords('board', 'en'), fetchWords('killzones', 'en')]);

async function opened() {
  cleanup();
  await act(async () => {
    render(
      <Suspense>
        <BoardScreen id="yard" onBack={() => undefined} onOpen={() => undefined} />
      </Suspense>,
    );
    await Promise.resolve();
  });
  await screen.findByRole('region', { name: words.palette });
  return userEvent.setup();
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const things = () => within(screen.getByRole('region', { name: words.pieces }));
const stored = async () => boardsIn((await workshopStoreOf(app).read()) ?? {})[0];

beforeEach(async () => {
  await boards.remove('yard');
  await boards.keep(() => ({ row, was: null, copyName: words.copyName }));
});

async function withWall() {
  const user = await opened();
  await user.click(within(screen.getByRole('region', { name: words.palette })).getByRole('button', { name: 'Wall' }));
  await user.click(press(words.putInMiddle));
  return user;
}

describe('a board of one’s own that is made', () => {
  it('should keep which piece is chosen until none is, or it stands there no more', async () => {
    await withWall();
    const user = await opened();
    expect(things().getByRole('button', { name: /^Wall, /u, pressed: true })).toBeVisible();
    await user.keyboard('{Delete}');
    await opened();
    expect(things().queryByRole('button', { pressed: true })).toBeNull();
  });

  it('should have a piece put down, moved by keys, turned, doubled and taken away, each undone by itself', async () => {
    const user = await withWall();
    expect(
      things().getByRole('button', { name: /^Wall, 15 inches from the left, 11 from/u, pressed: true }),
    ).toBeVisible();
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}r');
    expect(things().getByRole('button', { name: /^Wall, .*turned 15 degrees/u })).toBeVisible();
    await user.keyboard('d');
    expect(things().getAllByRole('button', { name: /^Wall, / })).toHaveLength(2);
    await user.keyboard('{Delete}');
    expect(things().getAllByRole('button', { name: /^Wall, / })).toHaveLength(1);
    await user.click(press(words.undoFull(words.did.remove)));
    expect(things().getAllByRole('button', { name: /^Wall, / })).toHaveLength(2);
  });

  it('should be kept, and be among the boards that a battle takes up', async () => {
    await withWall();
    await expect.poll(async () => (await stored())?.own?.length).toBe(1);
    const [found] = await ownBoards(app);
    expect(found?.map).toMatchObject({ id: 'workshop--yard', name: 'Yard', pieces: [{ name: 'Wall' }] });
  });

  it('should be told what is wrong, with the way to it and what can be done', async () => {
    const user = await withWall();
    await user.click(screen.getByRole('radio', { name: words.kinds.neither }));
    const title = await screen.findByRole('button', { name: /^“Wall” is neither Heavy nor Light/u });
    await user.click(title);
    await user.click(press(/^Light, “Wall”/u));
    expect(screen.getByRole('radio', { name: words.kinds.Light })).toBeChecked();
  });

  it('should let a finding be, say so, and mind it again', async () => {
    const user = await withWall();
    await user.click(screen.getByRole('radio', { name: words.kinds.neither }));
    const title = /“Wall” is neither Heavy nor Light/u;
    await user.click(
      await screen.findByRole('button', { name: new RegExp(`^${words.letBe.be}, ${title.source}`, 'u') }),
    );
    const line = () => screen.queryByRole('button', { name: /^“Wall” is neither Heavy nor Light/u });
    expect(line()).toBeNull();
    await user.click(screen.getByText(words.letBe.all(1)));
    await user.click(press(new RegExp(`^${words.letBe.again}, ${title.source}`, 'u')));
    expect(line()).toBeVisible();
  });

  it('should move, double and remove pieces of a group together', async () => {
    const user = await withWall();
    await user.keyboard('d');
    const other = screen.getByRole('combobox', { name: words.group.with });
    await user.selectOptions(other, words.group.place('Wall', 15, 11));
    await user.click(things().getByRole('button', { name: /^Wall, 16 inches from the left/u }));
    await user.click(things().getByRole('button', { name: /^Wall, 16 inches from the left/u }));
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}d');
    expect(things().getAllByRole('button', { name: /^Wall, / })).toHaveLength(4);
    await user.keyboard('{Delete}');
    expect(things().getAllByRole('button', { name: /^Wall, / })).toHaveLength(2);
    await user.click(press(words.undoFull(words.did.remove)));
    expect(things().getAllByRole('button', { name: /^Wall, / })).toHaveLength(4);
  });

  it('should have a zone drawn in the middle, made another side’s and resized', async () => {
    const user = await opened();
    await user.click(press(words.trace.kinds.zone));
    await user.click(press(words.trace.middle));
    await user.click(screen.getByRole('radio', { name: words.zone.sides[1] }));
    const wide = screen.getByRole('textbox', { name: words.zone.wide });
    await user.clear(wide);
    await user.type(wide, '8');
    await expect
      .poll(async () => (await stored())?.zones.at(-1))
      .toMatchObject({ kind: 'drop', side: 1, box: [13, 10, 21, 12] });
  });

  it('should go on paper as it is now, and come back to where it was', async () => {
    const user = await withWall();
    await user.click(press(words.print.tiles));
    expect(screen.getAllByRole('img')).toHaveLength(9);
    expect(screen.getByRole('img', { name: words.print.tile(3, 3) })).toBeVisible();
    await user.keyboard('{Delete}');
    await user.click(press('Back'));
    expect(things().getAllByRole('button', { name: /^Wall, / })).toHaveLength(1);
    await user.click(press(words.print.plan));
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });
});
