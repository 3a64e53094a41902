import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { newRow } from '../../src/content/making/newRow.ts';
import { rowsIn } from '../../src/content/packRows.ts';
import { useRow } from '../../src/features/row-editor/useRowDraft.ts';
import { type App, createApp } from '../../src/state/base/app.ts';
import { AppContext } from '../../src/state/base/useApp.ts';
import { useMade } from '../../src/state/workshop/made.ts';
import { FakeBrowser, settle } from '../support/fakeBrowser.ts';

const OF = { system: 'acolyte', kind: 'weapons' } as const;
const AXE = newRow('weapons', { id: 'axe', name: 'Axe' });
const PAUSE_MS = 700;

const copyName = (name: string) => `${name}, copy`;
const written = () => act(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)));

function inPage<R>(app: App, hook: () => R): () => R {
  const wrapper = ({ children }: { readonly children: ReactNode }) => <AppContext value={app}>{children}</AppContext>;
  const { result } = renderHook(hook, { wrapper });
  return () => result.current;
}

/** An axe in its editor: types letters of its name. */
async function typing() {
  const browser = new FakeBrowser();
  const app = createApp(browser.ports());
  const made = inPage(app, useMade);
  await made()
    .keeper(OF)
    .keep(() => ({ row: AXE, was: null, copyName }));
  const first = { past: [], now: AXE, future: [] };
  const editor = inPage(app, () =>
    useRow({ of: OF, first, stored: AXE, nameless: 'Nameless', copyName, onBeside: () => undefined }),
  );
  const type = async (letters: string) => {
    for (const letter of letters) {
      act(() => editor().change('name', (draft) => ({ ...draft, name: draft.name + letter }), 'name'));
      await act(settle);
    }
    await written();
  };
  const stored = async () => rowsIn((await made().read(OF.system))?.files ?? {}).map(({ name }) => name);
  return { browser, type, stored, now: () => ({ name: editor().draft.name, saved: editor().saved }) };
}

afterEach(cleanup);

it('should keep what is typed while the first store is full, for the second has it', async () => {
  const { browser, type, stored, now } = await typing();
  await type('ab');
  browser.storage.room = 0;
  await type('cd');
  expect(now()).toEqual({ name: 'Axeabcd', saved: 'saved' });
  expect(await stored()).toEqual(['Axeabcd']);
});

it('should say that it is not kept while both are full, lose no letter, and go on when there is room again', async () => {
  const { browser, type, stored, now } = await typing();
  await type('ab');
  const { commit } = browser.durable;
  browser.storage.room = 0;
  browser.durable.commit = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  await type('cd');
  expect(now()).toEqual({ name: 'Axeabcd', saved: 'unsaved' });
  expect(await stored()).toEqual(['Axeab']);
  browser.storage.room = Number.POSITIVE_INFINITY;
  browser.durable.commit = commit.bind(browser.durable);
  await type('e');
  expect(now()).toEqual({ name: 'Axeabcde', saved: 'saved' });
  expect(await stored()).toEqual(['Axeabcde']);
});
