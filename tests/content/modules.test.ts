import { describe, expect, it } from 'vitest';
import { loadPack } from '../../src/content/loadPack.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { testMissions } from '../support/testPackForces.ts';
import { testPackFiles } from '../support/testPack.ts';

const mission = testMissions[0]?.id ?? '';
const chapter = { id: 'one', mission, title: 'One', intro: '', next: [], changes: [] };
const row = { id: 'linked', name: 'Linked', text: '', start: 'one', chapters: [chapter], rewards: [] };

const load = (...modules: readonly unknown[]) =>
  loadPack({ ...testPackFiles, 'modules.json': modules }, (id) => systemById(id));
const problemsOf = (...modules: readonly unknown[]) => {
  const result = load(...modules);
  return result.ok ? [] : result.problems.map(({ file, path, code }) => [file, path, code]);
};

describe('linked campaigns of a pack', () => {
  it('should be read with all they say, and be none where there is no file', () => {
    const result = load(row);
    expect(result.ok && result.pack.modules.get('linked')).toEqual(row);
    expect(result.ok && result.summary.counts.modules).toBe(1);
    const plain = loadPack(testPackFiles, (id) => systemById(id));
    expect(plain.ok && plain.pack.modules.size).toBe(0);
  });

  it.each([
    ['a first chapter that it has not', { start: 'two' }, '[0].start', 'unknownReference'],
    [
      'a way to a chapter that it has not',
      { chapters: [{ ...chapter, next: [{ chapter: 'two', if: null, text: '' }] }] },
      '[0].chapters[0].next[0].chapter',
      'unknownReference',
    ],
    [
      'a mission that no pack has',
      { chapters: [{ ...chapter, mission: 'nowhere' }] },
      '[0].chapters[0].mission',
      'unknownReference',
    ],
    ['two chapters of one id', { chapters: [chapter, chapter] }, '[0].chapters[1].id', 'duplicateId'],
    [
      'two ways to one chapter',
      {
        chapters: [
          {
            ...chapter,
            next: [
              { chapter: 'one', if: null, text: '' },
              { chapter: 'one', if: { is: 'flag', flag: 'a' }, text: '' },
            ],
          },
        ],
      },
      '[0].chapters[0].next[1].chapter',
      'duplicateId',
    ],
  ] as const)('should not lead to %s', (_, set, path, code) => {
    expect(problemsOf({ ...row, ...set })).toEqual([['modules.json', path, code]]);
  });

  it('should not be the second of one id, nor have no chapter, nor ask for more than flags', () => {
    expect(problemsOf(row, row)).toEqual([['modules.json', '[1].id', 'duplicateId']]);
    expect(problemsOf({ ...row, chapters: [] })).not.toEqual([]);
    const asks = { ...chapter, next: [{ chapter: 'one', if: { is: 'turningPoint', least: 2 }, text: '' }] };
    expect(problemsOf({ ...row, chapters: [asks] })).not.toEqual([]);
  });
});
