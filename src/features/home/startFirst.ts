import type { AppSettings } from '../../state/store.ts';
import type { Words } from '../../words/words.ts';

/** Builds the ready-made battle, starts it, and returns its id. Rejects when the rules cannot be fetched. */
export async function startFirst(settings: AppSettings, words: Words<'home'>): Promise<string> {
  const [{ loadBundledPack }, { quickStart }, { beginBattle, playersOf }, { newSeed }] = await Promise.all([
    import('../../content/bundledPack.ts'),
    import('../../content/quickStart.ts'),
    import('../../state/beginBattle.ts'),
    import('../../state/chance.ts'),
  ]);
  const pack = await loadBundledPack();
  const players = playersOf(settings, words.common.playerName);
  const state = quickStart(pack, { players, dice: settings.dice, seed: newSeed() });
  return beginBattle({ pack, state, title: state.mission.name, settings });
}
