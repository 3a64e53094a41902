import type { App } from '../base/app.ts';
import { type Beginning, beginBattle } from './beginBattle.ts';
import { showBoardIn } from './boardLook.ts';
import { USUAL_WISH } from './onGround.ts';
import { playedOnIn } from './playedOn.ts';

/** Where the first battle is fought by whoever plays on boards. */
const GROUND = 'pump-hall';

/**
 * What starts the first battle: at the table, or on a ready board where this device played on one last. Rejects when what that
 * needs cannot be fetched.
 */
export async function readyGround(
  app: App,
  { ruleset, seed }: Beginning['state'],
): Promise<(beginning: Beginning) => string> {
  const playedOn = playedOnIn(app);
  if (playedOn === 'table') return (beginning) => beginBattle(app, beginning);
  const { beginOn, fetchGround } = await import('./ground.ts');
  const map = await fetchGround(app, { ground: GROUND, system: ruleset, seed, wish: USUAL_WISH });
  if (map === null) throw new Error(`no killzone ${GROUND}`);
  showBoardIn(app);
  return (beginning) => beginOn(app, beginning, { map, alone: playedOn === 'screen' });
}
