import * as z from 'zod/mini';
import { operative, type Operative } from '../../model/operative.ts';
import { type Thing, thing } from '../../model/thing.ts';
import { spawnRow } from '../../model/state.ts';
import type { Plugin } from '../../rules/plugin.ts';
import type { EffectStep } from '../../tables/effect.ts';
import { heldStep } from '../../tables/heldStep.ts';
import { type RollTable, rollTableWith } from '../../tables/rollTable.ts';
import { effectsModule } from './effects.ts';
import { lootHandlers } from './lootHandlers.ts';
import { lootModule } from './loot.ts';
import { lastingMoments } from './moments.ts';
import { skipEffect } from './skipEffect.ts';
import { spawnModule } from './spawn.ts';
import { tableModule } from './table.ts';
import { trapModule } from './trap.ts';

declare module '../../model/state.ts' {
  interface PluginSlices {
    tables: Record<string, RollTable>;
    spawnRows: SpawnRow[];
    /** Tables of other factions that effects bring on, by faction. */
    factionRows: Record<string, { name: string; rows: SpawnRow[] }>;
    /** What the force does where an event would bring it reinforcements. */
    insteadOfReinforcements: { id: string; name: string; effects: EffectStep[] };
    spawned: number;
    /** Cards that may take a fallen one's place. */
    reserves: Operative[];
    /** Who comes along with a card, wherever it arrives. */
    companions: Record<string, Operative[]>;
    /** Equipment that may be found, by the rows of the tables of loot. */
    loot: Record<string, Thing[]>;
  }
}

/** What effects do, step by step, and what lasts and does something at a moment: without tables to roll on. */
export const effectSteps: Plugin = {
  id: 'effects',
  deciders: { skipEffect },
  hooks: lastingMoments,
  tasks: { effects: effectsModule, trap: trapModule },
};

/** Roll tables, decks and what their rows do; those who arrive by them. */
export const effects: Plugin = {
  id: 'effects',
  slice: {
    shape: {
      tables: z.record(z.string(), rollTableWith(heldStep)),
      spawnRows: z.array(spawnRow),
      factionRows: z.optional(z.record(z.string(), z.strictObject({ name: z.string(), rows: z.array(spawnRow) }))),
      insteadOfReinforcements: z.optional(
        z.strictObject({ id: z.string(), name: z.string(), effects: z.array(heldStep) }),
      ),
      spawned: z.int().check(z.minimum(0)),
      reserves: z.optional(z.array(operative)),
      companions: z.optional(z.record(z.string(), z.array(operative))),
      loot: z.optional(z.record(z.string(), z.array(thing))),
    },
    initial: () => ({ tables: {}, spawnRows: [], spawned: 0 }),
  },
  deciders: { skipEffect },
  hooks: lastingMoments,
  handlers: lootHandlers,
  tasks: { effects: effectsModule, loot: lootModule, spawn: spawnModule, table: tableModule, trap: trapModule },
};
