import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { newRow } from '../../src/content/making/newRow.ts';
import { rowsIn } from '../../src/content/packRows.ts';
import { shippedBehaviours } from '../../src/content/shippedBehaviours.ts';
import { newModule } from '../../src/content/moduleFiles.ts';
import { keptScenario, newScenario, scenarioOf } from '../../src/content/scenarioFiles.ts';
import type { MissionRow } from '../../src/content/schema/mission.ts';
import type { BehaviourTable } from '../../src/engine/behaviour/killTeam/table.ts';
import { useModuleDraft } from '../../src/features/module-editor/useModuleDraft.ts';
import { openedDraft } from '../../src/features/pack-editor/draft.ts';
import { usePackDraft } from '../../src/features/pack-editor/usePackDraft.ts';
import { useRow } from '../../src/features/row-editor/useRowDraft.ts';
import { useScenarioDraft } from '../../src/features/scenario-editor/useScenarioDraft.ts';
import { useTableDraft } from '../../src/features/table-editor/useTableDraft.ts';
import { keptAs } from '../../src/features/workshop/draft.ts';
import { useDraft } from '../../src/features/workshop/useDraft.ts';
import { type App, createApp } from '../../src/state/base/app.ts';
import { AppContext } from '../../src/state/base/useApp.ts';
import { useMade } from '../../src/state/workshop/made.ts';
import { useMadeModules } from '../../src/state/workshop/madeModules.ts';
import { madeScenariosOf } from '../../src/state/workshop/madeScenarios.ts';
import { useWorkshopPack } from '../../src/state/workshop/packDesk.ts';
import { madeTablesOf } from '../../src/state/workshop/rollTables.ts';
import { useTables } from '../../src/state/workshop/workshop.ts';
import { FakeBrowser, settle } from '../support/fakeBrowser.ts';
import { searchTable } from '../support/scripted.ts';

const copyName = (name: string) => `${name}, copy`;
const fresh = <D,>(now: D) => ({ past: [], now, future: [] });

function dusk(): MissionRow {
  const row = keptScenario(newScenario('Dusk', new Set()), 'Nameless');
  if (row === null) throw new Error('not kept');
  return row;
}

/** What a tab types in: a letter more, and what stands there now; `moved`: it has heard that it goes on as a copy. */
interface Typing {
  readonly type: (letter: string) => void;
  readonly text: () => string;
  readonly moved: () => boolean;
}

/** An editor as it is tested: a first document, a tab that types in it, and what is stored in the end, by name. */
interface Editor {
  readonly begin: (app: App) => Promise<unknown>;
  readonly open: (app: App) => Typing;
  readonly stored: (app: App) => Promise<readonly (readonly [name: string, text: string])[]>;
}

/** A hook in a page of its own. */
function inPage<R>(app: App, hook: (onBeside: () => void) => R) {
  let beside = false;
  const wrapper = ({ children }: { readonly children: ReactNode }) => <AppContext value={app}>{children}</AppContext>;
  const { result } = renderHook(() => hook(() => void (beside = true)), { wrapper });
  return { now: () => result.current, moved: () => beside };
}

const modulesOf = (app: App) => inPage(app, useMadeModules).now();
const madeOf = (app: App) => inPage(app, useMade).now();

const row = dusk();
const scenarios: Editor = {
  begin: (app) => madeScenariosOf(app).keep(() => ({ row, was: null, copyName })),
  open: (app) => {
    const { now, moved } = inPage(app, (onBeside) =>
      useScenarioDraft({ first: fresh(scenarioOf(row)), stored: row, nameless: 'Nameless', copyName, onBeside }),
    );
    return {
      type: (letter) => now().change('basics', (draft) => ({ ...draft, primary: draft.primary + letter }), 'primary'),
      text: () => now().draft.primary,
      moved,
    };
  },
  stored: async (app) => (await madeScenariosOf(app).read())?.own.map(({ name, primary }) => [name, primary]) ?? [],
};

const war = newModule('War', row, new Set());
const modules: Editor = {
  begin: (app) => modulesOf(app).keep(() => ({ row: war, was: null, copyName })),
  open: (app) => {
    const { now, moved } = inPage(app, (onBeside) =>
      useModuleDraft({ first: fresh(war), stored: war, nameless: 'Nameless', copyName, onBeside }),
    );
    return {
      type: (letter) => now().change('story', (draft) => ({ ...draft, text: draft.text + letter }), 'text'),
      text: () => now().draft.text,
      moved,
    };
  },
  stored: async (app) => (await modulesOf(app).read())?.own.map(({ name, text }) => [name, text]) ?? [],
};

const tables: Editor = {
  begin: (app) => madeTablesOf(app).keep(() => ({ table: searchTable, was: null, copyName })),
  open: (app) => {
    const { now, moved } = inPage(app, (onBeside) =>
      useTableDraft({ first: fresh(searchTable), stored: searchTable, copyName, onBeside }),
    );
    const textIn = ({ rows: [first] }: typeof searchTable) => first?.text ?? '';
    return {
      type: (letter) =>
        now().rows('text', ([first, ...rest]) =>
          first === undefined ? rest : [{ ...first, text: first.text + letter }, ...rest],
        ),
      text: () => textIn(now().table),
      moved,
    };
  },
  stored: async (app) => (await madeTablesOf(app).read())?.map(({ title, rows }) => [title, rows[0]?.text ?? '']) ?? [],
};

const OF = { system: 'acolyte', kind: 'weapons' } as const;
const axe = newRow('weapons', { id: 'axe', name: 'Axe' });
const notesOf = ({ notes }: { readonly [key: string]: unknown }): string => (typeof notes === 'string' ? notes : '');
const rows: Editor = {
  begin: (app) =>
    madeOf(app)
      .keeper(OF)
      .keep(() => ({ row: axe, was: null, copyName })),
  open: (app) => {
    const { now, moved } = inPage(app, (onBeside) =>
      useRow({ of: OF, first: fresh(axe), stored: axe, nameless: 'Nameless', copyName, onBeside }),
    );
    return {
      type: (letter) => now().change('notes', (draft) => ({ ...draft, notes: notesOf(draft) + letter }), 'notes'),
      text: () => notesOf(now().draft),
      moved,
    };
  },
  stored: async (app) => {
    const files = (await madeOf(app).read('acolyte'))?.files['weapons.json'];
    return (files as (typeof axe)[] | undefined)?.map((made) => [made.name, notesOf(made)]) ?? [];
  },
};

afterEach(cleanup);

describe.each([
  ['scenario', scenarios],
  ['linked campaign', modules],
  ['roll table', tables],
  ['weapon', rows],
] as const)('a %s that is typed in two tabs, a letter here and a letter there', (_, editor) => {
  it('should be kept twice, and each hold all letters of its tab and none of the other', async () => {
    const browser = new FakeBrowser();
    const [one, two] = [createApp(browser.ports()), createApp(browser.ports())];
    await editor.begin(one);
    const [[name] = ['']] = await editor.stored(one);
    const [left, right] = [editor.open(one), editor.open(two)];
    for (const letter of 'abcdef') {
      act(() => left.type(letter));
      await act(settle);
      act(() => right.type(letter.toUpperCase()));
      await act(settle);
    }
    for (let n = 0; n < 80; n += 1) await act(settle);
    expect([left.text(), right.text()].map((text) => text.slice(-6))).toEqual(['abcdef', 'ABCDEF']);
    expect([left.moved(), right.moved()].filter(Boolean)).toHaveLength(1);
    const stored = await editor.stored(one);
    expect(stored.map(([called]) => called).toSorted()).toEqual([name, copyName(name)]);
    expect(stored.map(([, text]) => text.slice(-6)).toSorted()).toEqual(['ABCDEF', 'abcdef']);
  });
});

const KINDS = [
  { system: 'acolyte', kind: 'weapons' },
  { system: 'kt2021', kind: 'retinues' },
  { system: 'vanguard', kind: 'warBands' },
] as const;

/** Types all letters, a capital in the second tab for each in the first; some so soon that the one before is being written. */
async function typeInBoth(left: (letter: string) => void, right: (letter: string) => void): Promise<void> {
  for (const letter of 'abcdef') {
    act(() => left(letter));
    if (letter !== 'c') await act(settle);
    act(() => right(letter.toUpperCase()));
    if (letter !== 'b') await act(settle);
  }
  for (let n = 0; n < 80; n += 1) await act(settle);
}

const twoTabs = (): readonly [App, App] => {
  const browser = new FakeBrowser();
  return [createApp(browser.ports()), createApp(browser.ports())];
};

describe.each(KINDS)('a name of $system $kind that is typed in two tabs', (of) => {
  it('should hold all letters of its tab and be no name of a copy, whatever it is kept beside', async () => {
    const [one, two] = twoTabs();
    const made = newRow(of.kind, { id: 'axe', name: 'Axe' });
    await madeOf(one)
      .keeper(of)
      .keep(() => ({ row: made, was: null, copyName }));
    const open = (app: App) => {
      const { now } = inPage(app, (onBeside) =>
        useRow({ of, first: fresh(made), stored: made, nameless: 'Nameless', copyName, onBeside }),
      );
      return {
        type: (letter: string) => now().change('name', (draft) => ({ ...draft, name: draft.name + letter }), 'name'),
        name: () => now().draft.name,
      };
    };
    const [left, right] = [open(one), open(two)];
    await typeInBoth(left.type, right.type);
    expect([left.name(), right.name()]).toEqual(['Axeabcdef', 'AxeABCDEF']);
    const names = rowsIn((await madeOf(one).read(of.system))?.files ?? {}).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['AxeABCDEF', 'Axeabcdef']);
  });
});

describe('a decision table whose name is typed in two tabs', () => {
  it('should be kept twice, and each hold all letters of its tab and none of the other', async () => {
    const [one, two] = twoTabs();
    const shipped = [...shippedBehaviours().values()].find((each): each is BehaviourTable => 'rows' in each);
    if (shipped === undefined) throw new Error('no table is shipped');
    const table = { ...shipped, id: 'mine', name: 'Mine', provenance: 'user' as const };
    const owned = keptAs({ table, examples: [] }, null);
    await inPage(one, useTables)
      .now()
      .saveTables(() => ({ tables: [owned], was: [], copyName }));
    const open = (app: App) => {
      const { now } = inPage(app, (onBeside) =>
        useDraft({ first: fresh({ table, examples: [] }), owned, parent: null, copyName, onBeside }),
      );
      return {
        type: (letter: string) => now().table('rename', (was) => ({ ...was, name: was.name + letter })),
        name: () => now().draft.table.name,
      };
    };
    const [left, right] = [open(one), open(two)];
    await typeInBoth(left.type, right.type);
    expect([left.name(), right.name()]).toEqual(['Mineabcdef', 'MineABCDEF']);
  });
});

describe('a roll table whose title is typed in two tabs', () => {
  it('should be kept twice, and each hold all letters of its tab and none of the other', async () => {
    const [one, two] = twoTabs();
    await tables.begin(one);
    const open = (app: App) => {
      const { now } = inPage(app, (onBeside) =>
        useTableDraft({ first: fresh(searchTable), stored: searchTable, copyName, onBeside }),
      );
      return {
        type: (letter: string) => now().change('title', (table) => ({ ...table, title: table.title + letter })),
        title: () => now().table.title,
      };
    };
    const [left, right] = [open(one), open(two)];
    await typeInBoth(left.type, right.type);
    const titles = ['abcdef', 'ABCDEF'].map((letters) => searchTable.title + letters);
    expect([left.title(), right.title()]).toEqual(titles);
    expect((await tables.stored(one)).map(([title]) => title).toSorted()).toEqual(titles.toSorted());
  });
});

describe('what a pack says of itself, typed in two tabs', () => {
  it('should hold all letters of both, each in its field, in the pack and in both tabs', async () => {
    const [one, two] = twoTabs();
    await rows.begin(one);
    const desk = await inPage(one, useWorkshopPack).now().readDesk();
    if (desk === null) throw new Error('no pack');
    const { manifest } = desk;
    const open = (app: App) =>
      inPage(app, () =>
        usePackDraft({ first: fresh(openedDraft(manifest)), stored: manifest, onUnsaved: () => undefined }),
      ).now;
    const [left, right] = [open(one), open(two)];
    await typeInBoth(
      (letter) => left().change('name', (draft) => ({ ...draft, name: draft.name + letter }), 'name'),
      (letter) => right().change('credits', (draft) => ({ ...draft, credits: draft.credits + letter }), 'credits'),
    );
    // What is typed is written every 300 ms.
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    const said = { name: `${manifest.name}abcdef`, credits: [`${manifest.credits.join('')}ABCDEF`] };
    expect((await inPage(one, useWorkshopPack).now().readDesk())?.manifest).toMatchObject(said);
    expect(left().draft.name).toBe(said.name);
    expect(right().draft.credits).toBe(said.credits.join());
  });
});
