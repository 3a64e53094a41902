import { describe, expect, it } from 'vitest';
import { DEFAULT_SHOT } from '../../../../src/engine/family/killteam/model/facts.ts';
import { guides } from '../../../../src/engine/systems/kt3/guides.ts';
import { battleOf, cultist, vex } from '../../../support/duel.ts';

const OBSCURED = { ...DEFAULT_SHOT, obscured: true };

/** What is told beside the facts of Vex’s shot at the cultist. */
const told = (facts = OBSCURED, shooter = vex(), target = cultist()): readonly string[] =>
  guides.shot(battleOf([shooter, target]), { facts, shooter, target });

describe('guides beside a shot', () => {
  it('[A-33] should tell of the terrain of a Vantage whichever of the two stands on it', () => {
    expect(told()).not.toContain('A-33');
    expect(told(OBSCURED, vex({ onVantage: true }))).toContain('A-33');
    expect(told(OBSCURED, vex(), cultist({ onVantage: true }))).toContain('A-33');
    expect(told({ ...OBSCURED, fromVantage: true })).toContain('A-33');
  });

  it('[A-33] should tell nothing of it where nothing obscures', () => {
    expect(told(DEFAULT_SHOT, vex(), cultist({ onVantage: true }))).toEqual([]);
  });
});
