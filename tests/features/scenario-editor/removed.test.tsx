import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { newScenario } from '../../../src/content/scenarioFiles.ts';
import { ScenarioShelf } from '../../../src/features/scenario-editor/ScenarioShelf.tsx';
import { useScenarioShelf } from '../../../src/features/scenario-editor/useScenarioShelf.ts';
import { madeScenariosOf } from '../../../src/state/workshop/madeScenarios.ts';
import { scenarioEditor as words } from '../../../src/words/en/scenario/editor.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { app, render, withDurable } from '../../support/app.tsx';

withDurable();

const madeScenarios = madeScenariosOf(app);

await fetchWords('workshop', 'en');
/** The first opening reads the packs. */
const PATIENTLY = { timeout: 20_000 };
const nothing = () => undefined;

function Shelf() {
  const shelf = useScenarioShelf(nothing);
  return <ScenarioShelf shelf={shelf} onOpen={nothing} onTry={nothing} onShare={nothing} onGenerate={null} />;
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
  return screen.findByRole('region', { name: words.scenarios }, PATIENTLY);
}

const button = (at: HTMLElement, name: string) =>
  within(at).findByRole('button', { name: new RegExp(`^${name}`, 'u') }, PATIENTLY);

it('should offer a removed scenario after the page was left, and bring it back', async () => {
  const user = userEvent.setup();
  const row = newScenario('The Well', new Set());
  await madeScenarios.keep(() => ({ row, was: null, copyName: words.copyName }));
  const shelf = await opened();
  await user.click(await button(shelf, row.name));
  await user.click(await button(screen.getByRole('dialog'), words.remove));
  expect(await within(shelf).findByText(words.noOwn, {}, PATIENTLY)).toBeVisible();

  const again = await opened();
  expect(await button(again, words.removedOnes)).toHaveTextContent(words.removedCount(1));
  await user.click(await button(again, words.removedOnes));
  await user.click(await button(screen.getByRole('dialog'), row.name));
  expect(await button(again, row.name)).toBeVisible();
  expect(within(again).queryByRole('button', { name: new RegExp(`^${words.removedOnes}`, 'u') })).toBeNull();
});
