import { faults } from '../faults.ts';
import { saving as sentences } from '../saving.ts';
import { shared } from './shared.ts';

/** How saves stand, and what is told of files and of faults. */
export const saving = { ...shared, saving: sentences, faults };
