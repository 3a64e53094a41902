import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { noScenario } from '../../../src/engine/plugins/scenario/state.ts';
import { viewOf } from '../../../src/engine/systems/battle.ts';
import { battleOf, cultist, vex } from '../../support/duel.ts';
import { ending, objective, scripted } from '../../support/scripted.ts';

const objectives = [objective(), objective({ id: 'twist', kind: 'secret' })];
const endings = [ending('won', { is: 'tick', tick: 'won' }), ending('lost', null)];

const scenarioIn = (set: Partial<BattleState> = {}, script: Parameters<typeof scripted>[0] = {}) =>
  viewOf(battleOf([vex(), cultist()], { mission: scripted({ objectives, endings, ...script }), ...set })).scenario;

describe('how a scenario stands', () => {
  it('should have its objectives open, and secret ones unknown, until something is said of them', () => {
    const { objective: of } = scenarioIn();
    expect([of('main'), of('twist')]).toEqual([
      { stands: 'open', unrevealed: false },
      { stands: 'open', unrevealed: true },
    ]);
    const later = scenarioIn({ scenario: { ...noScenario(), settled: { main: 'failed' }, revealed: ['twist'] } });
    expect([later.objective('main').stands, later.objective('twist').unrevealed]).toEqual(['failed', false]);
  });

  it('should end with the first ending that fits', () => {
    expect(scenarioIn().ending).toBe('lost');
    expect(scenarioIn({ ticks: { won: true } }).ending).toBe('won');
    expect(scenarioIn({}, { endings: endings.slice(0, 1) }).ending).toBeNull();
  });

  it('should end in no way where there is no scenario', () => {
    expect(viewOf(battleOf([vex(), cultist()])).scenario.ending).toBeNull();
  });
});
