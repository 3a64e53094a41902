import type { Words } from '../../words.ts';
import { packShare as pack } from '../packShare.ts';
import { sharing as retinue } from '../sharing.ts';

export const sharing = { ...retinue, pack } satisfies Words<'sharing'>;
