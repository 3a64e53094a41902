import { loadBundledPack } from '../../content/bundledPack.ts';
import { quickStart } from '../../content/quickStart.ts';
import { fetchGameOf, playersOf } from '../../state/battle/beginBattle.ts';
import { withSettings } from '../../state/battle/withSettings.ts';
import { packRef } from '../../state/library/packRef.ts';
import type { App } from '../../state/base/app.ts';
import type { Words } from '../../words/words.ts';

/** What it is started on: fetched by itself, because battles that are gone on with need it, too. */
const fetchGround = () => import('../../state/battle/readyGround.ts');

/** Reads the pack that the first battle is made of, and what starts it. Rejects when that cannot be fetched. */
export async function prepareFirst(): Promise<void> {
  await Promise.all([loadBundledPack(), fetchGround()]);
}

/**
 * Builds the ready-made battle, starts it on what battles were played on last, and hands its id on in the same moment, so that
 * home is not drawn with it before it is left. Rejects when the rules cannot be fetched.
 */
export async function startFirst(app: App, words: Words<'home'>, onBegun: (id: string) => void): Promise<void> {
  const pack = await loadBundledPack();
  const { settings } = app.store.getState();
  const players = playersOf(settings, words.common.playerName);
  const state = quickStart(pack, { players, dice: settings.dice, seed: app.ports.chance.newSeed() });
  await fetchGameOf(state);
  const start = await (await fetchGround()).readyGround(app, state);
  onBegun(start({ packs: [packRef(pack)], state: withSettings(state, settings), title: state.mission.name }));
}
