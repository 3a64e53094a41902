import * as z from 'zod/mini';
import { name, provenance, rowId } from './common.ts';

/** Narrative play in a pack; what the rules of its system say of it is checked with them (K-81). */
export const narrativeRow = z.looseObject({ id: rowId, name, provenance });
export type NarrativeRow = z.infer<typeof narrativeRow>;
