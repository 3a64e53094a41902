import type { Words } from '../../words.ts';
import { saving as sentences } from '../saving.ts';
import { shared } from './shared.ts';

export const saving = { ...shared, saving: sentences } satisfies Words<'saving'>;
