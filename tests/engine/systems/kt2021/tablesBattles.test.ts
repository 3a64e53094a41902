import { describe, expect, it } from 'vitest';
import { loadKillTeamSides } from '../../../../src/content/killTeamSides.ts';
import { savedBattle } from '../../../../src/engine/systems/saved.ts';
import { againstTables } from '../../../support/killTeamBattles.ts';
import { nextCommand2021 } from '../../../support/player2021.ts';
import { playRandomly } from '../../../support/randomPlayer.ts';
import { replayed } from '../../../support/replayed.ts';

const BATTLES = 14;

const packs = {
  kt2021: await loadKillTeamSides('kt2021'),
  'kt2021-lite': await loadKillTeamSides('kt2021-lite'),
};

describe.each(['kt2021', 'kt2021-lite'] as const)('the tables of %s against a random hand', (system) => {
  it(`should play ${BATTLES} whole battles, attack in each turn that is theirs, overwatch, and replay equal`, () => {
    const told = { plans: 0, shots: 0, fights: 0, charges: 0, overwatches: 0, lookedInVain: 0 };
    for (let number = 0; number < BATTLES; number += 1) {
      const start = againstTables(packs[system], number);
      const [, { id: theirs }] = start.sides;
      const sideOf = new Map(start.operatives.map(({ id, side }) => [id, side]));
      const played = playRandomly(start, `tables-${number}`, {
        next: nextCommand2021,
        watch: (state, event) => {
          for (const { id, wounds, maxWounds } of state.operatives)
            if (wounds < 0 || wounds > maxWounds) throw new Error(`${id}: ${wounds} wounds after ${event.type}`);
          if (event.type === 'enemyPlanned') told.plans += 1;
          if (event.type === 'enemyLeft') told.lookedInVain += 1;
          if (event.type !== 'activated' && event.type !== 'actionPerformed') return;
          if (sideOf.get(event.operative) !== theirs) return;
          if (event.type === 'activated') {
            if (event.kind === 'counteract') told.overwatches += 1;
            return;
          }
          if (event.action === 'shoot') told.shots += 1;
          if (event.action === 'fight') told.fights += 1;
          if (event.action === 'charge') told.charges += 1;
        },
      });
      expect(played.end.result).not.toBeNull();
      expect(savedBattle().safeParse(played.end).error).toBeUndefined();
      expect(replayed(played.start, played.entries)).toEqual(played.end);
    }
    expect(Object.entries(told).filter(([, count]) => count === 0)).toEqual([]);
  }, 600_000);
});
