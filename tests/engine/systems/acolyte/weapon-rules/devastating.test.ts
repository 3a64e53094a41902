import { describe, expect, it } from 'vitest';
import { acolyteRules } from '../../../../../src/engine/systems/acolyte/rules.ts';
import { kt3Rules } from '../../../../../src/engine/systems/kt3/rules.ts';
import type { KillTeamRules } from '../../../../../src/engine/family/killteam/rules/killTeamRules.ts';
import { dice, folded, ruleUse } from '../../../../support/attackContext.ts';

const trigger = (inches: number | null, kind: 'shoot' | 'fight', ruleset: KillTeamRules = acolyteRules) =>
  folded('triggers', {
    start: [],
    rules: [ruleUse('devastating', { x: 2, inches })],
    pool: dice('ccn'),
    kind,
    ruleset,
  });

describe('acolyte devastating', () => {
  it('[A-21] [T22] should spare its bearer when it fights with a distance', () => {
    expect(trigger(1, 'fight')).toEqual([{ kind: 'devastating', damage: 4, inches: 1, sparesBearer: true }]);
  });

  it('[A-21] [T21] should spare nobody when it shoots', () => {
    expect(trigger(1, 'shoot')).toEqual([{ kind: 'devastating', damage: 4, inches: 1, sparesBearer: false }]);
  });

  it('[A-21] should have nobody to spare without a distance', () => {
    expect(trigger(null, 'fight')).toMatchObject([{ inches: null, sparesBearer: false }]);
  });

  it('[A-21] should differ from Kill Team 3 in the fight only', () => {
    expect(trigger(1, 'fight', kt3Rules)).toMatchObject([{ sparesBearer: false }]);
    expect(trigger(1, 'shoot', kt3Rules)).toEqual(trigger(1, 'shoot'));
  });

  it('should stay quiet without a retained crit', () => {
    const rules = [ruleUse('devastating', { x: 2, inches: 1 })];
    expect(folded('triggers', { start: [], rules, pool: dice('nnf'), kind: 'fight', ruleset: acolyteRules })).toEqual(
      [],
    );
  });
});
