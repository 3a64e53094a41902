import { describe, expect, it, vi } from 'vitest';
import { EDITIONS } from '../../../src/content/oddsEditions.ts';
import { fightOdds } from '../../../src/engine/odds/fight.ts';
import type { Fight, OddsFighter } from '../../../src/engine/odds/fightSum.ts';
import { NO_RULES, READINGS } from '../../../src/engine/odds/shot.ts';
import { type FightNow, fightsWork } from '../../../src/state/odds/fightsWork.ts';

const fighter = (dice: number): OddsFighter => ({
  weapon: { dice, damage: { normal: 3, critical: 4 }, rules: NO_RULES },
  hit: 4,
  wounds: 8,
  injuredAt: 3,
  injury: false,
  policy: 'optimal',
  reroll: 'fails',
});
const fight = (dice: number): Fight => ({
  book: EDITIONS.kt24.book,
  injuredHit: 1,
  attacker: fighter(dice),
  defender: fighter(3),
  rounds: 1,
  swaps: false,
  readings: READINGS,
});
const brief = (answers: readonly FightNow[]) =>
  answers.map((answer) => (typeof answer === 'string' ? answer : answer.attacker.killed));

describe('fights to be worked out', () => {
  const [short, long, endless] = [fight(3), fight(7), fight(99)];
  const killed = (of: Fight) => fightOdds(of).attacker.killed;

  it('should be known at once where they are short, the others as they come, in their order', () => {
    const work = fightsWork([long, short, endless]);
    expect(brief(work.now())).toEqual(['coming', killed(short), 'coming']);
    const changed = vi.fn<() => void>();
    work.watch(changed);
    expect(brief(work.now())).toEqual([killed(long), killed(short), 'none']);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('should hold up nobody by their number', () => {
    const work = fightsWork(Array.from({ length: 5 }, () => fight(3)));
    expect(brief(work.now()).filter((answer) => answer === 'coming')).toHaveLength(2);
    work.watch(() => undefined);
    expect(brief(work.now())).toEqual(Array.from({ length: 5 }, () => killed(short)));
  });

  it('should be the same list until something changes', () => {
    const work = fightsWork([short]);
    const changed = vi.fn<() => void>();
    work.watch(changed)();
    expect(work.now()).toBe(work.now());
    expect(changed).not.toHaveBeenCalled();
  });
});
