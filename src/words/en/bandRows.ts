import { NO_CONTENT } from '../content.ts';

/** Our war bands are written in English. */
export const bandRows = { content: NO_CONTENT };
