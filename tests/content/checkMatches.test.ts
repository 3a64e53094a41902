import { describe, expect, it } from 'vitest';
import { loadPack } from '../../src/content/loadPack.ts';
import { kt2021SidesFiles } from '../../src/content/packs/kt2021-sides/files.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { fetchSystems } from '../../src/engine/systems/registry.ts';
import { aMatch, anAward } from '../support/match2021.ts';

await fetchSystems();

const row = (match: unknown) => ({
  id: 'own',
  name: 'Own',
  role: 'either',
  turningPoints: 4,
  setUp: ['A board.'],
  primary: 'Points.',
  counters: [],
  ticks: [],
  named: null,
  provenance: 'user',
  match,
});
const problemsOf = (match: unknown, more: Readonly<Record<string, unknown>> = {}) => {
  const files = { ...kt2021SidesFiles, 'missions.json': [row(match)], ...more };
  const result = loadPack(files, systemById);
  return result.ok ? [] : result.problems;
};

const MARKER = { id: 'm', name: 'M', where: 'in the middle', pickUp: true };

describe('missions between two sides in a pack', () => {
  it('should be taken as they ship, and one of one’s own', () => {
    expect(loadPack(kt2021SidesFiles, systemById).ok).toBe(true);
    const match = aMatch({ markers: [MARKER], awards: [anAward({ kind: 'controls', marker: 'm' })] });
    expect(problemsOf(match)).toEqual([]);
  });

  it('should be refused with a sentence when one names a marker, an action or a choice that it has not', () => {
    const match = aMatch({
      awards: [
        anAward({ kind: 'controls', marker: 'gone' }),
        anAward({ kind: 'acted', action: 'gone' }),
        anAward({ kind: 'controlsChosen', choice: 'gone' }),
      ],
    });
    expect(problemsOf(match)).toMatchObject([
      {
        path: '[0].match.awards[0].fact.marker',
        code: 'unknownReference',
        message: 'the mission has no marker "gone"',
      },
      { path: '[0].match.awards[1].fact.action', message: 'the mission has no action "gone"' },
      { path: '[0].match.awards[2].fact.choice', message: 'the mission has no choice "gone"' },
    ]);
  });

  it('should be refused where the shape is wrong, with the place', () => {
    expect(problemsOf({ ...aMatch(), cp: 'two' })).toMatchObject([{ path: '[0].match.cp', code: 'wrongType' }]);
    expect(problemsOf({ ...aMatch(), unheard: 1 })).toMatchObject([{ path: '[0].match.unheard', code: 'unknownKey' }]);
    const tacOps = [{ id: 'a', name: 'A', text: 'A.', provenance: 'user' }];
    expect(problemsOf(aMatch(), { 'tac-ops.json': tacOps }).map(({ file }) => file)).toContain('tac-ops.json');
  });

  it('should be refused in a pack for a system that scores nothing itself', () => {
    const files = { 'pack.json': { ...Object(kt2021SidesFiles['pack.json']), ruleset: 'kt3' } };
    const result = loadPack({ ...files, 'missions.json': [row(aMatch())] }, systemById);
    expect(result.ok ? [] : result.problems.map(({ code, path }) => [code, path])).toContainEqual([
      'notAllowed',
      '[0].match',
    ]);
  });
});
