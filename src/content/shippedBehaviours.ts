import * as z from 'zod/mini';
import { type Behaviour, behaviour } from '../engine/behaviour/killTeam/table.ts';
import { behaviourFiles } from './packs/acolyte-core/behaviours.ts';

let read: ReadonlyMap<string, Behaviour> | null = null;

/** The decision tables that come with the app, by id: those that any pack may extend. */
export function shippedBehaviours(): ReadonlyMap<string, Behaviour> {
  read ??= new Map(
    Object.values(behaviourFiles).map((file) => {
      const row = z.parse(behaviour, file);
      return [row.id, row];
    }),
  );
  return read;
}
