import { describe, expect, it } from 'vitest';
import type { Advice } from '../../../../../src/engine/log/advice.ts';
import type { Request } from '../../../../../src/engine/family/killteam/model/request.ts';
import { pendingRequest } from '../../../../../src/engine/systems/battle.ts';
import { battleAdvisor } from '../../../../../src/engine/systems/battleAdvisor.ts';
import { shoot } from '../../../../support/decide.ts';
import { rifle, rule, vexActs } from '../../../../support/duel.ts';
import { evolveAll } from '../../../../support/fold.ts';
import { playRandomly } from '../../../../support/randomPlayer.ts';
import { testBattle } from '../../../../support/testBattle.ts';

const BATTLES = 3;

/** Every question of some battles with what is advised on it. */
function* asked(): Generator<readonly [Request, Advice | null]> {
  for (let number = 0; number < BATTLES; number += 1) {
    const { start, entries } = playRandomly(testBattle(`advice-${number}`), `advice-${number}`, { turningPoints: 2 });
    let state = start;
    for (const { events } of entries) {
      state = evolveAll(state, events);
      const request = pendingRequest(state);
      if (request !== null) yield [request, battleAdvisor.advise(state, request)];
    }
  }
}

/** Choices of an attack on which something is told. */
const TOLD = new Set(['invalidTarget', 'accurate', 'coverSave', 'saves', 'fightDie', 'defenderWeapon']);

describe('what is advised', () => {
  it('should be on every choice of an attack and every re-roll, each option told once, the best one of them', () => {
    const seen = { pick: 0, reroll: 0, none: 0 };
    for (const [request, advice] of asked()) {
      seen[advice?.kind ?? 'none'] += 1;
      const told = request.kind === 'reroll' || (request.kind === 'pick' && TOLD.has(request.question));
      expect(advice?.kind ?? null, request.id).toBe(told ? request.kind : null);
      if (request.kind === 'pick' && advice?.kind === 'pick') {
        const ids = request.options.map(({ id }) => id);
        expect(advice.options.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
        expect(ids).toContain(advice.best);
      }
    }
    expect(Math.min(seen.pick, seen.reroll, seen.none)).toBeGreaterThan(3);
  });

  it('should be worked out once for each state', () => {
    const me = { weapons: [rifle({}, rule('accurate', 1))] };
    const { question, midway } = vexActs({ me }).does(shoot());
    const advice = battleAdvisor.advise(midway, question);
    expect(advice).toMatchObject({ kind: 'pick' });
    expect(battleAdvisor.advise(midway, question)).toBe(advice);
    expect(battleAdvisor.advise({ ...midway }, question)).not.toBe(advice);
  });
});
