import * as z from 'zod/mini';
import { type RoundTable, roundTable } from '../engine/behaviour/rounds/table.ts';
import { roundBehaviourFiles } from './packs/vanguard-bands/behaviours.ts';

let read: ReadonlyMap<string, RoundTable> | null = null;

/** The decision tables for war bands that come with the app, by id. */
export function shippedRoundTables(): ReadonlyMap<string, RoundTable> {
  read ??= new Map(
    Object.values(roundBehaviourFiles).map((file) => {
      const row = z.parse(roundTable, file);
      return [row.id, row];
    }),
  );
  return read;
}
