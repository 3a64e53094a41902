import type { App } from '../../state/base/app.ts';
import type { Words } from '../../words/words.ts';

/** Builds the ready-made battle, starts it, and returns its id. Rejects when the rules cannot be fetched. */
export async function startFirst(app: App, words: Words<'home'>): Promise<string> {
  const [{ loadBundledPack }, { quickStart }, { beginBattle, playersOf }] = await Promise.all([
    import('../../content/bundledPack.ts'),
    import('../../content/quickStart.ts'),
    import('../../state/beginBattle.ts'),
  ]);
  const { settings } = app.store.getState();
  const pack = await loadBundledPack();
  const players = playersOf(settings, words.common.playerName);
  const state = quickStart(pack, { players, dice: settings.dice, seed: app.ports.chance.newSeed() });
  return beginBattle(app, { pack, state, title: state.mission.name, settings });
}
