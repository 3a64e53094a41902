import { saving as sentences } from '../saving.ts';
import { shared } from './shared.ts';

/** How saves stand, and what is told of files. */
export const saving = { ...shared, saving: sentences };
