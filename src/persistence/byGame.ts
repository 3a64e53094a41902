import * as z from 'zod/mini';
import { fetchedGames, findGame } from '../engine/systems/registry.ts';
import type { AnyGame } from '../engine/systems/system.ts';

/** Says that nothing here names a system whose game is here. */
const named = (path: readonly string[]): z.ZodMiniType => {
  const ids = fetchedGames().map(({ id }) => id);
  const known: z.ZodMiniType = z.enum(ids);
  return path.reduceRight<z.ZodMiniType>((inner, key) => z.looseObject({ [key]: inner }), known);
};

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

/** The game that a value names at this place; null: it names none that is here. */
function gameIn(value: unknown, path: readonly string[]): AnyGame | null {
  const id = path.reduce(at, value);
  return typeof id === 'string' ? findGame(id) : null;
}

/** What is saved of any game in the shape that the game has for it: a value names its system at this place. */
export const byGame = <T>(path: readonly string[], shapeOf: (game: AnyGame) => z.ZodMiniType): z.ZodMiniType<T> =>
  z.transform((value: unknown, ctx) => {
    const game = gameIn(value, path);
    const found = (game === null ? named(path) : shapeOf(game)).safeParse(value);
    if (found.success) return found.data as T;
    // What one schema found is handed on as another's own.
    ctx.issues.push(...(found.error.issues as unknown as typeof ctx.issues));
    return z.NEVER;
  });
