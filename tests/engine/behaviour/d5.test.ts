import { describe, expect, test } from 'vitest';
import type { KnownFacts } from '../../../src/engine/behaviour/known.ts';
import { interpret } from '../../../src/engine/behaviour/interpret.ts';
import { type Candidate, nextEnemy } from '../../../src/engine/behaviour/next.ts';
import type { EnemySituation } from '../../../src/engine/behaviour/killTeam/enemySituation.ts';
import { said, thoughtOf } from './support.ts';

type Target = KnownFacts['targets'][number];

/** Nothing speaks for anything: every fact of a target told as not so, but for these. */
const target = (facts: Target['facts'], more: Omit<Target, 'facts'> = {}): Target => ({
  facts: {
    inControlRange: false,
    wounded: false,
    injured: false,
    ready: false,
    priorityTarget: false,
    carriesMarker: false,
    controlsObjective: false,
    chargeReach: false,
    within4: false,
    ...Object.fromEntries(
      ['', '.reposition', '.dash', '.fallBack'].flatMap((place) => [
        [`validTarget${place}`, false],
        [`inCover${place}`, false],
        [`obscured${place}`, false],
      ]),
    ),
    ...facts,
  },
  ...more,
});

const SELF = { canShoot: true, canFight: true, dashesFirst: false };

function decision(table: string, targets: readonly Target[], situation: Partial<EnemySituation> = {}): string {
  const outcome = interpret(thoughtOf(table, { self: SELF, targets }, situation), true);
  return outcome.kind === 'plan' ? said(outcome.plan) : `needs ${JSON.stringify(outcome.need)}`;
}

const HEAVY = { ap: 3, shoots: 2, fights: 2 };

describe('situations of kill-team.md D5', () => {
  test('N01 a Brawler charges what is within Move + 2', () => {
    expect(decision('brawler', [target({ chargeReach: true }, { inches: 7.5 })])).toBe('engage: charge 0, fight 0');
  });

  test('N02 a Brawler that cannot reach anybody comes closer on Conceal', () => {
    expect(decision('brawler', [target({}, { inches: 9.5 })])).toBe('conceal: reposition, dash');
  });

  test('N03 a Marksman shoots who is neither obscured nor in cover, however far', () => {
    const targets = [
      target({ validTarget: true, obscured: true }, { inches: 5 }),
      target({ validTarget: true, inCover: true }, { inches: 8 }),
      target({ validTarget: true }, { inches: 12 }),
    ];
    expect(decision('marksman', targets)).toBe('engage: shoot 2, reposition');
  });

  test.each([
    ['on an objective', { controlsObjective: true }, {}, 10, 0],
    ['closest', {}, {}, 10, 1],
    ['wounded', { wounded: true }, {}, 6, 0],
    ['ready', {}, { ready: true }, 6, 1],
  ])('N04 among open targets a Marksman takes who is %s', (_, first, second, inches, taken) => {
    const targets = [
      target({ validTarget: true, ...first }, { inches }),
      target({ validTarget: true, ...second }, { inches: 6 }),
    ];
    expect(decision('marksman', targets)).toBe(`engage: shoot ${taken}, reposition`);
  });

  test('N05 a Marksman in control range falls back on Conceal', () => {
    expect(decision('marksman', [target({ inControlRange: true })])).toBe('conceal: fallBack');
  });

  test('N05 a Marksman with 3 APL falls back, then shoots', () => {
    const targets = [target({ inControlRange: true }), target({ 'validTarget.fallBack': true })];
    expect(decision('marksman', targets, HEAVY)).toBe('engage: fallBack 1, shoot 1');
  });

  test('N06 a Brawler Heavy charges and fights twice', () => {
    expect(decision('brawler', [target({ chargeReach: true }, { inches: 7 })], HEAVY)).toBe(
      'engage: charge 0, fight 0, fight 0',
    );
  });

  test('N07 a Marksman Heavy shoots twice, then takes cover', () => {
    expect(decision('marksman', [target({ validTarget: true })], HEAVY)).toBe('engage: shoot 0, shoot 0, reposition');
  });

  test('N08 a Marksman goes where it sees somebody, and shoots', () => {
    expect(decision('marksman', [target({ 'validTarget.reposition': true })])).toBe('engage: reposition 0, shoot 0');
  });

  test('N09 a Brawler between two fights the wounded one', () => {
    const targets = [
      target({ inControlRange: true, controlsObjective: true }),
      target({ inControlRange: true, wounded: true }),
    ];
    expect(decision('brawler', targets)).toBe('engage: fight 1');
    expect(decision('brawler-objective-first', targets)).toBe('engage: fight 0');
  });

  test('N10 a counteracting Brawler charges what is within 2"', () => {
    const counter = { counteract: true, order: 'engage', ap: 1 } as const;
    expect(decision('brawler', [target({ chargeReach: true })], counter)).toBe('engage: charge 0');
  });
});

describe('who is next, kill-team.md D5', () => {
  const fresh: Candidate = { id: 'a', canAttack: true, threat: 0.3, inCover: true, inches: 6 };

  test('N11 the more dangerous of those that can attack goes first', () => {
    const mover = { ...fresh, id: 'mover', canAttack: false, threat: 9 };
    const weak = { ...fresh, id: 'weak', threat: 0.24 };
    const strong = { ...fresh, id: 'strong', threat: 0.31 };
    expect(nextEnemy([mover, weak, strong], () => 0)?.id).toBe('strong');
  });

  test('N12 of two equal shooters the one not in cover goes first, then the closest, then by lot', () => {
    const open = { ...fresh, id: 'open', inCover: false, inches: 9 };
    expect(nextEnemy([fresh, open], () => 0)?.id).toBe('open');
    expect(nextEnemy([fresh, { ...fresh, id: 'close', inches: 5 }], () => 0)?.id).toBe('close');
    expect(nextEnemy([fresh, { ...fresh, id: 'same' }], () => 1)).toEqual({
      id: 'same',
      why: [{ by: 'lot', left: ['same'] }],
    });
    expect(nextEnemy([], () => 0)).toBeNull();
  });
});
