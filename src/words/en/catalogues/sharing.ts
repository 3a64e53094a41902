import { door } from '../door.ts';
import { packShare as pack } from '../packShare.ts';
import { sharing as shared } from '../sharing.ts';

/** What is shared, brought and taken: retinues, packs, and the door for all of it. */
export const sharing = { sharing: shared, pack, door };
