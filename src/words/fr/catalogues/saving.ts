import type { Words } from '../../words.ts';
import { faults } from '../faults.ts';
import { saving as sentences } from '../saving.ts';
import { shared } from './shared.ts';

export const saving = { ...shared, saving: sentences, faults } satisfies Words<'saving'>;
