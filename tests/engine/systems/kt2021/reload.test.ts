import { describe, expect, it } from 'vitest';
import { loadKillTeamSides } from '../../../../src/content/killTeamSides.ts';
import { battleDecider, pendingRequest } from '../../../../src/engine/systems/battle.ts';
import { savedBattle } from '../../../../src/engine/systems/saved.ts';
import { againstTables, randomBattle } from '../../../support/killTeamBattles.ts';
import { nextCommand2021 } from '../../../support/player2021.ts';
import { playRandomly, type Played } from '../../../support/randomPlayer.ts';

const BATTLES = 8;

const packs = {
  kt2021: await loadKillTeamSides('kt2021'),
  'kt2021-lite': await loadKillTeamSides('kt2021-lite'),
};

/** Plays a log again and reloads before every command: how many stood at a question. */
function reloadedAtEveryRequest({ start, entries, end }: Played): number {
  let asked = 0;
  let state = start;
  for (const { command, events } of entries) {
    const loaded = savedBattle().parse(JSON.parse(JSON.stringify(state)));
    const request = pendingRequest(state);
    expect(pendingRequest(loaded)).toEqual(request);
    if (request !== null) asked += 1;
    const decision = battleDecider.decide(loaded, command);
    if (!decision.ok) throw new Error(`${command.type} refused after a reload: ${decision.rejection.code}`);
    expect(decision.events).toEqual(events);
    ({ state } = decision);
  }
  expect(state).toEqual(end);
  return asked;
}

describe.each(['kt2021', 'kt2021-lite'] as const)('a reload in %s', (system) => {
  it(`should change nothing at any request of ${BATTLES} battles, by two hands and against the tables`, () => {
    let asked = 0;
    for (let number = 0; number < BATTLES; number += 1) {
      const start = (number % 2 === 0 ? randomBattle : againstTables)(packs[system], number);
      asked += reloadedAtEveryRequest(playRandomly(start, `reload-${number}`, { next: nextCommand2021 }));
    }
    expect(asked).toBeGreaterThan(BATTLES * 20);
  }, 600_000);
});
