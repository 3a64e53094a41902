import { TypedTexts } from '../../src/persistence/typedTexts.ts';
import { MemoryStorage } from './savePorts.ts';

/** Nothing was typed before. */
export const noTexts = (): TypedTexts => new TypedTexts(new MemoryStorage(), () => '2026-11-22T10:00:00.000Z');
