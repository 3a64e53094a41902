import { fetchKillTeams, systemById } from '../engine/systems/killTeams.ts';
import { invariant } from '../engine/core/invariant.ts';
import { joinFiles } from './joinFiles.ts';
import { loadPack } from './loadPack.ts';
import type { Pack } from './pack.ts';

async function load(): Promise<Pack> {
  const [{ acolyteCoreFiles }, { starterModuleFiles }, { withAddons }] = await Promise.all([
    import('./packs/acolyte-core/files.ts'),
    import('./packs/starter-module/files.ts'),
    import('./packs/addons.ts'),
    fetchKillTeams(['acolyte']),
  ]);
  const result = loadPack(withAddons(joinFiles(acolyteCoreFiles, starterModuleFiles)), systemById);
  invariant(result.ok, 'the bundled pack has problems');
  return result.pack;
}

let loaded: Promise<Pack> | null = null;

/** The pack that comes with the app, the starter module and the addons in it, read once. Rejects when its files cannot be fetched; the next call then tries again. */
export function loadBundledPack(): Promise<Pack> {
  loaded ??= load().catch((reason: unknown) => {
    loaded = null;
    throw reason;
  });
  return loaded;
}
