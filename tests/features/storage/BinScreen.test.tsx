import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { newScenario } from '../../../src/content/scenarioFiles.ts';
import { BinScreen } from '../../../src/features/storage/BinScreen.tsx';
import { madeScenariosOf } from '../../../src/state/workshop/madeScenarios.ts';
import { workshopPackOf } from '../../../src/state/workshop/packDesk.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { storagePanel } from '../../../src/words/en/campaign/storagePanel.ts';
import { app, render, withDurable } from '../../support/app.tsx';

const { bin: words } = storagePanel;
await Promise.all([fetchWords('workshop', 'en'), fetchWords('storage', 'en')]);

const madeScenarios = madeScenariosOf(app);
const { removeRow } = workshopPackOf(app);
const copyName = (name: string) => name;

beforeEach(withDurable);

async function removed(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const row = newScenario(name, new Set());
    await madeScenarios.keep(() => ({ row, was: null, copyName }));
    await removeRow({ kind: 'missions', id: row.id });
  }
}

/** The bin, opened anew. */
async function opened() {
  cleanup();
  await act(async () => {
    render(
      <Suspense>
        <BinScreen onBack={vi.fn()} />
      </Suspense>,
    );
    await Promise.resolve();
  });
  return userEvent.setup();
}

it('should say that nothing was removed, and have nothing to empty', async () => {
  await opened();
  expect(await screen.findByText(words.none)).toBeVisible();
  expect(screen.queryByRole('button', { name: new RegExp(words.empty, 'u') })).toBeNull();
});

it('should bring back what is chosen, and keep the rest', async () => {
  await removed('The Well', 'The Mill');
  const user = await opened();
  await user.click(await screen.findByRole('button', { name: /^The Well/u }));
  expect(await screen.findByText(words.back('The Well'))).toBeVisible();
  expect(screen.queryByRole('button', { name: /^The Well/u })).toBeNull();
  expect(screen.getByRole('button', { name: /^The Mill/u })).toBeVisible();
  expect((await madeScenarios.read())?.own.map(({ name }) => name)).toEqual(['The Well']);
});

it('should empty itself when asked twice, and not when asked once', async () => {
  await removed('The Well');
  const user = await opened();
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${words.empty}`, 'u') }));
  await user.click(screen.getByRole('button', { name: words.keepIt }));
  await opened();
  expect(await screen.findByRole('button', { name: /^The Well/u })).toBeVisible();
  await user.click(screen.getByRole('button', { name: new RegExp(`^${words.empty}`, 'u') }));
  expect(await screen.findByText(words.forGood(1))).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.emptyIt }));
  expect(await screen.findByText(words.emptied)).toBeVisible();
  await opened();
  expect(await screen.findByText(words.none)).toBeVisible();
});
