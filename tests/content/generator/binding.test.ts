import { beforeAll, describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { missionOf } from '../../../src/content/buildMission.ts';
import { UNBOUND } from '../../../src/content/generator/binding.ts';
import { generate } from '../../../src/content/generator/generate.ts';
import { REFERENCES } from '../../../src/content/generator/references.ts';
import { type GeneratorState, newGenerator, withAllParts, withPart } from '../../../src/content/generator/state.ts';
import { loadBundledKillzones } from '../../../src/content/killzones/bundledKillzones.ts';
import type { Killzone } from '../../../src/content/killzones/loadKillzones.ts';
import { lintGround } from '../../../src/content/lintGround.ts';
import type { Pack } from '../../../src/content/pack.ts';
import { type MissionRow, missionRow } from '../../../src/content/schema/mission.ts';
import { present } from '../../../src/engine/core/invariant.ts';

let pack: Pack;
let killzones: readonly Killzone[];
beforeAll(async () => {
  pack = await loadBundledPack();
  killzones = [...(await loadBundledKillzones()).killzones.values()];
});

const made = (state: GeneratorState): MissionRow => generate(pack, state, undefined, killzones);
const of = (mission: string, seed = 'a'): MissionRow =>
  made(withPart(newGenerator(seed), 'mission', { value: mission }));
const groundOf = ({ plan }: MissionRow): Killzone =>
  present(
    killzones.find(({ row }) => row.id === plan?.ground?.killzone),
    'a killzone',
  );
const waveOf = ({ script }: MissionRow, wave: string) => script?.waves.find(({ id }) => id === wave);
const sidesOf = (row: MissionRow, ids: readonly string[] = []) =>
  ids.map((id) => groundOf(row).map.zones.find((zone) => zone.id === id)?.side ?? null);
const ours = () => [...pack.missions.keys()].filter((id) => !REFERENCES.some((each) => each.id === id));

describe('a generated scenario', () => {
  it('should be bound to a killzone of its theatre and size, and name no place that this does not have', () => {
    const theatres = { standard: 'standard', frontline: 'frontline', underhive: 'underhive', 'void-hulk': 'void-hulk' };
    for (const [table, theatre] of Object.entries(theatres))
      for (let seed = 0; seed < 20; seed += 1) {
        const mission = present(ours()[seed % ours().length], 'a mission');
        const state = withPart(newGenerator(`${seed}`), 'mission', { value: mission });
        const row = made(withPart(state, 'events', { value: `${table}-events` }));
        const killzone = groundOf(row);
        expect(killzone.row).toMatchObject({ theatre, size: [30, 22] });
        expect(lintGround(row, killzone.map, pack)).toEqual([]);
        expect(missionRow.parse(row)).toEqual(row);
      }
  });

  it('should be on the same by the same seed, and on each that fits by some', () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => newGenerator(`seed ${seed}`));
    const onFrontline = (state: GeneratorState) =>
      made(withPart(withPart(state, 'mission', { value: 'retrieve' }), 'events', { value: 'frontline-events' }));
    const frontline = seeds.map(onFrontline);
    expect(seeds.map(onFrontline)).toEqual(frontline);
    expect(new Set(frontline.map((row) => groundOf(row).row.id))).toEqual(new Set(['ash-yard', 'last-trench']));
  });

  it('should have all markers somewhere, each zone for one of them, and its way in for each wave', () => {
    for (const id of ours()) {
      const row = of(id);
      const zones = (row.plan?.markers ?? []).flatMap((marker) => marker.zones ?? []);
      expect(new Set(zones).size).toBe(zones.length);
      for (const marker of row.plan?.markers ?? []) expect(marker.zones?.length ?? 0).toBeGreaterThan(0);
      for (const wave of row.script?.waves ?? []) expect(wave.entries?.length ?? 0).toBeGreaterThan(0);
    }
  });

  it('should send waves as its words say: from the other side, by a long edge, or out of what lies there', () => {
    const hunted = of('retrieve');
    expect(sidesOf(hunted, waveOf(hunted, 'hunters')?.entries)).toEqual([1]);
    const out = of('break-out');
    expect(sidesOf(out, waveOf(out, 'the-cordon')?.entries)).toEqual([null, null]);
    expect(out.plan?.ground?.retinue).toEqual([]);
    const nests = of('cleanse');
    const [first, second] = nests.plan?.markers.find(({ id }) => id === 'nests')?.zones ?? [];
    expect(waveOf(nests, 'out-of-first-nest')?.entries).toEqual([first]);
    expect(waveOf(nests, 'out-of-second-nest')?.entries).toEqual([second]);
  });

  it('should bring its places into the battle', () => {
    const row = of('cleanse');
    const { ground, table, script } = missionOf(pack, row, { acolytes: 1, flags: [] });
    expect(ground).toMatchObject({ sides: [['drop-1'], []] });
    expect(table?.markers.find(({ id }) => id === 'nests')?.zones).toHaveLength(2);
    expect(script?.waves.every(({ entries }) => entries !== undefined)).toBe(true);
  });

  it('should be on the killzone that is chosen, or on none, and be another scenario then', () => {
    const state = newGenerator('a');
    const chosen = made(withPart(state, 'killzone', { value: 'cold-hold' }));
    expect(groundOf(chosen).row.id).toBe('cold-hold');
    const none = made(withPart(state, 'killzone', { value: UNBOUND }));
    expect(none.plan?.ground ?? null).toBeNull();
    expect(none.plan?.markers.every(({ zones }) => zones === undefined)).toBe(true);
    expect(new Set([chosen.id, none.id, made(withPart(state, 'killzone', { value: 'toll-square' })).id]).size).toBe(3);
  });

  it('should be on the killzone of the face that a die on the table shows', () => {
    const state = withPart(newGenerator('a'), 'events', { value: 'underhive-events' });
    const byFace = [1, 2, 3].map((face) => groundOf(made(withPart(state, 'killzone', { face }))).row.id);
    expect(byFace).toEqual(['hive-stair', 'sump-crossing', 'hive-stair']);
  });

  it('should lie where there is room on a killzone that has no places for it', () => {
    const [first] = killzones;
    const bare = present(first, 'a killzone');
    const own: Killzone = { row: { ...bare.row, id: 'bare', zones: [] }, map: { ...bare.map, id: 'bare', zones: [] } };
    const state = withPart(newGenerator('a'), 'killzone', { value: 'bare' });
    const row = generate(pack, state, undefined, [...killzones, own]);
    expect(row.plan?.ground).toEqual({ killzone: 'bare', retinue: [], enemy: [] });
    expect(lintGround(row, own.map, pack).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('should be made of what was parked before there were killzones', () => {
    const { seed, parts } = newGenerator('a');
    const { killzone: _killzone, ...before } = parts;
    expect(made(withAllParts({ seed, parts: before }))).toEqual(made(newGenerator('a')));
  });

  it('should say its places in words alone where it is of a book, or no killzone fits', () => {
    expect(of(present(REFERENCES[0], 'a mission of a book').id).plan?.ground ?? null).toBeNull();
    const none = generate(pack, newGenerator('a'), undefined, []);
    expect(none.plan?.ground ?? null).toBeNull();
  });
});
