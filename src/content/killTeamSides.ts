import { present } from '../engine/core/invariant.ts';
import { fetchKillTeams, systemById } from '../engine/systems/killTeams.ts';
import { loadPack } from './loadPack.ts';
import type { OfferedGame } from './offeredGames.ts';
import type { Pack } from './pack.ts';

/** The games of two equal sides. */
export type SidesGame = Extract<OfferedGame, { prepares: 'sides' }>['id'];

const FILES = {
  kt3: async () => (await import('./packs/kt3-sides/files.ts')).kt3SidesFiles,
  kt2021: async () => (await import('./packs/kt2021-sides/files.ts')).kt2021SidesFiles,
  'kt2021-lite': async () => (await import('./packs/kt2021-sides/files.ts')).kt2021LiteSidesFiles,
} as const satisfies Readonly<Record<SidesGame, () => Promise<Readonly<Record<string, unknown>>>>>;

async function load(game: SidesGame): Promise<Pack> {
  const [files] = await Promise.all([FILES[game](), fetchKillTeams([game])]);
  const result = loadPack(files, systemById);
  return present(result.ok ? result.pack : null, `the sides for ${game}: ${JSON.stringify(result)}`);
}

const loaded = new Map<SidesGame, Promise<Pack>>();

/** Our own small sides for a game, read once. Rejects when they cannot be fetched; the next call then tries again. */
export function loadKillTeamSides(game: SidesGame): Promise<Pack> {
  const found = loaded.get(game) ?? load(game);
  loaded.set(game, found);
  found.catch(() => loaded.delete(game));
  return found;
}
