import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageScreen } from '../../../src/features/storage/StorageScreen.tsx';
import type { StorageActions } from '../../../src/features/storage/storageActions.ts';
import { keepCopy, readCopy } from '../../../src/persistence/backupRing.ts';
import { putAside, removeAside } from '../../../src/persistence/quarantine.ts';
import { gatherPanel } from '../../../src/state/library/storagePanel.ts';
import * as downloads from '../../../src/ui/downloadText.ts';
import * as picking from '../../../src/ui/pickTextFile.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { asWritten, SpeechContext } from '../../../src/words/useWords.ts';
import { MemoryDurable, MemoryStorage } from '../../support/savePorts.ts';
import { render } from '../../support/app.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const battle = { kind: 'battle', id: 'b1' } as const;

const FRENCH = { language: 'fr', as: asWritten } as const;

await fetchWords('storage', 'en');
await fetchWords('storage', 'fr');
await fetchWords('shared', 'fr');

const downloadText = vi.spyOn(downloads, 'downloadText').mockReturnValue();
const pickTextFile = vi.spyOn(picking, 'pickTextFile');

beforeEach(() => {
  downloadText.mockClear();
  pickTextFile.mockReset();
});

interface Stage {
  readonly storage: MemoryStorage;
  readonly durable: MemoryDurable;
  readonly actions: StorageActions;
}

function stage(): Stage {
  const storage = new MemoryStorage();
  const durable = new MemoryDurable();
  const actions = {
    load: vi.fn(() => gatherPanel(storage, durable)),
    onAskPersistence: vi.fn(() => Promise.resolve('refused' as const)),
    onExportAll: vi.fn(() => Promise.resolve({ kind: 'exported', left: 0 } as const)),
    onReadCopy: (key: string) => readCopy(durable, key),
    onRestore: vi.fn(() => Promise.resolve('restored' as const)),
    onRemoveKept: (key: string) => removeAside({ storage, durable }, key),
  };
  return { storage, durable, actions };
}

/** Copies of one battle, a minute between two of them. */
async function keepCopies({ durable }: Stage, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1)
    await keepCopy({ durable, now: () => `2026-11-20T10:0${n}:00.000Z` }, battle, n === 1 ? 'milestone' : 'time', {
      text: `text ${n}`,
      revision: n,
      title: 'The cellar',
      line: { entries: 40 + n, turningPoint: 2, mood: 'grim' },
    });
}

const onBring = vi.fn<() => void>();

async function shown({ actions }: Stage, language: 'en' | 'fr' = 'en') {
  const screenNow = <StorageScreen {...actions} onBack={vi.fn()} onBin={vi.fn()} onBring={onBring} />;
  await act(async () => {
    render(
      <Suspense>{language === 'fr' ? <SpeechContext value={FRENCH}>{screenNow}</SpeechContext> : screenNow}</Suspense>,
    );
    await Promise.resolve();
  });
  await screen.findAllByRole('heading', { level: 2 });
  return userEvent.setup();
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

describe('the screen about saving', () => {
  it('should say what is where and how large', async () => {
    const here = stage();
    here.storage.texts.set('retinue/battle/b1/summary', 'x'.repeat(2_000));
    here.durable.texts.set('battle/b1/base', 'x'.repeat(1_500_000));
    await shown(here);
    const places = region('Where it is saved');
    expect(places.getByText('1 · 2 kB')).toBeVisible();
    expect(places.getByText('1 · 1.5 MB')).toBeVisible();
    expect(places.getByText('1.5 MB in all')).toBeVisible();
  });

  it('should say that a place cannot be used', async () => {
    const here = stage();
    here.durable.fault = new Error('off');
    await shown(here);
    expect(region('Where it is saved').getByText('The second place cannot be used here')).toBeVisible();
  });

  it('should ask the browser to keep it, and say what came of that', async () => {
    const here = stage();
    let persistence: 'granted' | 'refused' = 'refused';
    const load = async () => {
      const panel = await gatherPanel(here.storage, here.durable);
      return { ...panel, report: { ...panel.report, persistence } };
    };
    const onAskPersistence = () => Promise.resolve(persistence);
    const user = await shown({ ...here, actions: { ...here.actions, load, onAskPersistence } });
    const keeping = region('Will the browser keep it');
    expect(keeping.getByText('The browser may clear it')).toBeVisible();
    await press(user, 'Ask it to keep everything');
    expect(keeping.getByText(/^It has refused/)).toBeVisible();
    persistence = 'granted';
    await press(user, 'Ask it to keep everything');
    expect(await keeping.findByText('The browser keeps it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask it to keep everything' })).toBeNull();
  });

  it('should export everything and say when it was last done', async () => {
    const here = stage();
    const user = await shown(here);
    expect(region('In a file of your own').getByText('never')).toBeVisible();
    here.storage.texts.set(
      'retinue/exported',
      JSON.stringify({ format: 'exported', version: 0, savedAt: AT, revision: 0, data: { at: AT } }),
    );
    await press(user, /^Export everything/);
    expect(here.actions.onExportAll).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent('Everything is in the file.');
    expect(region('In a file of your own').queryByText('never')).toBeNull();
  });

  it.each([
    [{ kind: 'exported', left: 1 }, '1 save could not be read and is not in the file.'],
    [{ kind: 'tooLarge', bytes: 61_000_000 }, 'It would be 61.0\u00A0MB: too large for one file.'],
    [{ kind: 'nothing' }, 'Nothing is saved yet.'],
    [null, 'The file could not be made. Nothing has changed.'],
  ] as const)('should say of an export that ended with %j: %s', async (outcome, sentence) => {
    const here = stage();
    const onExportAll = () => (outcome === null ? Promise.reject(new Error('off')) : Promise.resolve(outcome));
    const user = await shown({ ...here, actions: { ...here.actions, onExportAll } });
    await press(user, /^Export everything/);
    expect(screen.getByRole('status').textContent).toContain(sentence);
  });

  it('should lead to the door for bringing everything back', async () => {
    const user = await shown(stage());
    await press(user, /^Bring everything back/);
    expect(onBring).toHaveBeenCalledOnce();
  });
});

describe('earlier states', () => {
  it('should say that there are none yet', async () => {
    await shown(stage());
    expect(region('Earlier states').getByText('No copies yet')).toBeVisible();
  });

  it('should list the copies and show one before it is restored', async () => {
    const here = stage();
    await keepCopies(here, 3);
    const user = await shown(here);
    const list = region('Earlier states');
    expect(list.getByRole('heading', { name: 'The cellar' })).toBeVisible();
    expect(list.getByText(/Battle · 3 copies/)).toBeVisible();
    await user.click(list.getByRole('button', { name: /at a milestone/ }));
    const sheet = within(screen.getByRole('dialog', { name: 'The cellar: turning point 2, step 41' }));
    expect(sheet.getByText('Entries in the log').nextElementSibling).toHaveTextContent('41');
    expect(sheet.getByText('Steps saved').nextElementSibling).toHaveTextContent('1');
    expect(sheet.queryByText(/grim/)).toBeNull();
    expect(here.actions.onRestore).not.toHaveBeenCalled();
    await user.click(sheet.getByRole('button', { name: 'Restore this state' }));
    expect(here.actions.onRestore).toHaveBeenCalledExactlyOnceWith(
      'ring/battle/b1/2026-11-20T10:01:00.000Z-0000000001',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Restored.');
  });

  it('should give a copy as a file', async () => {
    const here = stage();
    await keepCopies(here, 1);
    const user = await shown(here);
    await press(user, /at a milestone/);
    await press(user, 'Take it as a file');
    expect(downloadText).toHaveBeenCalledExactlyOnceWith('retinue-copy-2026-11-20.json', 'text 1');
  });

  it.each([
    ['full', /could not be copied first/],
    ['unreadable', /This copy cannot be read/],
  ] as const)('should stay open and say why when it was %s', async (outcome, sentence) => {
    const here = stage();
    await keepCopies(here, 1);
    const onRestore = () => Promise.resolve(outcome);
    const user = await shown({ ...here, actions: { ...here.actions, onRestore } });
    await press(user, /at a milestone/);
    await press(user, 'Restore this state');
    expect(within(screen.getByRole('dialog')).getByText(sentence)).toBeVisible();
  });
});

describe('what is kept aside', () => {
  it('should be taken as a file before it can be removed', async () => {
    const here = stage();
    await putAside({ ...here, now: () => AT }, 'discarded', 'old battle');
    const user = await shown(here);
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    await press(user, /^Removed by you/);
    expect(downloadText).toHaveBeenCalledExactlyOnceWith('retinue-kept-2026-11-20.json', 'old battle');
    await press(user, 'Remove');
    await press(user, 'Remove for good');
    expect(await screen.findByText('Nothing is kept aside.')).toBeVisible();
    expect(here.durable.texts.size).toBe(0);
  });
});

describe('in French', () => {
  it('should say everything in French', async () => {
    const here = stage();
    await keepCopies(here, 2);
    await shown(here, 'fr');
    expect(screen.getByRole('main', { name: 'Ce qui est gardé' })).toBeVisible();
    expect(region('États précédents').getByText(/Bataille · 2 copies/)).toBeVisible();
  });
});
