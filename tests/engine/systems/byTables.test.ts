import { describe, expect, it } from 'vitest';
import { loadKillTeamSides } from '../../../src/content/killTeamSides.ts';
import { killTeamSystem } from '../../../src/engine/systems/killTeamSystem.ts';
import { kt2021KillTeam } from '../../../src/engine/systems/kt2021/kt2021.ts';
import { kt2021LiteKillTeam } from '../../../src/engine/systems/kt2021-lite/kt2021Lite.ts';
import { kt3KillTeam } from '../../../src/engine/systems/kt3/kt3.ts';
import { systemById } from '../../../src/engine/systems/killTeams.ts';
import { againstTables, randomBattle } from '../../support/killTeamBattles.ts';
import { playRandomly } from '../../support/randomPlayer.ts';

const BATTLES = 6;

describe.each([kt2021KillTeam, kt2021LiteKillTeam])('$id for two sides of people', (rules) => {
  const people = killTeamSystem(rules);

  it(`should decide ${BATTLES} whole battles as with all that tables need`, async () => {
    const pack = await loadKillTeamSides(rules.id as 'kt2021');
    for (let number = 0; number < BATTLES; number += 1) {
      const { start, entries, end } = playRandomly(randomBattle(pack, number), `people-${number}`);
      let state = start;
      for (const { command, events } of entries) {
        const decision = people.decider.decide(state, command);
        if (!decision.ok) throw new Error(`${command.type} refused: ${decision.rejection.code}`);
        expect(decision.events).toEqual(events);
        ({ state } = decision);
      }
      expect(state).toEqual(end);
      expect(people.saved.safeParse(end).error).toBeUndefined();
    }
  });

  it('should show no side that plays itself, and refuse what only tables do and what is saved of them', async () => {
    const pack = await loadKillTeamSides(rules.id as 'kt2021');
    const state = randomBattle(pack, 1);
    expect(people.view(state).enemies).toBeNull();
    expect(people.decider.decide(state, { type: 'enemyActivates', operative: null })).toMatchObject({
      ok: false,
      rejection: { code: 'unknownRule' },
    });
    expect(people.saved.safeParse(againstTables(pack, 1)).success).toBe(false);
  });
});

describe('what a system has for a side that plays itself', () => {
  it.each([kt3KillTeam, kt2021KillTeam, kt2021LiteKillTeam])('should be all that $id lacks without', (rules) => {
    const all = systemById(rules.id).plugins.map(({ id }) => id);
    expect(all.filter((id) => id !== 'npo')).toEqual(rules.plugins.map(({ id }) => id));
    expect(all).toContain('npo');
  });

  it('should always be there in ACOLYTE', () => {
    expect(systemById('acolyte').plugins.map(({ id }) => id)).toContain('npo');
  });
});
