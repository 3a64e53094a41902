import type { Words } from '../../words.ts';
import { door } from '../door.ts';
import { packShare as pack } from '../packShare.ts';
import { sharing as shared } from '../sharing.ts';

export const sharing = { sharing: shared, pack, door } satisfies Words<'sharing'>;
