import { describe, expect, it } from 'vitest';
import { playersCopy } from '../../src/content/playersCopy.ts';
import { missionRow } from '../../src/content/schema/mission.ts';
import { corePack, wholeScenario } from '../support/scenarioPack.ts';
import { loadPack } from '../../src/content/loadPack.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { manifestFor } from '../support/scenarioPack.ts';

const whole = missionRow.parse(wholeScenario);

describe('a scenario for its players', () => {
  const copy = playersCopy(whole);

  it('should have the story and what they know, and be a scenario that can be taken', () => {
    expect(copy.script?.briefing).toBe(whole.script?.briefing);
    expect(copy.script?.actions.map(({ name }) => name)).toEqual(whole.script?.actions.map(({ name }) => name));
    const files = { 'pack.json': manifestFor('players'), 'missions.json': [copy] };
    expect(loadPack(files, systemById, corePack).ok).toBe(true);
  });

  it('should have no secret in it', () => {
    const { script, plan } = copy;
    expect([script?.hooks, script?.waves, script?.passages, script?.endings, script?.hidden]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
    expect(
      script?.objectives.every(({ kind, done, failed }) => kind !== 'secret' && done === null && failed === null),
    ).toBe(true);
    expect(script?.actions.every(({ table, effects }) => table === null && effects.length === 0)).toBe(true);
    expect([plan?.notes, plan?.enemies, plan?.faction, plan?.eventTable, copy.named]).toEqual([
      '',
      [],
      null,
      null,
      null,
    ]);
    const hidden = new Set(whole.script?.hidden);
    expect([...copy.counters, ...copy.ticks].some(({ id }) => hidden.has(id))).toBe(false);
  });

  it('should be nothing new of a scenario that the table plays by hand', () => {
    const { script: _script, plan: _plan, ...byHand } = whole;
    expect(playersCopy(byHand).script?.actions).toEqual([]);
  });
});
