import { loadBundledPack } from '../../content/bundledPack.ts';
import { quickStart } from '../../content/quickStart.ts';
import { type Beginning, beginBattle, fetchGameOf, playersOf } from '../../state/battle/beginBattle.ts';
import { showBoardIn } from '../../state/battle/boardLook.ts';
import { USUAL_WISH } from '../../state/battle/onGround.ts';
import { playedOnIn } from '../../state/battle/playedOn.ts';
import { withSettings } from '../../state/battle/withSettings.ts';
import { packRef } from '../../state/library/packRef.ts';
import type { App } from '../../state/base/app.ts';
import type { Words } from '../../words/words.ts';

/** Reads the pack that the first battle is made of. Rejects when its files cannot be fetched. */
export async function prepareFirst(): Promise<void> {
  await loadBundledPack();
}

/** Where the first battle is fought by whoever plays on boards. */
const GROUND = 'pump-hall';

/** What starts a battle of a game: at the table, or on a ready board where this device played on one last. Rejects when what that needs cannot be fetched. */
async function starterOf(app: App, system: string, seed: string): Promise<(beginning: Beginning) => string> {
  const playedOn = playedOnIn(app);
  if (playedOn === 'table') return (beginning) => beginBattle(app, beginning);
  const { beginOn, fetchGround } = await import('../../state/battle/ground.ts');
  const map = await fetchGround(app, { ground: GROUND, system, seed, wish: USUAL_WISH });
  if (map === null) throw new Error(`no killzone ${GROUND}`);
  showBoardIn(app);
  return (beginning) => beginOn(app, beginning, { map, alone: playedOn === 'screen' });
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
  const start = await starterOf(app, state.ruleset, state.seed);
  onBegun(start({ packs: [packRef(pack)], state: withSettings(state, settings), title: state.mission.name }));
}
