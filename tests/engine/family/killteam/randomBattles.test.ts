import { describe, expect, it } from 'vitest';
import { evolveAll } from '../../../support/fold.ts';
import type { BattleEvent } from '../../../../src/engine/family/killteam/model/event.ts';
import { acolyteRules } from '../../../../src/engine/systems/acolyte/rules.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { RuleWatch } from '../../../support/ruleProof.ts';
import { testBattle } from '../../../support/testBattle.ts';
import { playRandomly } from '../../../support/randomPlayer.ts';
import { cpOf } from '../../../support/sides.ts';
import { savedBattle } from '../../../../src/engine/systems/saved.ts';

const BATTLES = 220;
/** What must hold after every event of a battle without overrides. */
function check(state: BattleState, event: BattleEvent): void {
  for (const operative of state.operatives) {
    const { wounds, maxWounds, id } = operative;
    if (wounds < 0 || wounds > maxWounds) throw new Error(`${id}: ${wounds} wounds after ${event.type}`);
    if (operative.down && wounds > 0) throw new Error(`${id} is down with wounds after ${event.type}`);
    if (operative.down && operative.guard) throw new Error(`${id} guards while down after ${event.type}`);
    for (const counter of Object.values(operative.ammo))
      if (counter.left < 0 || counter.left > counter.max) throw new Error(`${id}: ammunition ${counter.left}`);
  }
  for (const pair of state.engagement)
    for (const id of pair)
      if (state.operatives.some((operative) => operative.id === id && operative.down))
        throw new Error(`${id} is engaged while down after ${event.type}`);
  if (cpOf(state) < 0) throw new Error(`CP ${cpOf(state)}`);
}

describe('the proofs', () => {
  it('should be of the rules of ACOLYTE, and need nothing only of those without a moment to speak', () => {
    const silent = Object.values(acolyteRules.weaponRules).filter(({ windows }) => windows.length === 0);
    expect([...RuleWatch.known].toSorted()).toEqual(Object.keys(acolyteRules.weaponRules).toSorted());
    expect([...new RuleWatch().acted]).toEqual(silent.map(({ id }) => id));
  });
});

describe('random battles', () => {
  it(`should keep every invariant through ${BATTLES} whole battles, let every rule act, use every action, and replay equal`, () => {
    const actions = new Set<string>();
    const rules = new RuleWatch();
    let obscured = 0;
    let events = 0;
    for (let number = 0; number < BATTLES; number += 1) {
      const played = playRandomly(testBattle(`battle-${number}`), `player-${number}`, {
        watch: (state, event) => {
          check(state, event);
          events += 1;
          if (event.type === 'actionPerformed') actions.add(event.action);
          if (event.type === 'hitsRetained' && event.because.some(({ rule }) => rule === 'obscured')) obscured += 1;
          rules.saw({ state, event });
        },
        watchRefused: (refused) => rules.sawRefused(refused),
      });
      expect(played.end.result).not.toBeNull();
      expect(savedBattle().safeParse(played.end).error).toBeUndefined();
      expect(
        evolveAll(
          played.start,
          played.entries.flatMap((entry) => entry.events),
        ),
      ).toEqual(played.end);
    }
    console.log(`${BATTLES} battles, ${events} events`);
    expect([...actions].toSorted()).toEqual(
      [
        'charge',
        'dash',
        'fallBack',
        'fight',
        'guard',
        'interact',
        'pickUpMarker',
        'pickUpOperative',
        'placeMarker',
        'putDownOperative',
        'reanimate',
        'reload',
        'reposition',
        'shoot',
      ].toSorted(),
    );
    expect(rules.missing).toEqual([]);
    expect(obscured).toBeGreaterThan(100);
  }, 400_000);
});
