import type { BattleSettings } from '../engine/family/killteam/model/settings.ts';
import type { BattleState, Player } from '../engine/family/killteam/model/state.ts';
import { present } from '../engine/core/invariant.ts';
import { buildBattle, type BattlePlan } from './buildBattle.ts';
import type { Pack } from './pack.ts';
import type { EnemyPick } from './pickEnemies.ts';
import type { Scenario } from './schema/scenario.ts';

/** The scenario every pack that can be started at once has. */
export const QUICK_START = 'quick-start';

/** Who plays and how dice are rolled. */
export interface Table {
  readonly players: readonly Player[];
  readonly dice: BattleSettings['dice'];
  readonly seed: string;
}

const enemiesOf = ({ enemies }: Scenario): EnemyPick[] =>
  enemies.flatMap(({ card, weapons, count }) => Array.from({ length: count }, () => ({ card, weapons })));

/** The plan of a scenario of the pack; may be changed before it is built. Throws when there is no such scenario. */
export function scenarioPlan(pack: Pack, id: string, table: Table): BattlePlan {
  const scenario = present(pack.scenarios.get(id), `no scenario ${id}`);
  const retinue = present(pack.retinues.get(scenario.retinue), `no retinue ${scenario.retinue}`);
  const { mission, faction, difficulty, eventTable } = scenario;
  return {
    ...table,
    pack,
    mission,
    faction,
    difficulty,
    eventTable,
    retinue: retinue.members,
    enemies: enemiesOf(scenario),
  };
}

/** The ready-made battle of a pack (DECISIONS, reading 16), in phase `setUp`. */
export const quickStart = (pack: Pack, table: Table): BattleState =>
  buildBattle(scenarioPlan(pack, QUICK_START, table));
