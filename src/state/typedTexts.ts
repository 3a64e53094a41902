import { browserStorage } from '../persistence/textStorage.ts';
import { TypedTexts } from '../persistence/typedTexts.ts';

/** What was typed in this browser and is not yet where it belongs. */
export const typedTexts = new TypedTexts(browserStorage, () => new Date().toISOString());
