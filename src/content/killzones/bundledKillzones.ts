import { present } from '../../engine/core/invariant.ts';
import { type KillzonePack, loadKillzones } from './loadKillzones.ts';

async function load(): Promise<KillzonePack> {
  const { killzonesFiles } = await import('../packs/killzones/files.ts');
  const result = loadKillzones(killzonesFiles);
  return present(result.ok ? result.pack : null, `our killzones: ${JSON.stringify(result)}`);
}

let loaded: Promise<KillzonePack> | null = null;

/** Our own pieces and killzones, read once. Rejects when they cannot be fetched; the next call then tries again. */
export function loadBundledKillzones(): Promise<KillzonePack> {
  loaded ??= load().catch((reason: unknown) => {
    loaded = null;
    throw reason;
  });
  return loaded;
}
