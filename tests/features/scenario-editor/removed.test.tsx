import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { newModule, withModule } from '../../../src/content/moduleFiles.ts';
import { newScenario } from '../../../src/content/scenarioFiles.ts';
import { ScenarioShelf } from '../../../src/features/scenario-editor/ScenarioShelf.tsx';
import { ShelfToast } from '../../../src/features/scenario-editor/ShelfToast.tsx';
import { useScenarioShelf } from '../../../src/features/scenario-editor/useScenarioShelf.ts';
import { binOf } from '../../../src/state/library/bin.ts';
import { workshopStoreOf } from '../../../src/state/workshop/workshopStore.ts';
import { madeScenariosOf } from '../../../src/state/workshop/madeScenarios.ts';
import { scenarioEditor as words } from '../../../src/words/en/scenario/editor.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { app, render, withDurable } from '../../support/app.tsx';

withDurable();

const madeScenarios = madeScenariosOf(app);

await fetchWords('workshop', 'en');
const nothing = () => undefined;

function Shelf() {
  const shelf = useScenarioShelf(nothing);
  return (
    <>
      <ScenarioShelf shelf={shelf} onOpen={nothing} onTry={nothing} onShare={nothing} onGenerate={null} />
      {shelf.said !== null && <ShelfToast said={shelf.said} onDismiss={nothing} />}
    </>
  );
}

/** The workshop, opened anew. */
async function opened() {
  cleanup();
  await act(async () => {
    render(
      <Suspense>
        <Shelf />
      </Suspense>,
    );
    await Promise.resolve();
  });
  return screen.findByRole('region', { name: words.scenarios });
}

const button = (at: HTMLElement, name: string) =>
  within(at).findByRole('button', { name: new RegExp(`^${name}`, 'u') });

it('should say what is removed, and take that back with one press', async () => {
  const user = userEvent.setup();
  const row = newScenario('The Well', new Set());
  await madeScenarios.keep(() => ({ row, was: null, copyName: words.copyName }));
  const shelf = await opened();
  await user.click(await button(shelf, row.name));
  await user.click(await button(screen.getByRole('dialog'), words.remove));
  expect(await within(shelf).findByText(words.noOwn)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(words.removed(row.name));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await button(shelf, row.name)).toBeVisible();
  expect(await binOf(app).list()).toEqual([]);
});

it('should not remove a scenario that a linked campaign names, and say which', async () => {
  const user = userEvent.setup();
  const row = newScenario('The Mill', new Set());
  await madeScenarios.keep(() => ({ row, was: null, copyName: words.copyName }));
  const module = newModule('The Long Road', row, new Set());
  await workshopStoreOf(app).change((files) => withModule(files, module));
  const shelf = await opened();
  await user.click(await button(shelf, row.name));
  await user.click(await button(screen.getByRole('dialog'), words.remove));
  expect(await screen.findByText(words.inUse('The Long Road'))).toBeVisible();
  expect(await button(shelf, row.name)).toBeVisible();
});
