import type { BattleSettings } from '../engine/family/killteam/model/settings.ts';
import type { BattleState, Player } from '../engine/family/killteam/model/state.ts';
import { buildBattle, type BattlePlan } from './buildBattle.ts';
import type { Pack } from './pack.ts';
import type { EnemyPick } from './pickEnemies.ts';
import { QUICK_START, readyScenario } from './readyScenario.ts';
import type { QuickScenario } from './schema/scenario.ts';

/** Who plays and how dice are rolled. */
interface Seating {
  readonly players: readonly Player[];
  readonly dice: BattleSettings['dice'];
  readonly seed: string;
}

const enemiesOf = ({ enemies }: QuickScenario): EnemyPick[] =>
  enemies.flatMap(({ card, weapons, count }) => Array.from({ length: count }, () => ({ card, weapons })));

/** The plan of a scenario of the pack; may be changed before it is built. Throws when there is no such scenario. */
export function scenarioPlan(pack: Pack, id: string, table: Seating): BattlePlan {
  const { scenario, members } = readyScenario(pack, id);
  const { mission, faction, difficulty, eventTable } = scenario;
  return {
    ...table,
    pack,
    mission,
    faction,
    difficulty,
    eventTable,
    retinue: members,
    enemies: enemiesOf(scenario),
  };
}

/** The ready-made battle of a pack (DECISIONS, reading 16), in phase `setUp`. */
export const quickStart = (pack: Pack, table: Seating): BattleState =>
  buildBattle(scenarioPlan(pack, QUICK_START, table));
