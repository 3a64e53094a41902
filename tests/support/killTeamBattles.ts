import { killTeamBattle } from '../../src/content/killTeamBattle.ts';
import type { Pack } from '../../src/content/pack.ts';
import { shippedBehaviours } from '../../src/content/shippedBehaviours.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { firstChoice } from '../../src/engine/plugins/npo/firstChoice.ts';
import { noNpo } from '../../src/engine/plugins/npo/state.ts';
import { gameOf } from '../../src/engine/systems/killTeams.ts';

const ana = { id: 'p1', name: 'Ana', mark: 'A' };
const ben = { id: 'p2', name: 'Ben', mark: 'B' };
const TEAMS = ['salt-wardens', 'gutter-saints'] as const;

/** Two ready-made sides of a pack: ours, where it has them. */
function teamsIn({ retinues }: Pack): readonly [string, string] {
  if (TEAMS.every((team) => retinues.has(team))) return TEAMS;
  const [first = '', second = first] = retinues.keys();
  return [first, second];
}

/** One of the missions, each kill team at the left as often as the other; `tables`: the right side is theirs. */
function battle(pack: Pack, number: number, tables: boolean): BattleState {
  const missions = [...pack.missions.keys()];
  const teams = teamsIn(pack);
  const [first, second] = number % 2 === 0 ? teams : [teams[1], teams[0]];
  return killTeamBattle({
    pack,
    mission: missions[number % missions.length] ?? '',
    teams: [
      { team: first, player: ana },
      { team: second, player: tables ? null : ben },
    ],
    settings: { automation: { attack: 'assisted', falling: false } },
    dice: { people: 'table', tables: 'table' },
    seed: `battle-${number}`,
  });
}

/** A battle of our two kill teams by two hands. */
export const randomBattle = (pack: Pack, number: number): BattleState => battle(pack, number, false);

/** The same against the tables, by the table that they play by when nobody chooses. */
export function againstTables(pack: Pack, number: number): BattleState {
  const state = battle(pack, number, true);
  const { tables, choice } = firstChoice(gameOf(state));
  const own = Object.fromEntries(tables.map((id) => [id, shippedBehaviours().get(id)]));
  return { ...state, npo: { ...noNpo(0), ...choice, tables: own } };
}
