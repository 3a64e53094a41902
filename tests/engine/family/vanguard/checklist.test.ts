import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHECKLIST_VANGUARD } from '../../../support/checklistVanguard.ts';
import { ruledTests } from '../../../support/ruledTests.ts';

/**
 * What has no test yet. PIN_CHECKLIST=1 takes off what has got one, and adds nothing.
 */
const MISSING = path.resolve('tests/support/missingVanguard.json');
const missing: readonly string[] = JSON.parse(readFileSync(MISSING, 'utf8'));
const pins = process.env['PIN_CHECKLIST'] === '1';

const IDS = Object.values(CHECKLIST_VANGUARD).flat().toSorted();
const { ids, lacking, bodies } = ruledTests('V');

describe('the list of rules of Vanguard', () => {
  it('should have every id once', () => {
    expect(IDS).toHaveLength(88);
    expect(new Set(IDS).size).toBe(IDS.length);
  });

  it('should have a case of each id where it applies and one where it does not, but for those that are known to lack', () => {
    const found = IDS.flatMap(lacking);
    const left = missing.filter((each) => found.includes(each));
    if (pins) writeFileSync(MISSING, `${JSON.stringify(left, null, 2)}\n`);
    expect(found).toEqual(pins ? left : missing);
  });

  it('should have tests that look at something: a title alone is none', () => {
    expect(bodies.length).toBeGreaterThan(80);
    expect(bodies.filter(({ body }) => !/\bexpect\(/u.test(body)).map(({ title }) => title)).toEqual([]);
  });

  it('should find no other ids in the titles', () => {
    const known = new Set(IDS);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });
});
