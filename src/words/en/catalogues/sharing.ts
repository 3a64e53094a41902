import { packShare as pack } from '../packShare.ts';
import { sharing as retinue } from '../sharing.ts';

/** What is shared and taken: retinues, packs. */
export const sharing = { ...retinue, pack };
