import { packShare as pack } from '../packShare.ts';
import { sharing as shared } from '../sharing.ts';

/** What is shared and taken: retinues, packs. */
export const sharing = { sharing: shared, pack };
