import { joinFiles } from '../joinFiles.ts';
import { bestiaryFiles } from './bestiary/files.ts';
import { knowNoFearFiles } from './know-no-fear/files.ts';
import { pathToGloryFiles } from './path-to-glory/files.ts';

/** What comes with the app beside its core: further enemies, further kinds of operative. */
export const ADDONS = [bestiaryFiles, knowNoFearFiles, pathToGloryFiles] as const;

/** A pack with the rows of all of these behind its own. */
export const withAddons = (files: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  ADDONS.reduce(joinFiles, files);
