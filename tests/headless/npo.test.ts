import { describe, expect, it } from 'vitest';
import { answered, refusedWith } from '../support/headlessCase.ts';

const self = { engaged: false, canShoot: true, canFight: true, dashesFirst: false };
const away = { inControlRange: false, wounded: false, ready: true, carriesMarker: false };
const vex = { id: 'vex', facts: { ...away, controlsObjective: false }, inches: 7 };
const holt = { id: 'holt', facts: { ...away, controlsObjective: false }, inches: 9 };
const marksman = { id: '1', kind: 'npo', table: 'marksman', facts: { self, targets: [vex, holt] } };
const brawler = { ...marksman, table: 'brawler' };
const sight = (seen: readonly string[], more: Record<string, unknown> = {}) => ({
  kind: 'sight',
  seen,
  inCover: [],
  obscured: [],
  ...more,
});

const own = (more: Record<string, unknown> = {}) => ({
  id: 'own',
  name: 'Own',
  order: 'attacks',
  rows: [{ id: 'run', do: 'dash' }],
  provenance: 'user',
  ...more,
});
const change = (more: Record<string, unknown> = {}) => ({
  id: 'own',
  name: 'Own',
  extends: 'brawler',
  replace: [],
  remove: ['charge'],
  add: [],
  provenance: 'user',
  ...more,
});

describe('cases of an enemy that plays by its table', () => {
  it('should say the next question, with ids', () => {
    expect(answered(marksman)).toEqual({
      id: '1',
      ok: true,
      result: {
        question: { kind: 'sight', place: 'here', targets: ['vex', 'holt'] },
        asked: 0,
        trace: [{ row: 'fall-back', why: 'stopped', what: 'notEngaged', is: true, from: [], to: [] }],
      },
    });
  });

  it('should decide once it was told, and say why', () => {
    const { result } = answered({ ...marksman, told: [sight(['vex', 'holt'], { obscured: ['vex'] })] });
    expect(result).toEqual({
      decision: {
        order: 'engage',
        steps: [{ row: 'shoot', action: 'shoot', target: 'holt', wish: null, inches: null }],
      },
      asked: 1,
      spared: [],
      trace: [
        { row: 'fall-back', why: 'stopped', what: 'notEngaged', is: true, from: [], to: [] },
        { row: 'shoot', why: 'kept', what: 'obscured', is: false, from: ['vex', 'holt'], to: ['holt'] },
        { row: 'shoot', why: 'done', what: 'shoot', is: true, from: [], to: ['holt'] },
      ],
    });
  });

  it('should know from distances who is in reach, unless it is said', () => {
    expect(answered(brawler).result).toMatchObject({
      decision: { order: 'engage', steps: [{ action: 'charge', target: 'vex', inches: 8 }, { action: 'fight' }] },
    });
    const out = { ...vex, facts: { ...vex.facts, chargeReach: false } };
    expect(answered({ ...brawler, facts: { self, targets: [out] } }).result).toMatchObject({
      decision: { order: 'conceal', steps: [{ action: 'reposition' }, { action: 'dash' }] },
    });
  });

  it('should draw equals by the seed, the same for the same seed', () => {
    const equal = ['a', 'b', 'c', 'd'].map((id) => ({
      ...vex,
      id,
      facts: { ...vex.facts, validTarget: true, inCover: false, obscured: false },
    }));
    const drawn = (seed: string): unknown => answered({ ...marksman, facts: { self, targets: equal }, seed }).result;
    const seeds = Array.from({ length: 20 }, (_, index) => `${index}`);
    expect(seeds.map(drawn)).toEqual(seeds.map(drawn));
    expect(new Set(seeds.map((seed) => JSON.stringify(drawn(seed)))).size).toBe(4);
  });

  it('should name what it did not ask', () => {
    const one = { id: 'vex', facts: { inControlRange: false, validTarget: true } };
    expect(answered({ ...marksman, facts: { self, targets: [one, { ...one, id: 'holt' }] } }).result).toMatchObject({
      question: { kind: 'sight', place: 'here', targets: ['vex', 'holt'] },
    });
    const sparing = own({
      rows: [
        { id: 'a', if: { fact: 'farFromAll' }, do: 'dash' },
        { id: 'b', do: 'dash' },
      ],
    });
    expect(answered({ ...marksman, table: sparing }).result).toMatchObject({ spared: [] });
    expect(answered({ ...marksman, table: sparing, facts: { self, targets: [one] } }).result).toMatchObject({
      decision: { steps: [{ action: 'dash' }] },
      spared: [{ kind: 'is', fact: 'farFromAll' }],
    });
  });

  it('should take a table of its own and a difference on a shipped one', () => {
    expect(answered({ ...brawler, table: own() }).result).toMatchObject({ decision: { steps: [{ row: 'run' }] } });
    expect(answered({ ...brawler, table: change() }).result).toMatchObject({ decision: { order: 'conceal' } });
  });

  it('should pass with a table of which no row can be done', () => {
    const never = own({ rows: [{ id: 'a', do: 'fallBack' }] });
    expect(answered({ ...brawler, table: never }).result).toMatchObject({ decision: { order: 'conceal', steps: [] } });
  });

  it.each([
    ['unknownTable table', { ...brawler, table: 'marksmn' }],
    ['unknownTable table.extends', { ...brawler, table: change({ extends: 'nobody' }) }],
    ['badTable table.extends', { ...brawler, table: change({ extends: 'own' }) }],
    ['badTable table.extends', { ...brawler, table: change({ id: 'brawler', extends: 'brawler-objective-first' }) }],
    ['badTable table', { ...brawler, table: change({ remove: ['sing'] }) }],
    [
      'unknownFact table.rows[0].if.fact',
      { ...brawler, table: own({ rows: [{ id: 'a', if: { fact: 'x' }, do: 'dash' }] }) },
    ],
    ['outOfRange table.rows[0].do', { ...brawler, table: own({ rows: [{ id: 'a', do: 'sing' }] }) }],
    ['missingField table.rows', { ...brawler, table: { ...own(), rows: undefined } }],
    ['wrongType table', { ...brawler, table: 7 }],
    ['missingField facts', { id: '1', kind: 'npo', table: 'brawler' }],
    ['unknownFact facts.self.canSing', { ...brawler, facts: { self: { canSing: true }, targets: [] } }],
    [
      'unknownFact facts.targets[0].facts.canShoot',
      { ...brawler, facts: { targets: [{ id: 'a', facts: { canShoot: true } }] } },
    ],
    ['wrongType facts.self.canShoot', { ...brawler, facts: { self: { canShoot: 1 }, targets: [] } }],
    [
      'outOfRange facts.targets',
      { ...brawler, facts: { targets: Array.from({ length: 40 }, (_, at) => ({ id: `t${at}` })) } },
    ],
    ['outOfRange facts.targets[1].id', { ...brawler, facts: { targets: [vex, vex] } }],
    ['outOfRange facts.targets[0].inches', { ...brawler, facts: { targets: [{ ...vex, inches: -1 }] } }],
    ['outOfRange situation.ap', { ...brawler, situation: { ap: 99 } }],
    ['unknownField situation.rage', { ...brawler, situation: { rage: 1 } }],
    ['outOfRange told[0].kind', { ...marksman, told: [{ kind: 'is', is: true }] }],
    ['outOfRange told[0]', { ...marksman, told: [sight(['nobody'])] }],
    ['outOfRange told[0]', { ...brawler, told: [{ kind: 'dontKnow' }] }],
  ])('should say %s', (said, line) => {
    expect(refusedWith(line)).toBe(said);
  });
});
