import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newTable } from '../../../src/features/table-editor/ranges.ts';
import { RollTableScreen } from '../../../src/features/table-editor/RollTableScreen.tsx';
import { madeTablesOf } from '../../../src/state/workshop/rollTables.ts';
import { rollTables as words } from '../../../src/words/en/rollTables.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { app, render, withDurable } from '../../support/app.tsx';

withDurable();

const rollTables = madeTablesOf(app);

await Promise.all([fetchWords('workshop', 'en'), fetchWords('scenario', 'en')]);

async function opened() {
  cleanup();
  await act(async () => {
    render(
      <Suspense>
        <RollTableScreen id="doors" onBack={() => undefined} onOpen={() => undefined} />
      </Suspense>,
    );
    await Promise.resolve();
  });
  await screen.findByLabelText(words.name);
  return userEvent.setup();
}

const press = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByLabelText(words.name);

beforeEach(() => rollTables.remove('doors'));

describe('a roll table that is opened again', () => {
  it('should be undone and brought back from where it was left', async () => {
    const table = newTable('doors', 'Doors', ['Nothing', 'Something']);
    await rollTables.keep(() => ({ table, was: null, copyName: words.copyName }));
    const user = await opened();
    await user.type(title(), ' and gates');
    await user.click(press(words.add));
    const again = await opened();
    await again.click(press(words.undoFull(words.did.add)));
    await again.click(press(words.undoFull(words.did.title)));
    expect(title()).toHaveValue('Doors');
    const last = await opened();
    await last.click(press(words.redoFull(words.did.title)));
    expect(title()).toHaveValue('Doors and gates');
    await last.click(press(words.redoFull(words.did.add)));
    cleanup();
    await expect.poll(async () => (await rollTables.read())?.map(({ rows }) => rows.length)).toEqual([3]);
  });

  it('should stay one table when it is made a deck and written on', async () => {
    const table = newTable('doors', 'Doors', ['Nothing', 'Something']);
    await rollTables.keep(() => ({ table, was: null, copyName: words.copyName }));
    const user = await opened();
    await user.selectOptions(screen.getByLabelText(words.deck), words.deckKinds.whenEmpty);
    await expect.poll(async () => (await rollTables.read())?.map(({ deck }) => deck?.reshuffle)).toEqual(['whenEmpty']);
    await user.click(press(words.add));
    await expect.poll(async () => (await rollTables.read())?.map(({ rows }) => rows.length)).toContain(3);
    cleanup();
    expect((await rollTables.read())?.map(({ title: kept }) => kept)).toEqual(['Doors']);
  });
});
