import { TypedTexts } from '../../persistence/typedTexts.ts';
import { part } from './part.ts';

/** What was typed in an app and is not yet where it belongs. */
export const typedTextsOf = part(({ ports }) => new TypedTexts(ports.storage, ports.now));
