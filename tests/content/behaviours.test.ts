import { describe, expect, it } from 'vitest';
import { present } from '../../src/engine/core/invariant.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { whole } from '../../src/engine/behaviour/extend.ts';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { loadPack } from '../../src/content/loadPack.ts';
import { mergePacks } from '../../src/content/mergePacks.ts';

const manifest = {
  id: 'house',
  name: 'House rules',
  version: '1.0.0',
  ruleset: 'acolyte',
  schemaVersion: 1,
  languages: ['en'],
  credits: [],
  dependencies: [],
  changelog: [],
};
const shoot = { id: 'shoot', do: 'shoot' };
const bold = { id: 'bold', name: 'Bold', order: 'always', rows: [shoot], provenance: 'user' };
const change = (id: string, more: object) => ({
  id,
  name: id,
  extends: 'brawler',
  replace: [],
  remove: [],
  add: [],
  provenance: 'user',
  ...more,
});
const given = { self: {}, targets: [], ap: 2, order: null, counteract: false, move: 6, shoots: 1, fights: 1 };
const example = { id: 'first', table: 'bold', name: 'Nobody', given, outcome: { order: 'engage', steps: [] } };

const load = (files: Record<string, unknown>) => loadPack({ 'pack.json': manifest, ...files }, systemById);
const problems = (files: Record<string, unknown>) => {
  const result = load(files);
  return result.ok ? [] : result.problems.map(({ file, path, code }) => `${file} ${path} ${code}`);
};
const behaviours = (...rows: readonly { readonly id: string }[]) =>
  Object.fromEntries(rows.map((row) => [`behaviours/${row.id}.json`, row]));

describe('decision tables in packs', () => {
  it('should come with the app', async () => {
    const { behaviours: shipped } = await loadBundledPack();
    expect([...shipped.keys()].toSorted()).toEqual(
      [
        'acolyte',
        'battler',
        'brawler',
        'brawler-objective-first',
        'choir',
        'guardian',
        'kill-team-2021',
        'marksman',
        'tallymen',
      ].toSorted(),
    );
  });

  it('should be read as whole tables, as differences on shipped ones, and with examples', () => {
    const files = { ...behaviours(bold, change('mine', { remove: ['dash'] })), 'examples.json': [example] };
    expect(problems(files)).toEqual([]);
  });

  it.each([
    [
      'an unknown fact',
      behaviours({ ...bold, order: { attacksOr: { fact: 'brave' } } } as never),
      'behaviours/bold.json order.attacksOr.fact unknownFact',
    ],
    [
      'an unknown action',
      behaviours({ ...bold, rows: [{ ...shoot, do: 'dance' }] } as never),
      'behaviours/bold.json rows[0].do notAllowed',
    ],
    [
      'two rows of an id',
      behaviours({ ...bold, rows: [shoot, shoot] } as never),
      'behaviours/bold.json rows[1].id duplicateId',
    ],
    [
      'a parent that is not there',
      behaviours(change('mine', { extends: 'nobody' })),
      'behaviours/mine.json extends unknownReference',
    ],
    [
      'itself as parent',
      behaviours(change('mine', { extends: 'mine' })),
      'behaviours/mine.json extends unknownReference',
    ],
    [
      'a circle',
      behaviours(change('a', { extends: 'b' }), change('b', { extends: 'a' })),
      'behaviours/a.json extends unknownReference',
    ],
    [
      'a row that the parent lacks',
      behaviours(change('mine', { remove: ['shoot'] })),
      'behaviours/mine.json  unknownReference',
    ],
    [
      'a row that the parent has',
      behaviours(change('mine', { add: [{ after: null, row: { id: 'dash', do: 'dash' } }] })),
      'behaviours/mine.json add[0].row.id duplicateId',
    ],
    ['an example of no table', { 'examples.json': [example] }, 'examples.json [0].table unknownReference'],
    [
      'two tables of an id',
      { 'behaviours/x.json': bold, 'behaviours/y.json': bold },
      'behaviours/y.json id duplicateId',
    ],
  ])('should be refused with %s, and where', (_, files, said) => {
    expect(problems(files)).toContain(said);
  });

  it('should be renamed where packs are played together, with what they extend', async () => {
    const bundled = await loadBundledPack();
    const own = load(behaviours(bold, change('mine', { remove: ['dash'] }), change('more', { extends: 'mine' })));
    expect(own.ok).toBe(true);
    const { behaviours: all } = mergePacks(bundled, own.ok ? [own.pack] : []);
    expect(all.get('house--mine')).toMatchObject({ id: 'house--mine', extends: 'brawler' });
    expect(all.get('house--more')).toMatchObject({ extends: 'house--mine' });
    const { table, problems: left } = whole(present(all.get('house--more'), 'more'), (id) => all.get(id));
    expect([table?.rows.map(({ id }) => id), left]).toEqual([['fight', 'charge', 'reposition'], []]);
    expect(all.get('brawler')).toBe(bundled.behaviours.get('brawler'));
  });
});
