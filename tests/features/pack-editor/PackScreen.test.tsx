import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PackScreen } from '../../../src/features/pack-editor/PackScreen.tsx';
import { packsOf } from '../../../src/state/library/ownPacks.ts';
import { workshopPackOf } from '../../../src/state/workshop/packDesk.ts';
import { manifestOf } from '../../../src/content/workshopFiles.ts';
import { storeFor, workshopStoreOf } from '../../../src/state/workshop/workshopStore.ts';
import { making } from '../../../src/words/en/making/making.ts';
import { packEditor as words } from '../../../src/words/en/packEditor.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { app, render, withDurable } from '../../support/app.tsx';

const { storePack } = packsOf(app);
const { readDesk } = workshopPackOf(app);

beforeEach(withDurable);

await Promise.all([fetchWords('workshop', 'en'), fetchWords('sharing', 'en'), fetchWords('making', 'en')]);

async function opened() {
  await act(async () => {
    render(
      <Suspense>
        <PackScreen onBack={() => undefined} onOpen={() => undefined} onShare={() => undefined} />
      </Suspense>,
    );
    await Promise.resolve();
  });
  await screen.findByLabelText(words.name);
  return userEvent.setup();
}

/** Leaves the screen, which keeps what was done, and opens it again. */
async function reopened() {
  cleanup();
  const user = await opened();
  return user;
}

const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => screen.getByRole('button', { name });

describe('what is in the packs that the workshop writes', () => {
  const faction = { id: 'undertow', name: 'The Undertow', provenance: 'user', rows: [] };

  it('should say what is wrong with a row by its name, in words, with the way to it', async () => {
    await workshopStoreOf(app).change((files) => ({ ...files, 'factions.json': [faction] }));
    await opened();
    const problems = within(screen.getByRole('region', { name: words.problems }));
    expect(problems.getAllByText(/The Undertow/u).length).toBeGreaterThan(0);
    expect(problems.getAllByRole('button', { name: words.openRow('The Undertow') }).length).toBeGreaterThan(0);
    expect(problems.queryByText(words.noProblems)).toBeNull();
  });

  it('should show what is made for other systems too, and nothing of those without', async () => {
    const blade = { id: 'blade', name: 'Long blade', provenance: 'user' };
    await storeFor(app, 'kt2021').change((files) => ({ ...files, 'weapons.json': [blade] }));
    await opened();
    const of2021 = within(screen.getByRole('region', { name: words.insideOf(making.systems.kt2021) }));
    expect(of2021.getByText('Long blade')).toBeVisible();
    expect(screen.queryByRole('region', { name: words.insideOf(making.systems.vanguard) })).toBeNull();
  });

  it('should not remove a taken pack that another builds on, and say which', async () => {
    await storePack({ 'pack.json': manifestOf('crew', 'Crew') });
    const dependencies = [{ id: 'crew', version: '1.0.0' }];
    await storePack({ 'pack.json': { ...manifestOf('tales', 'Tales'), dependencies } });
    const user = await opened();
    await user.click(press(words.remove('Crew')));
    expect(await screen.findByText(words.inUse('Crew', 'Tales'))).toBeVisible();
    expect((await readDesk())?.taken.map(({ name }) => name)).toContain('Crew');
    await user.click(press(words.remove('Tales')));
    expect(await screen.findByText(`${words.removed('Tales')}. ${words.gone.inBin}`)).toBeVisible();
  });
});

describe('what the pack says of itself', () => {
  it('should say what is to be chosen where it can build on another pack', async () => {
    await storePack({ 'pack.json': manifestOf('crew', 'Crew') });
    const user = await opened();
    expect(field(words.addNeed)).toHaveDisplayValue(words.chooseNeed);
    await user.selectOptions(field(words.addNeed), 'Crew');
    expect(screen.getByText(words.need('Crew', '1.0.0'))).toBeVisible();
  });

  it('should be undone and brought back, also after it was closed', async () => {
    const user = await opened();
    await user.clear(field(words.version));
    await user.type(field(words.version), '1.2');
    await user.type(field(words.credits), 'Ana');
    expect((await readDesk())?.manifest.version).toBe('1.0.0');
    await user.click(press(words.undoFull(words.did.credits)));
    expect(field(words.credits)).toHaveValue('');
    await user.click(press(words.redoFull(words.did.credits)));
    expect(field(words.credits)).toHaveValue('Ana');
    const later = await reopened();
    expect(field(words.credits)).toHaveValue('Ana');
    expect(field(words.version)).toHaveValue('1.0.0');
    await later.click(press(words.undoFull(words.did.credits)));
    expect(field(words.version)).toHaveValue('1.2');
    await later.click(press(words.undoFull(words.did.version)));
    expect(field(words.version)).toHaveValue('1.0.0');
    const last = await reopened();
    await last.click(press(words.redoFull(words.did.version)));
    await last.click(press(words.redoFull(words.did.credits)));
    expect(field(words.credits)).toHaveValue('Ana');
    cleanup();
    await expect.poll(async () => (await readDesk())?.manifest.credits).toEqual(['Ana']);
  });

  it('should say what is new in a version, and take it back', async () => {
    const user = await opened();
    await user.click(press(words.addChange('1.0.0')));
    await user.type(field(words.change('1.0.0')), 'All of it');
    expect(screen.queryByRole('button', { name: words.addChange('1.0.0') })).toBeNull();
    await user.click(press(words.removeChange('1.0.0')));
    await user.click(press(words.undoFull(words.did.changelog)));
    expect(field(words.change('1.0.0'))).toHaveValue('All of it');
    cleanup();
    const kept = [{ version: '1.0.0', text: 'All of it' }];
    await expect.poll(async () => (await readDesk())?.manifest.changelog).toEqual(kept);
  });
});
