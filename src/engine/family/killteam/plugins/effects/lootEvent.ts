import type { OperativeId } from '../../../../core/ids.ts';
import type { Operative } from '../../model/operative.ts';

declare module '../../model/event.ts' {
  interface PluginEvents {
    readonly loot: LootEvent;
  }
}

/** What happens when loot is found in a battle. */
export type LootEvent =
  /** A roll for loot; `settled`: all of it is done in the battle. */
  | {
      readonly type: 'lootFound';
      readonly operative: OperativeId | null;
      readonly table: 'common' | 'rare';
      readonly face: number;
      readonly row: string;
      readonly name: string;
      readonly settled: boolean;
    }
  /** Equipment found goes onto a card, as it is then; `operative` null: nobody can carry it now. */
  | {
      readonly type: 'lootTaken';
      readonly operative: OperativeId | null;
      readonly finder: OperativeId | null;
      readonly row: string;
      readonly item: string;
      readonly name: string;
      readonly set: Partial<Pick<Operative, 'weapons' | 'traits'>>;
    };
