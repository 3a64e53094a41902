import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PackScreen } from '../../../src/features/pack-editor/PackScreen.tsx';
import { packsOf } from '../../../src/state/library/ownPacks.ts';
import { workshopPackOf } from '../../../src/state/workshop/packDesk.ts';
import { manifestOf } from '../../../src/content/workshopFiles.ts';
import { packEditor as words } from '../../../src/words/en/packEditor.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { app, render, withDurable } from '../../support/app.tsx';

const { storePack } = packsOf(app);
const { readDesk } = workshopPackOf(app);

beforeEach(withDurable);

await Promise.all([fetchWords('workshop', 'en'), fetchWords('sharing', 'en')]);

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
