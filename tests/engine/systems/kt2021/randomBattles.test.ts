import { describe, expect, it } from 'vitest';
import { killTeamBattle } from '../../../../src/content/killTeamBattle.ts';
import { loadKillTeamSides } from '../../../../src/content/killTeamSides.ts';
import type { Pack } from '../../../../src/content/pack.ts';
import type { BattleEvent } from '../../../../src/engine/family/killteam/model/event.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { savedBattle } from '../../../../src/engine/systems/saved.ts';
import { playRandomly } from '../../../support/randomPlayer.ts';
import { replayed } from '../../../support/replayed.ts';

const BATTLES = 300;
const ana = { id: 'p1', name: 'Ana', mark: 'A' };
const ben = { id: 'p2', name: 'Ben', mark: 'B' };

const packs = {
  kt2021: await loadKillTeamSides('kt2021'),
  'kt2021-lite': await loadKillTeamSides('kt2021-lite'),
};

const missionsOf = ({ missions }: Pack): readonly string[] => [...missions.keys()];

/** One of the missions, each side at the left as often as the other. */
function begin(pack: Pack, number: number): BattleState {
  const missions = missionsOf(pack);
  const teams = ['salt-wardens', 'gutter-saints'] as const;
  const [first, second] = number % 2 === 0 ? teams : [teams[1], teams[0]];
  return killTeamBattle({
    pack,
    mission: missions[number % missions.length] ?? '',
    teams: [
      { team: first, player: ana },
      { team: second, player: ben },
    ],
    settings: { automation: { attack: 'assisted', falling: false } },
    dice: { people: 'table', tables: 'table' },
    seed: `battle-${number}`,
  });
}

/** What holds after every event. */
function check({ operatives, engagement, sides }: BattleState, { type }: BattleEvent): void {
  for (const { id, wounds, maxWounds, down } of operatives) {
    if (wounds < 0 || wounds > maxWounds) throw new Error(`${id}: ${wounds} wounds after ${type}`);
    if (down && (wounds > 0 || engagement.flat().includes(id))) throw new Error(`${id} is down after ${type}`);
  }
  for (const { id, cp } of sides) if (cp < 0) throw new Error(`${id}: ${cp} CP after ${type}`);
}

describe.each(['kt2021', 'kt2021-lite'] as const)('random battles of %s', (system) => {
  it(`should keep every invariant through ${BATTLES} whole battles of our two kill teams, and replay equal`, () => {
    const seen = new Set<string>();
    for (let number = 0; number < BATTLES; number += 1) {
      const played = playRandomly(begin(packs[system], number), `player-${number}`, {
        watch: (state, event) => {
          check(state, event);
          if (event.type === 'actionPerformed') seen.add(event.action);
          if (event.type === 'ployUsed') seen.add(event.ploy);
          if (event.type === 'stepPassed') seen.add(event.type);
        },
      });
      expect(played.end.result).not.toBeNull();
      expect(savedBattle().safeParse(played.end).error).toBeUndefined();
      expect(replayed(played.start, played.entries)).toEqual(played.end);
    }
    for (const done of ['reposition', 'dash', 'charge', 'fallBack', 'shoot', 'fight', 'pass', 'pickUpMarker'])
      expect([...seen]).toContain(done);
    expect([...seen]).toContain('stepPassed');
    const ploys = [...packs[system].retinues.values()].flatMap((team) => team.ploys ?? []);
    expect(ploys.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
  }, 300_000);
});
