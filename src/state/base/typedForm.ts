import * as z from 'zod/mini';
import type { TypedTexts } from '../../persistence/typedTexts.ts';

const fieldsShape = z.record(z.string(), z.string());

/**
 * The fields of a form that is being filled in, parked at a place until they are kept or left. In a tab that only reads what
 * it belongs to, nothing is parked, and nothing that is there is touched.
 */
export const typedFormAt = (texts: TypedTexts, place: string, mode: 'writing' | 'reading' = 'writing') => ({
  read: (): Readonly<Record<string, string>> =>
    mode === 'reading' ? {} : (fieldsShape.safeParse(texts.read(place)).data ?? {}),
  /** Resolves to false when it could not be parked. */
  put: (fields: Readonly<Record<string, string>>): Promise<boolean> =>
    mode === 'reading' ? Promise.resolve(false) : texts.putSafely(place, fields),
  drop: (): void => {
    if (mode === 'writing') texts.drop(place);
  },
});
