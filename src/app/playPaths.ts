import { NEW_PATH } from './paths.ts';

/** The generator of scenarios. */
export const GENERATOR_PATH = '/generate';
/** The deployment for a scenario. */
export const newBattlePath = (mission: string): string => `${NEW_PATH}/${mission}`;
/** A new battle of this game, in which a dataslate goes first. */
export const musterPath = (game: string, dataslate: string): string => `/muster/${game}/${dataslate}`;
/** A new dataslate. */
export const NEW_DATASLATE_PATH = '/campaign/new/dataslate';
/** What of a scenario is to be printed, or one of its sheets. */
export const printPath = (mission: string, sheet?: string): string =>
  sheet === undefined ? `/print/${mission}` : `/print/${mission}/${sheet}`;
