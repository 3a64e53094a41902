import { describe, expect, it } from 'vitest';
import { loadBundledKillzones } from '../../../src/content/killzones/bundledKillzones.ts';
import { loadKillzones } from '../../../src/content/killzones/loadKillzones.ts';
import { mapOfKillzone } from '../../../src/content/killzones/killzoneMap.ts';
import { type BoardWish, DENSITIES } from '../../../src/content/killzones/boardWish.ts';
import { randomKillzone } from '../../../src/content/killzones/randomKillzone.ts';
import { killzoneRow, THEATRES } from '../../../src/content/killzones/schema.ts';
import { standardZones } from '../../../src/content/killzones/standardZones.ts';
import { lintBoard } from '../../../src/engine/board/lint/lintBoard.ts';

const { pieces, killzones } = await loadBundledKillzones();

const SYMMETRIES = ['turned', 'mirrored', null] as const;
const oneOf = <T>(all: readonly [T, ...T[]] | readonly T[], at: number): T => {
  const found = all[at % all.length];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};
const wishOf = (at: number): BoardWish => ({
  size: at % 10 === 9 ? [22, 22] : [30, 22],
  theatre: oneOf(THEATRES, at),
  density: oneOf(DENSITIES, Math.floor(at / 4)),
  symmetry: oneOf(SYMMETRIES, Math.floor(at / 12)),
});
const made = Array.from({ length: 200 }, (_, at) => {
  const wish = wishOf(at);
  return { seed: `seed ${at}`, wish, row: randomKillzone(`seed ${at}`, wish, pieces) };
});

describe('a random board', () => {
  it('should be the same by the same seed, and another by another', () => {
    for (const { seed, wish, row } of made.slice(0, 40)) expect(randomKillzone(seed, wish, pieces)).toEqual(row);
    expect(new Set(made.map(({ row }) => JSON.stringify(row.pieces))).size).toBe(made.length);
  });

  it('should have nothing that the linter finds', () => {
    for (const { seed, row } of made.filter((_, at) => at % 5 === 0))
      expect([seed, lintBoard(mapOfKillzone(row, pieces)).map(({ what }) => what)]).toEqual([seed, []]);
  });

  it('should be as it was wished for, and a row as any', () => {
    const count = (density: string) => {
      const of = made.filter(({ wish }) => wish.density === density && wish.size[0] === 30);
      return of.reduce((sum, { row }) => sum + mapOfKillzone(row, pieces).pieces.length, 0) / of.length;
    };
    const [open, even, dense] = DENSITIES.map(count);
    expect(open).toBeGreaterThan(5.5);
    expect(even).toBeGreaterThan(open ?? 0);
    expect(dense).toBeGreaterThan(even ?? 0);
    for (const { row, wish } of made) {
      expect(killzoneRow.parse(row)).toEqual(row);
      expect([row.theatre, row.size]).toEqual([wish.theatre, wish.size]);
    }
    const manifest = { id: 'drawn', name: 'Drawn', version: '1.0.0', schemaVersion: 10, ruleset: 'kt3' };
    const head = { ...manifest, languages: ['en'], credits: [], dependencies: [], changelog: [] };
    const rows = made.slice(0, 20).map(({ row }) => row);
    expect(loadKillzones({ 'pack.json': head, 'killzones.json': rows }, pieces)).toMatchObject({ ok: true });
  });

  it('should be symmetric where that is wished for, and not where it is not', () => {
    const isTurned = ({ row }: (typeof made)[number]): boolean => {
      const map = mapOfKillzone(row, pieces);
      const text = (turn: boolean) =>
        String(
          map.pieces
            .map(({ parts }) =>
              String(
                parts
                  .map(({ corners }) =>
                    corners
                      .map(([x, y]) => (turn ? [map.width - x, map.height - y] : [x, y]))
                      .map(String)
                      .toSorted(),
                  )
                  .map(String)
                  .toSorted(),
              ),
            )
            .toSorted(),
        );
      return text(true) === text(false);
    };
    expect(made.filter(({ wish }) => wish.symmetry === 'turned').every(isTurned)).toBe(true);
    const without = made.filter(({ wish }) => wish.symmetry === null);
    expect(without.filter(isTurned).length).toBeLessThan(without.length / 10);
  });

  it('should be empty where there are no templates', () => {
    expect(randomKillzone('a', wishOf(0), new Map()).pieces).toEqual([]);
  });
});

describe('the zones of a board as a rule', () => {
  it('should be those of our killzones', () => {
    const fromEdges = [...killzones.values()].filter(({ row }) =>
      row.zones.every(({ kind, corners }) => kind !== 'drop' || corners === undefined),
    );
    expect(fromEdges.length).toBe(killzones.size - 1);
    for (const { row } of fromEdges) {
      const markers = row.zones
        .filter(({ kind }) => kind === 'marker')
        .map(
          ({ box: [left = 0, near = 0] = [] }) =>
            [Math.round((left + 0.4) * 100) / 100, Math.round((near + 0.4) * 100) / 100] as const,
        );
      const round = (zones: readonly object[]) =>
        JSON.parse(JSON.stringify(zones), (_, value: unknown) =>
          typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
        ) as unknown;
      expect(round(standardZones(row.size, markers))).toEqual(round(row.zones));
    }
  });
});
