import { expect, test } from 'vitest';
import { renamedReport } from '../../../src/engine/campaign/renamedReport.ts';
import { line, report } from '../../support/walkPlay.ts';

const idOf = (operative: string): string | null => (operative === 'pim' ? 'member-2' : null);

test('every place of a report that names an operative names the member; nobody stays nobody', () => {
  const told = report([line('pim'), line('hound', { member: null }), line('stranger')], {
    objectives: [
      { id: 'both', done: true, by: 'pim' },
      { id: 'neither', done: true, by: null },
    ],
    loot: [
      { by: 'pim', count: 1 },
      { by: null, count: 2 },
    ],
    used: [
      { member: 'pim', item: 'medkit', times: 1 },
      { member: 'stranger', item: 'medkit', times: 1 },
    ],
    scripted: [
      { id: 'a', kind: 'primary', text: '', xp: null, how: 'done', known: true, by: 'pim' },
      { id: 'b', kind: 'primary', text: '', xp: null, how: 'open', known: true, by: null },
    ],
    xp: [
      { by: 'pim', xp: 2 },
      { by: 'stranger', xp: 1 },
    ],
  });
  const renamed = renamedReport(told, idOf);
  expect(renamed.operatives.map(({ id, member }) => [id, member])).toEqual([
    ['pim', 'member-2'],
    ['hound', null],
    ['stranger', null],
  ]);
  expect(renamed.objectives.map(({ by }) => by)).toEqual(['member-2', null]);
  expect(renamed.loot.map(({ by }) => by)).toEqual(['member-2', null]);
  expect(renamed.used?.map(({ member }) => member)).toEqual(['member-2', 'stranger']);
  expect(renamed.scripted?.map(({ by }) => by)).toEqual(['member-2', null]);
  expect(renamed.xp?.map(({ by }) => by)).toEqual(['member-2', 'stranger']);
});
