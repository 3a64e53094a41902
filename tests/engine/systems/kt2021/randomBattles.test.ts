import { describe, expect, it } from 'vitest';
import { killTeamBattle } from '../../../../src/content/killTeamBattle.ts';
import { loadKillTeamSides } from '../../../../src/content/killTeamSides.ts';
import type { Pack } from '../../../../src/content/pack.ts';
import type { BattleEvent } from '../../../../src/engine/family/killteam/model/event.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { savedBattle } from '../../../../src/engine/systems/saved.ts';
import { deedsIn, deedsOf } from '../../../support/deeds2021.ts';
import { nextCommand2021 } from '../../../support/player2021.ts';
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

const twice = (list: readonly string[]): string | undefined => list.find((each, at) => list.indexOf(each) !== at);

/** Actions of our missions are done once a turning point by each side. */
function checkMission({ operatives, missionActs = [] }: BattleState): void {
  const sideOf = (by: string) => operatives.find(({ id }) => id === by)?.side;
  const acts = missionActs.map((act) => `${sideOf(act.operative)} ${act.action} ${act.turningPoint}`);
  if (twice(acts) !== undefined) throw new Error(`done twice: ${twice(acts)}`);
}

/** Of markers, tac ops and points. */
function checkMatch(state: BattleState, { type }: BattleEvent): void {
  const { operatives, tacOps, score = [], ploysUsed = {} } = state;
  const carried = operatives.flatMap(({ carriesMarker }) => carriesMarker ?? []);
  if (twice(carried) !== undefined) throw new Error(`two carry ${twice(carried)} after ${type}`);
  for (const { side, tacOp } of tacOps?.revealed ?? [])
    if (tacOps?.chosen[side]?.includes(tacOp) !== true) throw new Error(`${side} reveals ${tacOp} of nobody, ${type}`);
  for (const { tacOp, turningPoint } of tacOps?.revealed ?? []) {
    const op = tacOps?.offered.find(({ id }) => id === tacOp);
    if (turningPoint < (op?.from ?? 1) || turningPoint > (op?.by ?? 4)) throw new Error(`${tacOp} in ${turningPoint}`);
  }
  const revealed = (tacOps?.revealed ?? []).map(({ side, tacOp }) => `${side} ${tacOp}`);
  if (twice(revealed) !== undefined) throw new Error(`revealed twice: ${twice(revealed)} after ${type}`);
  for (const { side, source, points } of score) {
    const [tacOp = ''] = source.split('.');
    if (points < 0) throw new Error(`${source} brings ${points} after ${type}`);
    if (tacOp !== 'mission' && !revealed.includes(`${side} ${tacOp}`))
      throw new Error(`${tacOp} scores hidden after ${type}`);
  }
  const lines = score.map(({ side, source, turningPoint }) => `${side} ${source} ${turningPoint}`);
  if (twice(lines) !== undefined) throw new Error(`scored twice: ${twice(lines)} after ${type}`);
  for (const used of Object.values(ploysUsed))
    if (twice(used) !== undefined) throw new Error(`${twice(used)} used twice in a turning point, ${type}`);
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
  it(`should keep every invariant through ${BATTLES} whole battles of our two kill teams with all they can do, and replay equal`, () => {
    const seen = new Set<string>();
    for (let number = 0; number < BATTLES; number += 1) {
      const played = playRandomly(begin(packs[system], number), `player-${number}`, {
        next: nextCommand2021,
        watch: (state, event) => {
          check(state, event);
          checkMatch(state, event);
          checkMission(state);
          for (const deed of deedsIn(state, event)) seen.add(deed);
        },
      });
      expect(played.end.result).not.toBeNull();
      expect(savedBattle().safeParse(played.end).error).toBeUndefined();
      expect(replayed(played.start, played.entries)).toEqual(played.end);
    }
    expect(deedsOf(packs[system], system === 'kt2021').filter((deed) => !seen.has(deed))).toEqual([]);
  }, 900_000);
});
