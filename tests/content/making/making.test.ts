import { beforeAll, describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { loadKillTeamSides } from '../../../src/content/killTeamSides.ts';
import { loadPack } from '../../../src/content/loadPack.ts';
import { facesAmiss, facesAmissAt, madeFlaws, nextFaces } from '../../../src/content/making/findings.ts';
import type { MadeRow } from '../../../src/content/making/kinds.ts';
import { likeCards } from '../../../src/content/making/likeCards.ts';
import { madeRowsIn, withMadeRow } from '../../../src/content/making/madeRows.ts';
import { metIn } from '../../../src/content/making/metIn.ts';
import { newRow, renamedRow } from '../../../src/content/making/newRow.ts';
import { MADE_SYSTEMS, type MadeRef } from '../../../src/content/making/systems.ts';
import { withTaken } from '../../../src/content/making/takeRow.ts';
import type { Pack } from '../../../src/content/pack.ts';
import { MANIFEST_FILE } from '../../../src/content/packFiles.ts';
import type { RawFiles } from '../../../src/content/packRows.ts';
import { withoutFlawed } from '../../../src/content/withoutFlawed.ts';
import { manifestOf } from '../../../src/content/workshopFiles.ts';
import { loadShippedBands } from '../../../src/content/warBands/shippedBands.ts';
import { systemById } from '../../../src/engine/systems/killTeams.ts';

const ACOLYTE = { system: 'acolyte' } as const;
const flaws = (ref: MadeRef, row: MadeRow, files: RawFiles = {}) =>
  madeFlaws(ref, row, files, systemById).map(({ path, code }) => [path, code]);

const shipped: Partial<Record<MadeRef['system'], Pack>> = {};
const packOf = (system: MadeRef['system']): Pack => {
  const pack = shipped[system];
  if (pack === undefined) throw new Error(system);
  return pack;
};

beforeAll(async () => {
  const [acolyte, kt3, kt2021, lite, vanguard] = await Promise.all([
    loadBundledPack(),
    loadKillTeamSides('kt3'),
    loadKillTeamSides('kt2021'),
    loadKillTeamSides('kt2021-lite'),
    loadShippedBands(),
  ]);
  Object.assign(shipped, { acolyte, kt3, kt2021, 'kt2021-lite': lite, vanguard });
});

const sword = newRow('weapons', { id: 'hooked-sword', name: 'Hooked sword' });
const thug: MadeRow = { ...newRow('operatives', { id: 'thug', name: 'Thug' }), arms: [['hooked-sword']] };
const line = (from: number, to: number) => ({
  from,
  to,
  max: null,
  dv: 1,
  card: 'thug',
  arms: [],
  provenance: 'user',
});
const gang: MadeRow = { ...newRow('factions', { id: 'gang', name: 'Gang' }), rows: [line(1, 20)] };
const files = [
  ['weapons', sword],
  ['operatives', thug],
  ['factions', gang],
] as const;
const whole = files.reduce<RawFiles>((all, [kind, row]) => withMadeRow(all, kind, row), {});

describe('rows that are made', () => {
  it('begin sound, but for what has to be chosen', () => {
    expect(flaws({ ...ACOLYTE, kind: 'weapons' }, sword)).toEqual([]);
    expect(flaws({ ...ACOLYTE, kind: 'armour' }, newRow('armour', { id: 'coat', name: 'Coat' }))).toEqual([]);
    expect(flaws({ ...ACOLYTE, kind: 'operatives' }, newRow('operatives', { id: 'thug', name: 'Thug' }))).toEqual([]);
    expect(flaws({ ...ACOLYTE, kind: 'factions' }, newRow('factions', { id: 'gang', name: 'Gang' }))).toEqual([
      ['rows', 'facesNotCoveredOnce'],
    ]);
  });

  it('begin as somebody whom a roster can name, in games whose sides are alike', () => {
    for (const system of ['kt3', 'kt2021', 'kt2021-lite'] as const) {
      const card = newRow('operatives', { id: 'hook', name: 'Hook' }, system);
      const roster = { ...newRow('retinues', { id: 'hooks', name: 'Hooks' }, system) };
      const member = { id: 'ann', name: 'Ann', card: 'hook', portrait: null, weapons: [], armour: null };
      const of = withMadeRow({}, 'operatives', card);
      expect(flaws({ system, kind: 'retinues' }, { ...roster, members: [member] }, of)).toEqual([]);
    }
    expect(newRow('operatives', { id: 'thug', name: 'Thug' })['kind']).toBe('enemy');
  });

  it('are said to be wrong at the place that is', () => {
    const at = { ...ACOLYTE, kind: 'operatives' } as const;
    expect(flaws(at, { ...thug, wounds: 0 }, whole)).toEqual([['wounds', 'outOfRange']]);
    expect(flaws(at, { ...thug, arms: [['gone']] }, whole)).toEqual([['arms[0][0]', 'unknownReference']]);
    expect(flaws(at, thug, whole)).toEqual([]);
    const [profile] = sword['profiles'] as readonly object[];
    const wild = { ...sword, profiles: [{ ...profile, attacks: 600 }] };
    expect(flaws({ ...ACOLYTE, kind: 'weapons' }, wild)).toEqual([['profiles[0].attacks', 'outOfRange']]);
  });

  it('are played without those that are wrong, and nothing of them is lost', () => {
    const broken = withMadeRow(whole, 'factions', { ...gang, rows: [line(1, 12)] });
    const named = { [MANIFEST_FILE]: manifestOf('workshop', 'Workshop'), ...broken };
    const sound = withoutFlawed(named, (some) => loadPack(some, systemById, packOf('acolyte')));
    const result = loadPack(sound, systemById, packOf('acolyte'));
    expect(result.ok && [...result.pack.operatives.keys()]).toEqual(['thug']);
    expect(result.ok && result.pack.factions.size).toBe(0);
    expect(madeRowsIn(broken, 'factions')).toHaveLength(1);
  });

  it('keep the DV of a card in the tables that bring it', () => {
    const [faction] = madeRowsIn(withMadeRow(whole, 'operatives', { ...thug, dv: 3 }), 'factions');
    expect(faction?.['rows']).toEqual([{ ...line(1, 20), dv: 3 }]);
  });

  it('say which tables bring an enemy, and that none does', () => {
    expect(metIn(whole, 'thug')).toEqual([madeRowsIn(whole, 'factions')[0]?.name]);
    expect(metIn(whole, 'nobody')).toEqual([]);
  });

  it('are renamed with what is called like them', () => {
    const named = renamedRow('weapons', sword, 'Cutlass');
    expect(named).toMatchObject({ id: 'hooked-sword', name: 'Cutlass', profiles: [{ name: 'Cutlass' }] });
  });
});

describe('faces of a table of enemies', () => {
  it('tells gaps and what stands twice', () => {
    expect(facesAmiss([line(1, 6), line(6, 18)])).toEqual({ none: [19, 20], twice: [6] });
  });

  it('tells each gap at the line before it, else behind it, and what stands twice at the later line', () => {
    expect(facesAmissAt([line(3, 6), line(9, 18)])).toEqual([
      { path: 'rows[0].from', how: 'none', faces: [1, 2] },
      { path: 'rows[0].to', how: 'none', faces: [7, 8] },
      { path: 'rows[1].to', how: 'none', faces: [19, 20] },
    ]);
    expect(facesAmissAt([line(6, 20), line(1, 7)])).toEqual([{ path: 'rows[1].from', how: 'twice', faces: [6, 7] }]);
    expect(facesAmissAt([])[0]).toMatchObject({ path: 'rows', how: 'none' });
    expect(facesAmissAt([line(1, 20)])).toEqual([]);
  });

  it('gives a new line the first gap', () => {
    expect(nextFaces([])).toEqual({ from: 1, to: 20 });
    expect(nextFaces([line(1, 6), line(10, 20)])).toEqual({ from: 7, to: 9 });
  });
});

describe('a row of another pack', () => {
  const named = (_id: string, name: string) => name;
  const cases = MADE_SYSTEMS.flatMap(({ id: system, kinds }) => kinds.map((kind) => ({ system, kind })));

  it.each(cases)('is taken over sound, each of $system.$kind', (ref) => {
    const pack = packOf(ref.system);
    for (const id of pack[ref.kind].keys()) {
      const taken = withTaken({}, { pack, named }, { kind: ref.kind, id, called: 'A copy' });
      const row = madeRowsIn(taken.files, ref.kind).find((each) => each.id === taken.id);
      expect(row?.name).toBe('A copy');
      expect(row === undefined ? null : flaws(ref, row, taken.files)).toEqual([]);
    }
  });

  it('is not taken twice, and stands beside another of its id', () => {
    const source = { pack: packOf('acolyte'), named };
    const wanted = { kind: 'weapons', id: 'autopistol', called: null } as const;
    const once = withTaken({}, source, wanted);
    expect(withTaken(once.files, source, wanted)).toEqual(once);
    const [mine] = madeRowsIn(once.files, 'weapons');
    const changed = withMadeRow({}, 'weapons', { ...sword, ...mine, wp: 3 });
    expect(withTaken(changed, source, wanted).id).toBe('autopistol-2');
  });
});

describe('the DV that fits', () => {
  it('is that of the cards that are most like it', () => {
    const pack = packOf('acolyte');
    const weapons = [...pack.weapons.values()].map((row): MadeRow => ({ ...row }));
    const heavy = pack.operatives.get('npo-marksman-heavy');
    const found = likeCards({ ...heavy, id: 'mine', name: 'Mine' }, weapons, pack);
    expect(found?.cards.map(({ id }) => id)).toContain('npo-marksman-heavy');
    expect(found?.dv).toBe(3);
  });

  it('is not given for who cannot hurt anybody', () => {
    expect(likeCards({ ...thug, arms: [[]] }, [], packOf('acolyte'))).toBeNull();
  });
});
