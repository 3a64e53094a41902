import { present } from '../../engine/core/invariant.ts';
import { loadPack } from '../loadPack.ts';
import type { Pack } from '../pack.ts';

async function load(): Promise<Pack> {
  const { vanguardBandsFiles } = await import('../packs/vanguard-bands/files.ts');
  const result = loadPack(vanguardBandsFiles, (id) => ({ id, weaponRules: {} }));
  return present(result.ok ? result.pack : null, `the war bands: ${JSON.stringify(result)}`);
}

let loaded: Promise<Pack> | null = null;

/** Our own war bands, with their factions and scenarios, read once. Rejects when they cannot be fetched; the next call then tries again. */
export function loadShippedBands(): Promise<Pack> {
  loaded ??= load().catch((reason: unknown) => {
    loaded = null;
    throw reason;
  });
  return loaded;
}
