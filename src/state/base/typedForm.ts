import * as z from 'zod/mini';
import type { TypedTexts } from '../../persistence/typedTexts.ts';

const fieldsShape = z.record(z.string(), z.string());

/** The fields of a form that is being filled in, parked at a place until they are kept or left. */
export const typedFormAt = (texts: TypedTexts, place: string) => ({
  read: (): Readonly<Record<string, string>> => fieldsShape.safeParse(texts.read(place)).data ?? {},
  put: (fields: Readonly<Record<string, string>>): boolean => texts.put(place, fields),
  drop: (): void => texts.drop(place),
});
