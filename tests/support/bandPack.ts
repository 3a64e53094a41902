import { loadPack } from '../../src/content/loadPack.ts';
import type { Pack } from '../../src/content/pack.ts';
import { vanguardBandsFiles } from '../../src/content/packs/vanguard-bands/files.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { changedFiles, type Edit } from './packProblems.ts';

/** Our own war bands, with values put in places. */
export const changedBands = (...edits: readonly Edit[]): Record<string, unknown> =>
  changedFiles(vanguardBandsFiles, ...edits);

/** Our own war bands as a pack of a player's, which has its own id. */
export const ownBands = (...edits: readonly Edit[]): Record<string, unknown> =>
  changedBands(['pack.json', ['id'], 'own-bands'], ...edits);

/** The problems of our war bands so changed, each as `file path code: message`. */
export function bandProblems(...edits: readonly Edit[]): readonly string[] {
  const result = loadPack(changedBands(...edits), systemById);
  return result.ok ? [] : result.problems.map(({ file, path, code, message }) => `${file} ${path} ${code}: ${message}`);
}

/** Our war bands so changed, as a pack. Throws when it has problems. */
export function bandPack(...edits: readonly Edit[]): Pack {
  const result = loadPack(changedBands(...edits), systemById);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.pack;
}
