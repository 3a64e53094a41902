import type { SavedShape } from './envelope.ts';
import { schemaOf } from './fieldSchema.ts';
import { type AppSettings, appSettings, savedSettings } from './settingsSlot.ts';

/** How settings are saved, for whoever tells what is wrong with those of a file. */
export const settingsShape: SavedShape<AppSettings> = { ...savedSettings, schema: schemaOf(appSettings) };
