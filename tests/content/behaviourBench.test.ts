import { describe, expect, it } from 'vitest';
import { decide, frequencies, keeps, madeUpSituation, outcomeOf } from '../../src/content/behaviourBench.ts';
import { packOfTables, tablesIn, withoutTable, withTable } from '../../src/content/workshopFiles.ts';
import { loadPack } from '../../src/content/loadPack.ts';
import { exampleGiven, type ExampleGiven } from '../../src/content/schema/behaviourExample.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { shippedTable, TABLES } from '../engine/behaviour/support.ts';

const brawler = shippedTable('brawler');
const given: ExampleGiven = {
  self: { canShoot: true, canFight: true },
  targets: [{ facts: { inControlRange: false, chargeReach: true }, inches: 5, wounds: 8, threat: 0.2 }],
  ap: 2,
  order: null,
  counteract: false,
  move: 6,
  shoots: 1,
  fights: 1,
};

describe('the test bench', () => {
  it('should give the decision, or the question', () => {
    expect(outcomeOf(decide(brawler, given))).toEqual({
      order: 'engage',
      steps: expect.arrayContaining([{ action: 'charge', target: 0, wish: null }]),
    });
    const open = { ...given, targets: [{ facts: {}, inches: null, wounds: 8, threat: 0 }] };
    expect(outcomeOf(decide(brawler, open))).toMatchObject({ asks: expect.stringContaining('/') });
  });

  it('should tell a kept outcome from a changed one', () => {
    const example = { id: 'a', table: 'brawler', name: 'A', given, outcome: outcomeOf(decide(brawler, given)) };
    expect(keeps(brawler, example)).toBe(true);
    expect(keeps({ ...brawler, rows: brawler.rows.filter(({ id }) => id !== 'charge') }, example)).toBe(false);
  });

  it('should make up situations that the schema of examples takes, the same for the same seed', () => {
    for (let seed = 1; seed <= 50; seed += 1) expect(exampleGiven.safeParse(madeUpSituation(seed)).success).toBe(true);
    expect(madeUpSituation(7)).toEqual(madeUpSituation(7));
    expect(madeUpSituation(7)).not.toEqual(madeUpSituation(8));
  });

  it.each(TABLES)('should count the rows of %s, and no difference from itself', (id) => {
    const table = shippedTable(id);
    const found = frequencies(table, 200, table);
    expect(found).toMatchObject({ of: 200, differs: 0, first: null });
    expect(found.rows.reduce((sum, { times }) => sum + times, 0)).toBeGreaterThan(100);
    expect(frequencies(table, 200, null).differs).toBeNull();
  });

  it('should find the first situation in which a house rule differs', () => {
    const bold = { ...brawler, order: 'always' as const };
    const { differs, first } = frequencies(bold, 200, brawler);
    expect(differs).toBeGreaterThan(0);
    expect(first === null ? null : outcomeOf(decide(bold, first))).not.toEqual(
      first === null ? null : outcomeOf(decide(brawler, first)),
    );
  });
});

describe('tables as files of a pack', () => {
  const example = { id: 'a', table: 'mine', name: 'A', given, outcome: outcomeOf(decide(brawler, given)) };
  const mine = {
    behaviour: { ...brawler, id: 'mine', name: 'Mine', provenance: 'user' as const },
    examples: [example],
  };

  it('should be a pack that can be loaded, and come back as they were', () => {
    const files = packOfTables([mine], { id: 'mine', name: 'Mine' });
    expect(loadPack(files, systemById)).toMatchObject({
      ok: true,
      summary: { counts: { behaviours: 1, examples: 1 } },
    });
    expect(tablesIn(files)).toEqual([mine]);
  });

  it('should keep examples of the same id apart, which stand in one file', () => {
    const other = { behaviour: { ...mine.behaviour, id: 'other' }, examples: [{ ...example, table: 'other' }] };
    const files = packOfTables([mine, other], { id: 'workshop', name: 'Workshop' });
    expect(loadPack(files, systemById).ok).toBe(true);
    expect(tablesIn(files).flatMap(({ examples }) => examples.map(({ id }) => id))).toEqual(['a', 'a-2']);
  });

  it('should be replaced and removed with their examples, and leave others alone', () => {
    const other = {
      behaviour: { ...mine.behaviour, id: 'other' },
      examples: [{ ...example, table: 'other', id: 'b' }],
    };
    const files = packOfTables([mine, other], { id: 'workshop', name: 'Workshop' });
    const changed = withTable(files, { ...mine, examples: [] }, { id: 'x', name: 'X' });
    expect(tablesIn(changed).map(({ examples }) => examples.length)).toEqual([0, 1]);
    expect(tablesIn(withoutTable(files, 'mine'))).toEqual([other]);
    expect(tablesIn({ ...files, 'behaviours/mine.json': { id: 'mine' }, 'examples.json': 'no' })).toMatchObject([
      { behaviour: { id: 'other' }, examples: [] },
    ]);
  });
});
