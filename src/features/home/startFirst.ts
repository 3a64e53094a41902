import { loadBundledPack } from '../../content/bundledPack.ts';
import { quickStart } from '../../content/quickStart.ts';
import { beginBattle, fetchGameOf, playersOf } from '../../state/battle/beginBattle.ts';
import { withSettings } from '../../state/battle/withSettings.ts';
import { packRef } from '../../state/library/packRef.ts';
import type { App } from '../../state/base/app.ts';
import type { Words } from '../../words/words.ts';

/** Reads the pack that the first battle is made of. Rejects when its files cannot be fetched. */
export async function prepareFirst(): Promise<void> {
  await loadBundledPack();
}

/**
 * Builds the ready-made battle, starts it, and hands its id on in the same moment, so that home is not drawn with it before
 * it is left. Rejects when the rules cannot be fetched.
 */
export async function startFirst(app: App, words: Words<'home'>, onBegun: (id: string) => void): Promise<void> {
  const pack = await loadBundledPack();
  const { settings } = app.store.getState();
  const players = playersOf(settings, words.common.playerName);
  const state = quickStart(pack, { players, dice: settings.dice, seed: app.ports.chance.newSeed() });
  await fetchGameOf(state);
  onBegun(
    beginBattle(app, { packs: [packRef(pack)], state: withSettings(state, settings), title: state.mission.name }),
  );
}
