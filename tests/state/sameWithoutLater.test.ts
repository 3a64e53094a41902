import { describe, expect, it } from 'vitest';
import { evolveAll } from '../../src/engine/family/killteam/flow/evolve/evolve.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { decideWith } from '../../src/engine/family/killteam/flow/tableDecider.ts';
import { browserRules } from '../../src/state/browserRules.ts';
import { playLawlessly } from '../support/lawlessPlayer.ts';
import { type Played, playRandomly } from '../support/randomPlayer.ts';
import { testBattle } from '../support/testBattle.ts';
import { traitWith } from '../support/traits.ts';

const speaking = traitWith('speaking', {
  triggers: (['down', 'downAtEnd', 'friendShaken'] as const).map((on) => ({ on, effects: [{ op: 'cp', by: 1 }] })),
});
const speak = (battle: BattleState): BattleState => ({
  ...battle,
  operatives: battle.operatives.map((each) => (each.side === 'enemy' ? { ...each, traits: [speaking] } : each)),
});

/** Commands that the browser carries out before the later rules are here; of a battle that was played with all of them. */
function carriedOutBefore({ start, entries }: Played): number {
  let state = start;
  let count = 0;
  for (const { command, events } of entries) {
    if (!browserRules.later.needed(state, command)) {
      expect(decideWith(null, state, command)).toEqual({ ok: true, events });
      count += 1;
    }
    state = evolveAll(state, events);
  }
  return count;
}

describe('what is decided before the later rules are here', () => {
  it.each([
    ['a battle', (battle: BattleState) => battle],
    ['one in which traits speak by themselves', speak],
  ])('should be what they decide: %s', (name, made) => {
    const lawful = playRandomly(made(testBattle(`lawful ${name}`)), name, { turningPoints: 2 });
    expect(carriedOutBefore(lawful)).toBeGreaterThan(0);
    for (let number = 0; number < 2; number += 1)
      carriedOutBefore(playLawlessly(made(testBattle(`lawless ${name} ${number}`)), `${name} ${number}`, 200));
  });
});
