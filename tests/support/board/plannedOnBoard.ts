import { expect } from 'vitest';
import type { MapPiece } from '../../../src/engine/board/boardMap.ts';
import { activateEnemy } from '../../../src/features/enemy-turn/activateEnemy.ts';
import { fetchForBoard } from '../../../src/state/battle/boards.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { app } from '../app.tsx';
import { done, firefight, stateNow, VEX, VOICE } from '../tableBattle.tsx';
import { stands, takeUp } from './onBoard.ts';

/** Fetches what the plan of an enemy on a board needs. */
export async function fetchPlanned(): Promise<void> {
  await Promise.all([
    ...(['behaviour', 'play', 'board', 'killzones', 'otherwise', 'placeSearch'] as const).map((name) =>
      fetchWords(name, 'en'),
    ),
    fetchForBoard('acolyte'),
  ]);
}

/** An enemy has its plan on the board of the battle, with everybody on it. `voice`: where the Voice stands, whose turn it is, in inches; `pieces`: what lies there. */
export async function plannedOnBoard(
  voice: readonly [number, number] = [6, 11],
  ...pieces: readonly MapPiece[]
): Promise<string> {
  await firefight();
  const { operatives } = stateNow();
  const at = operatives.map(
    ({ id, side }, index) => [id, stands(2 + index * 2.2, side === 'retinue' ? 5 : 15)] as const,
  );
  done(takeUp(pieces, { ...Object.fromEntries(at), [VOICE]: stands(...voice) }));
  done({ type: 'correct', correction: { what: 'alert', to: 3 } });
  done({ type: 'activate', operative: VEX, order: 'engage' });
  done({ type: 'endActivation' });
  expect(await activateEnemy(app, VOICE)).toBeNull();
  const enemy = stateNow().npo?.turn?.enemy;
  if (enemy === undefined) throw new Error('no enemy has its turn');
  return enemy;
}
