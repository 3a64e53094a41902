import type { App } from '../base/app.ts';
import { beginBattleIn } from './beginBattle.ts';
import { battlesOf } from './play.ts';

/**
 * Begins the open battle once more, as its sides were before anything was done, with dice of its own; the one that was open is
 * left. Returns the id of the new one; null: none is open.
 */
export function playAgain(app: App): string | null {
  const session = battlesOf(app);
  const { play } = session;
  if (play === null) return null;
  const { title, packs } = play.meta;
  const battle = beginBattleIn(session, { packs, title, state: { ...play.setup, seed: app.ports.chance.newSeed() } });
  void app.ports.askToKeep();
  return battle;
}
