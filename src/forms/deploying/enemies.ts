import type { EnemyPick } from '../../content/pickEnemies.ts';
import type { Pack } from '../../content/pack.ts';
import type { Faction } from '../../content/schema/faction.ts';
import type { MissionRow } from '../../content/schema/mission.ts';

/** The enemies of a battle that is being prepared. */
export interface Enemies {
  readonly pack: Pack;
  readonly faction: Faction;
  /** The kind of the faction; null: it has none. */
  readonly variant: string | null;
  /** Names that the scenario gives. */
  readonly named: MissionRow['named'];
  readonly picks: readonly EnemyPick[];
  /** DV that they are rolled to. */
  readonly budget: number;
}
