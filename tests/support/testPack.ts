import { present } from '../../src/engine/core/invariant.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { loadPack } from '../../src/content/loadPack.ts';
import type { Pack } from '../../src/content/pack.ts';
import { testCards, testFactions, testMissions, testRetinues, testScenarios } from './testPackForces.ts';
import { everyEffect, scenarioEffects } from './testPackTable.ts';
import { testWeapons } from './testPackWeapons.ts';

/**
 * A pack for random battles: a weapon for every weapon rule of ACOLYTE (several rules in two kinds), cards with every
 * ability, an event table with every effect. The files as JSON would bring them.
 */
export const testPackFiles: Readonly<Record<string, unknown>> = {
  'pack.json': {
    id: 'test-pack',
    name: 'Test pack',
    version: '1.0.0',
    schemaVersion: 1,
    ruleset: 'acolyte',
    languages: ['en'],
    credits: [],
    dependencies: [],
    changelog: [],
  },
  'weapons.json': testWeapons,
  'armour.json': [
    { id: 'test-plate', name: 'Plate', save: 3, wp: 1, gate: 'basic', byHand: null, provenance: 'ours' },
    { id: 'test-charm', name: 'Charm', save: null, wp: 4, gate: 'rare', byHand: 'A charm.', provenance: 'ours' },
  ],
  'operatives.json': testCards,
  'factions.json': testFactions,
  'missions.json': testMissions,
  'tables/every-effect.json': everyEffect,
  'tables/scenario-effects.json': scenarioEffects,
  'difficulty.json': ['easy', 'medium', 'hard'].map((id) => ({
    id,
    name: id,
    ammo: true,
    startingCp: 2,
    eventFrom: 2,
    enemyInitiativeUpTo: 2,
    startingAlert: 1,
    retinueDv: { first: 12, further: 4 },
    enemyDvTimes: 1,
    reinforcementDv: { d3: true, plus: 1, further: 1 },
    provenance: 'ours',
  })),
  'retinues.json': testRetinues,
  'scenarios.json': testScenarios,
};

/** The test pack through the same loader as any other; throws with its problems when it has any. */
export function loadTestPack(): Pack {
  const result = loadPack(testPackFiles, systemById);
  return present(result.ok ? result.pack : null, JSON.stringify(result.ok ? [] : result.problems));
}
