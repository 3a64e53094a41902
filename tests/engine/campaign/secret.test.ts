import { describe, expect, it } from 'vitest';
import { evolveAll } from '../../support/fold.ts';
import type { BattleEvent } from '../../../src/engine/family/killteam/model/event.ts';
import { reportOf } from '../../../src/engine/campaign/reportOf.ts';
import { secretMet, secretOf } from '../../../src/engine/campaign/secret.ts';
import { scenarioOf } from '../../../src/engine/campaign/walk/inHand.ts';
import { TAKE_ONE_ALIVE, withCaptives } from '../../../src/engine/campaign/walk/objectives.ts';
import { SECRETS } from '../../../src/engine/campaign/model/walk.ts';
import { testBattle } from '../../support/testBattle.ts';
import { deploy, down, line, report, retinue, walkContent } from '../../support/walkPlay.ts';

const scenario = {
  ...scenarioOf(retinue.does(deploy(['m1'])).state),
  deployed: ['ann', 'ben'],
  objectives: [TAKE_ONE_ALIVE, 'the-other-thing'],
};
const start = testBattle('secret');
const told = (...events: readonly BattleEvent[]) =>
  reportOf(
    walkContent,
    evolveAll(start, events),
    events.map((event) => ({ command: { type: 'endActivation' as const }, events: [event] })),
    scenario,
  );

describe('the secret objective', () => {
  const met = (...[secret, set]: readonly [(typeof SECRETS)[number], Parameters<typeof report>[1]?, ...unknown[]]) =>
    secretMet(secret, { acolytes: ['m1'], report: report([line('m1'), line('m2')], set) });
  const lines = (secret: (typeof SECRETS)[number], ...operatives: ReturnType<typeof line>[]) =>
    secretMet(secret, { acolytes: ['m1'], report: report(operatives) });

  it('should be met by what the battle says, and not without it', () => {
    expect([lines('masterHand', line('m1', { kills: 1 })), lines('masterHand', line('m2', { kills: 1 }))]).toEqual([
      true,
      false,
    ]);
    expect([met('noneDown'), lines('noneDown', line('m1'), down('m2'))]).toEqual([true, false]);
    expect([
      lines('manyHands', line('m1', { kills: 1 }), line('m2', { kills: 2 })),
      lines('manyHands', line('m1', { kills: 5 }), line('m2')),
    ]).toEqual([true, false]);
    expect([
      met('halfDown', { enemiesDown: 4 }),
      met('halfDown', { enemiesDown: 3 }),
      met('halfDown', { enemies: 0 }),
    ]).toEqual([true, false, false]);
    expect([
      met('swift', { primary: 'complete', turningPoints: 4 }),
      met('swift', { primary: 'complete', turningPoints: 5 }),
      met('swift', { primary: 'failed', turningPoints: 2 }),
    ]).toEqual([true, false, false]);
    expect([met('somethingHome', { captives: 1 }), met('somethingHome', { clues: 1 }), met('somethingHome')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('should be drawn by the seed of the battle, each of the six by some', () => {
    const drawn = Array.from({ length: 60 }, (_, index) => secretOf(`seed/${index}`));
    expect([...new Set(drawn)].toSorted()).toEqual([...SECRETS].toSorted());
    expect(secretOf('seed/1')).toBe(secretOf('seed/1'));
  });

  it('should be told with the report, and done as the battle has it', () => {
    const at = told();
    expect(at.secret).toBe(secretOf(start.seed));
    const acolytes = start.operatives.filter(({ card }) => walkContent.cards.get(card)?.kind === 'acolyte');
    const expected = secretMet(secretOf(start.seed), { acolytes: acolytes.map(({ id }) => id), report: at });
    expect(at.objectives[1]).toMatchObject({ id: 'the-other-thing', done: expected });
    const without = reportOf(walkContent, start, [], { ...scenario, objectives: [] });
    expect(without.secret).toBeNull();
  });
});

describe('taking one alive', () => {
  const captive: BattleEvent = { type: 'counterSet', counter: 'captives', to: 1 };
  const done = (one: ReturnType<typeof told>) => one.objectives[0]?.done;

  it('should be read from the captives of the battle', () => {
    expect([done(told(captive)), done(told())]).toEqual([true, false]);
    expect(done(told({ type: 'tickSet', tick: TAKE_ONE_ALIVE, on: true }))).toBe(true);
  });

  it('should follow the captives of the report when they are set right, and stay as it was put otherwise', () => {
    const none = told();
    const one = withCaptives(none, 1);
    expect([one.captives, done(one), done(withCaptives(one, 0))]).toEqual([1, true, false]);
    const byHand = { ...one, objectives: one.objectives.map((each) => ({ ...each, done: false })) };
    expect(done(withCaptives(byHand, 2))).toBe(false);
  });
});

describe('equipment used', () => {
  const use = (operative: string, trait: string): BattleEvent => ({
    type: 'traitUsed',
    operative,
    trait,
    name: trait,
    ap: 0,
    cp: 0,
    targets: [],
  });

  it('should be counted for members by item: abilities used and Limited weapons thrown', () => {
    const thrown: BattleEvent = { type: 'limitedUsed', operative: 'ben', weapon: 'frag-grenade', left: 0 };
    const at = told(use('ann', 'medkit'), thrown, use('ann', 'medkit'), use('eve-1', 'medkit'), use('ann', 'not-yet'));
    expect(at.used).toEqual([
      { member: 'ann', item: 'medkit', times: 2 },
      { member: 'ben', item: 'frag-grenade', times: 1 },
    ]);
    expect(told().used).toEqual([]);
  });
});
