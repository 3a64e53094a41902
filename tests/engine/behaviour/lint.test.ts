import { describe, expect, it } from 'vitest';
import type { TableFinding } from '../../../src/engine/behaviour/lint.ts';
import { lint } from '../../../src/engine/behaviour/killTeam/lint.ts';
import { COSTS } from '../../../src/engine/behaviour/killTeam/rule.ts';
import type { BehaviourTable, BehaviourRow, Where } from '../../../src/engine/behaviour/killTeam/table.ts';
import type { FactCondition, Who } from '../../../src/engine/behaviour/table.ts';
import { shippedTable, TABLES } from './support.ts';

const last: BehaviourRow = { id: 'last', do: 'pass' };
const fact = (id: string, is = true): FactCondition => ({ fact: id, is });
const who = (more: Partial<Who>): Who => ({ order: [], tie: 'roll', ...more });
const where = (more: Partial<Where>): Where => ({ cover: 'no', wishes: [], ...more });

const table = (rows: readonly BehaviourRow[], order: BehaviourTable['order'] = 'always'): BehaviourTable => ({
  id: 'mine',
  name: 'Mine',
  order,
  rows: [...rows],
  provenance: 'user',
});

const told = ({ code, row, about, when }: TableFinding): string =>
  [code, row ?? '-', about ?? '', ...(when ?? []).map(({ fact: id, is }) => `${id}=${is}`)].join(' ').trim();
const found = (rows: readonly BehaviourRow[], order?: BehaviourTable['order']) => lint(table(rows, order)).map(told);

describe('the linter', () => {
  it.each(TABLES)('should find nothing in %s', (id) => {
    expect(lint(shippedTable(id)).map(told)).toEqual([]);
  });

  it.each<[string, readonly BehaviourRow[], readonly string[]]>([
    ['a row behind Pass', [last, { id: 'a', do: 'dash' }], ['unreachable a last']],
    ['the same action twice', [{ id: 'a', do: 'dash' }, { id: 'b', do: 'dash' }, last], ['unreachable b a']],
    [
      'a row whose condition an earlier one covers',
      [
        { id: 'a', do: 'dash', if: fact('isBeast') },
        { id: 'b', do: 'dash', if: { all: [fact('isBeast'), fact('broken')] } },
        last,
      ],
      ['unreachable b a'],
    ],
    [
      'two that together cover a third',
      [
        { id: 'a', do: 'dash', if: fact('isBeast') },
        { id: 'b', do: 'dash', if: fact('isBeast', false) },
        { id: 'c', do: 'dash' },
        last,
      ],
      ['unreachable c b'],
    ],
    [
      'a Shoot at some behind a Shoot at anybody',
      [{ id: 'a', do: 'shoot' }, { id: 'b', do: 'shoot', who: who({ where: [{ fact: 'ready' }] }) }, last],
      ['unreachable b a'],
    ],
    [
      'a condition that contradicts itself',
      [{ id: 'a', do: 'dash', if: { all: [fact('isBeast'), { not: fact('isBeast') }] } }, last],
      ['contradiction a'],
    ],
    [
      'Alert that is 3 and below 2',
      [{ id: 'a', do: 'dash', if: { all: [fact('alertAtLeast3'), fact('alertAtLeast2', false)] } }, last],
      ['contradiction a'],
    ],
    [
      'somebody who is and is not',
      [{ id: 'a', do: 'dash', if: { some: [{ fact: 'ready' }, { fact: 'ready', is: false }] } }, last],
      ['contradiction a'],
    ],
    ['a Fight while nobody is near', [{ id: 'a', do: 'fight', if: fact('engaged', false) }, last], ['impossible a']],
    [
      'a Shoot in control range',
      [{ id: 'a', do: 'shoot', if: { some: [{ fact: 'inControlRange' }] } }, last],
      ['impossible a'],
    ],
    ['a Reload of a full gun', [{ id: 'a', do: 'reload', if: fact('needsReload', false) }, last], ['impossible a']],
    ['a place without a move', [{ id: 'a', do: 'guard', where: where({}) }, last], ['placeWithoutMove a']],
    ['a choice of target for a Dash', [{ id: 'a', do: 'dash', who: who({}) }, last], ['whoWithoutTarget a']],
    [
      'a criterion twice',
      [
        { id: 'a', do: 'shoot', who: who({ order: [{ rank: 'closest' }, { fact: 'ready' }, { rank: 'closest' }] }) },
        last,
      ],
      ['criterionTwice a closest'],
    ],
    [
      'a criterion both ways',
      [{ id: 'a', do: 'shoot', who: who({ order: [{ fact: 'ready' }, { fact: 'ready', is: false }] }) }, last],
      ['bothWays a ready'],
    ],
    [
      'targets who are and are not',
      [{ id: 'a', do: 'shoot', who: who({ where: [{ fact: 'ready' }, { fact: 'ready', is: false }] }) }, last],
      ['nobodyLeft a ready'],
    ],
    [
      'a criterion that WHO settles',
      [{ id: 'a', do: 'shoot', who: who({ where: [{ fact: 'ready' }], order: [{ fact: 'ready' }] }) }, last],
      ['settledBefore a ready'],
    ],
    [
      'a wish behind one that can always be had',
      [{ id: 'a', do: 'dash', where: where({ wishes: ['objectiveInView', 'target'] }) }, last],
      ['deadWish a target'],
    ],
    [
      'a harder wish behind an easier one',
      [{ id: 'a', do: 'dash', where: where({ wishes: ['target', 'clearTarget'] }) }, last],
      ['deadWish a clearTarget'],
    ],
    ['an unknown fact', [{ id: 'a', do: 'dash', if: fact('brave') }, last], ['unknownFact a brave']],
    ['a row id twice', [{ id: 'a', do: 'dash' }, { id: 'a', do: 'guard' }, last], ['rowTwice a', 'rowTwice a']],
    [
      'a move there and one back',
      [
        { id: 'a', do: 'reposition', where: where({ toward: 'closest' }) },
        { id: 'b', do: 'dash', where: where({ toward: 'away' }) },
        last,
      ],
      ['thereAndBack b a'],
    ],
  ])('should find %s', (_, rows, expected) => {
    expect(found(rows)).toEqual(expected);
  });

  it.each<[string, readonly BehaviourRow[]]>([
    [
      'another row of the action where the first needs cover',
      [{ id: 'a', do: 'dash', where: where({ cover: 'must' }) }, { id: 'b', do: 'dash' }, last],
    ],
    [
      'a Shoot at anybody behind one at some',
      [{ id: 'a', do: 'shoot', who: who({ where: [{ fact: 'ready' }] }) }, { id: 'b', do: 'shoot' }, last],
    ],
    [
      'a wish for an objective behind one for a target',
      [{ id: 'a', do: 'dash', where: where({ wishes: ['clearTarget', 'target', 'nearAlly'] }) }, last],
    ],
    [
      'two moves that never meet',
      [
        { id: 'a', do: 'reposition', if: fact('broken', false), where: where({ toward: 'closest' }) },
        { id: 'b', do: 'dash', if: fact('broken'), where: where({ toward: 'away' }) },
        last,
      ],
    ],
  ])('should say nothing of %s', (_, rows) => {
    expect(found(rows)).toEqual([]);
  });

  it('should say in which situation nothing can be done', () => {
    expect(
      found([
        { id: 'a', do: 'shoot' },
        { id: 'b', do: 'dash' },
      ]),
    ).toEqual(['noFallback -  engaged=true']);
    expect(
      found([
        { id: 'a', do: 'dash' },
        { id: 'b', do: 'fight' },
      ]),
    ).toEqual([]);
    expect(found([{ id: 'a', do: 'pass', if: { any: [fact('broken'), fact('isHeavy')] } }])).toEqual([
      'noFallback -  broken=false isHeavy=false',
    ]);
  });

  it('should know that a Guard needs Engage', () => {
    const guard: BehaviourRow = { id: 'g', do: 'guard' };
    expect(found([guard, last], 'attacks')).toEqual(['concealed g']);
    expect(found([guard, last], { attacksOr: fact('isBeast') })).toEqual([]);
    expect(found([guard, { id: 'c', do: 'charge' }, last], 'attacks')).toEqual([]);
  });

  it('should find free actions that never end', () => {
    expect(lint(table([{ id: 'a', do: 'guard' }, last]), { ...COSTS, guard: 0 }).map(told)).toEqual(['circle a']);
  });

  it('should be done in time with as many facts as there are', () => {
    const ids = [
      'canShoot',
      'canFight',
      'canCast',
      'isBrawler',
      'isMarksman',
      'isCaster',
      'isBeast',
      'isHeavy',
      'broken',
      'heardNoise',
      'farFromAll',
      'atTargetLocation',
    ];
    const rows = Array.from({ length: 60 }, (_, index): BehaviourRow => ({
      id: `r${index}`,
      do: 'dash',
      if: { any: ids.map((id, at) => fact(id, (index >> (at % 6)) % 2 === 0)) },
    }));
    const before = performance.now();
    expect(lint(table(rows)).length).toBeGreaterThan(0);
    expect(performance.now() - before).toBeLessThan(2000);
  });
});
