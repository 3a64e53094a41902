import { describe, expect, it } from 'vitest';
import { freeId, idOf } from '../../../src/content/tableIds.ts';
import { whole } from '../../../src/engine/behaviour/extend.ts';
import type { FactCondition } from '../../../src/engine/behaviour/table.ts';
import { conditionOf, fromRoot, nodeOf, rootOf } from '../../../src/features/workshop/conditionNode.ts';
import {
  addedRow,
  broughtBack,
  type Draft,
  duplicatedRow,
  isDid,
  isDraft,
  keptAs,
  keptUnder,
  leftOut,
  movedRow,
  openedDraft,
  standing,
  withoutRow,
} from '../../../src/features/workshop/draft.ts';
import { broughtAs, copied, houseRule, newTable, renamedBeside } from '../../../src/features/workshop/making.ts';
import { differencesOf, shelfOf } from '../../../src/features/workshop/shelf.ts';
import { lint } from '../../../src/engine/behaviour/killTeam/lint.ts';
import { loadPack } from '../../../src/content/loadPack.ts';
import { packOfTables } from '../../../src/content/workshopFiles.ts';
import { systemById } from '../../../src/engine/systems/killTeams.ts';
import { shippedBehaviours } from '../../../src/content/shippedBehaviours.ts';
import { shippedTable, TABLES } from '../../engine/behaviour/support.ts';

const parent = shippedTable('brawler');
const { rows } = parent;
const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).join(' ');
const draft = (changed: typeof rows): Draft => ({
  table: { ...parent, id: 'mine', provenance: 'user', rows: [...changed] },
  examples: [],
});

describe('rows of a draft', () => {
  it('should move, double, go and come', () => {
    expect(ids(movedRow(rows, 0, 2))).toBe('charge reposition fight dash');
    expect(movedRow(rows, 0, 4)).toBe(rows);
    expect(ids(duplicatedRow(rows, 1, parent))).toBe('fight charge charge-2 reposition dash');
    expect(ids(withoutRow(rows, 3))).toBe('fight charge reposition');
    expect(withoutRow(rows.slice(0, 1), 0)).toHaveLength(1);
    expect(ids(addedRow(rows, parent))).toBe('fight charge reposition dash row');
  });

  it('should come back where they stood, and never give a new row the id of one left out', () => {
    const less = rows.filter(({ id }) => id !== 'charge' && id !== 'fight');
    expect(ids(leftOut(less, parent))).toBe('fight charge');
    expect(ids(broughtBack(less, rows[1] ?? rows[0] ?? { id: '', do: 'pass' }, parent))).toBe('charge reposition dash');
    expect(ids(duplicatedRow([{ id: 'fight', do: 'fight' }], 0, parent))).toBe('fight fight-2');
  });

  it('should know how they differ from their parent', () => {
    const [fight] = rows;
    if (fight === undefined) throw new Error('no row');
    expect(standing(fight, parent)).toBe('same');
    expect(standing({ ...fight, note: 'my way' }, parent)).toBe('changed');
    expect(standing({ id: 'other', do: 'pass' }, parent)).toBe('added');
  });
});

describe('a house rule', () => {
  it.each([
    ['nothing', rows, 0],
    ['another order', movedRow(rows, 0, 3), 1],
    ['a row less', withoutRow(rows, 1), 1],
    ['a row more and one changed', addedRow(rows, parent).with(0, { id: 'fight', do: 'fight' }), 2],
  ])('should be kept as its differences: %s', (_, changed, count) => {
    const { behaviour } = keptAs(draft([...changed]), parent);
    expect('extends' in behaviour && behaviour.extends).toBe('brawler');
    expect(differencesOf(behaviour)).toBe(count);
    const again = whole(behaviour, (id) => (id === 'brawler' ? parent : undefined));
    expect(again).toEqual({ table: keptAs(draft([...changed]), null).behaviour, problems: [] });
  });

  it('should begin without a difference, and a table of one’s own without a finding', () => {
    const taken = new Set(TABLES);
    expect(houseRule(parent, 'Brawler', taken).behaviour).toMatchObject({ id: 'brawler-2', extends: 'brawler' });
    const made = newTable('Nouvelle table', taken).behaviour;
    expect('rows' in made && lint(made)).toEqual([]);
  });

  it('should be found on the shelf with its parent; a copy of a shipped one is whole', () => {
    const own = houseRule(parent, 'Mine', new Set());
    const shelf = shelfOf({
      shipped: shippedBehaviours(),
      own: [own],
      packs: [{ pack: 'p', name: 'P', tables: [own] }],
    });
    expect(shelf.find(({ id }) => id === 'mine')).toMatchObject({ kind: 'own', parent: { id: 'brawler' } });
    expect(shelf.find(({ id }) => id === 'p--mine')?.table?.rows).toEqual(rows);
    const variant = shelf.find(({ id }) => id === 'brawler-objective-first');
    expect(variant && 'extends' in copied(variant, 'Copy', new Set()).behaviour).toBe(false);
  });
});

describe('tables of a file', () => {
  const one = houseRule(parent, 'One', new Set());
  const two = { ...houseRule(parent, 'Two', new Set()), examples: [] };

  it('should be compared with those here', () => {
    expect(broughtAs(one, [])).toBe('fresh');
    expect(broughtAs(one, [structuredClone(one)])).toBe('same');
    expect(broughtAs(one, [{ ...one, behaviour: { ...one.behaviour, name: 'Other' } }])).toBe('replaces');
  });

  it('should be kept beside them under free ids, what they extend renamed with them', () => {
    const leaning = { ...two, behaviour: { ...two.behaviour, extends: 'one' } };
    const [first, second] = renamedBeside([one, leaning], new Set(['one', 'two']));
    expect(first?.behaviour).toMatchObject({ id: 'one-2', extends: 'brawler' });
    expect(second?.behaviour).toMatchObject({ id: 'two-2', extends: 'one-2' });
  });
});

describe('examples', () => {
  it('should have ids of their own in every copy, so that the pack of all can be played', () => {
    const example = {
      id: 'one-example-1',
      table: 'one',
      name: 'Example 1',
      given: { self: {}, targets: [], ap: 2, order: null, counteract: false, move: 6, shoots: 1, fights: 1 },
      outcome: { order: 'conceal' as const, steps: [] },
    };
    const one = { ...houseRule(parent, 'One', new Set()), examples: [example] };
    const [shown] = shelfOf({ shipped: new Map(), own: [one], packs: [] });
    const copies = [...(shown ? [copied(shown, 'Copy', new Set())] : []), ...renamedBeside([one], new Set(['one']))];
    const files = packOfTables([one, ...copies], { id: 'workshop', name: 'Workshop' });
    expect(loadPack(files, systemById)).toMatchObject({
      ok: true,
      summary: { counts: { behaviours: 3, examples: 3 } },
    });
  });
});

describe('ids', () => {
  it('should be made of names, and free', () => {
    expect([idOf('Bagarreur, à ma façon'), idOf('!!'), freeId('a', new Set(['a', 'a-2']))]).toEqual([
      'bagarreur-a-ma-facon',
      'table',
      'a-3',
    ]);
    expect(idOf('x'.repeat(99))).toHaveLength(60);
  });
});

describe('the history of a draft', () => {
  const example = {
    id: 'mine-example-1',
    table: 'mine',
    name: 'Example 1',
    given: { self: {}, targets: [], ap: 2, order: null, counteract: false, move: 6, shoots: 1, fights: 1 },
    outcome: { order: 'conceal' as const, steps: [] },
  };

  it('should go on as another table, whatever it was called, and stay what it has become', () => {
    const other = keptUnder('other', (name) => `${name}, copy`);
    const moved = other({ ...draft(rows), examples: [example] });
    expect(moved.table).toMatchObject({ id: 'other', name: `${parent.name}, copy`, rows });
    expect(moved.examples).toMatchObject([{ id: 'other-example-1', table: 'other' }]);
    expect(other(moved)).toBe(moved);
  });

  it('should be taken up again when it is a draft, and steps it knows', () => {
    expect(isDraft(structuredClone({ ...draft(rows), examples: [example] }))).toBe(true);
    expect([isDraft({ table: parent }), isDraft({ ...draft([]), examples: [] }), isDraft(null)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([isDid('rename'), isDid('renamed')]).toEqual([true, false]);
  });

  it('should be opened as it was kept', () => {
    const mine = draft([...movedRow(rows, 0, 3)]);
    expect(openedDraft(keptAs(mine, parent), parent)).toEqual(mine);
    expect(openedDraft(keptAs(mine, parent), null)).toBeNull();
    expect(openedDraft(keptAs(mine, null), null)).toEqual(mine);
  });
});

describe('conditions in the editor', () => {
  const beast: FactCondition = { fact: 'isBeast' };
  const hurt: FactCondition = { some: [{ fact: 'wounded' }] };

  it.each<[FactCondition, FactCondition | undefined]>([
    [{ not: beast }, { fact: 'isBeast', is: false }],
    [{ not: { not: beast } }, beast],
    [{ not: hurt }, { not: hurt }],
    [{ not: { any: [beast, hurt] } }, { not: { any: [beast, hurt] } }],
    [{ all: [beast] }, beast],
    [{ any: [beast, hurt] }, { any: [beast, hurt] }],
  ])('should come through it: %j', (given, kept) => {
    expect(fromRoot(rootOf(given))).toEqual(kept);
  });

  it('should be nothing when nothing is left', () => {
    expect(fromRoot(rootOf(undefined))).toBeUndefined();
    expect(conditionOf({ kind: 'some', nobody: false, wanted: [] })).toBeUndefined();
    expect(nodeOf({ not: hurt })).toMatchObject({ kind: 'some', nobody: true });
  });
});
