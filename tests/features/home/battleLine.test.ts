import { describe, expect, it } from 'vitest';
import { battleLine, nextOf } from '../../../src/features/home/battleLine.ts';
import type { BattleSummary } from '../../../src/state/base/store.ts';
import { en } from '../../support/words.ts';

type Stands = Partial<NonNullable<BattleSummary['ledger']>>;

const battle = (turningPoint: number, stands: Stands, ended = false): BattleSummary => ({
  id: 'b',
  title: 'Gather Intelligence',
  mission: 'Gather Intelligence',
  turningPoint,
  savedAt: '',
  ended,
  archived: false,
  readable: true,
  ledger: { phase: 'firefight', turn: 'first', turningPoints: 5, acting: null, operatives: [], ...stands },
});

describe('where a battle stands', () => {
  it('should be a round in a game that counts rounds, with nobody’s action points', () => {
    const acting = { name: 'Thorn', ap: 2 };
    expect(battleLine(en, battle(2, { counts: 'rounds', acting }))).toBe('Round 2 of 5. Thorn is acting.');
    expect(nextOf(en, battle(2, { counts: 'rounds', acting }))).toBe('Thorn acts');
    expect(nextOf(en, battle(3, { counts: 'rounds', phase: 'strategy' }))).toBe('Round 3');
    expect(battleLine(en, battle(1, { counts: 'rounds' }, true))).toBe('Over, after 1 round');
    expect(battleLine(en, battle(6, { counts: 'rounds' }, true))).toBe('Over, after 6 rounds');
  });

  it('should not be one where turning points are counted', () => {
    const acting = { name: 'Isaura Vex', ap: 2 };
    expect(battleLine(en, battle(2, { acting }))).toBe('Turning point 2 of 5. Vex is acting, 2 AP left.');
    expect(nextOf(en, battle(3, { phase: 'strategy' }))).toBe('Turning point 3');
    expect(battleLine(en, battle(4, {}, true))).toBe('Over, after 4 turning points');
  });

  it('should be the set-up before anything has begun', () => {
    expect(battleLine(en, battle(0, { counts: 'rounds', phase: 'setUp' }))).toBe('Deployment');
    expect(nextOf(en, battle(1, { counts: 'rounds', phase: 'setUp' }))).toBe('Deployment');
  });
});
