import { confirmPick } from './acts.ts';
import { refusalSentence } from '../../words/reason.ts';
import type { Desk } from './desk.ts';
import { nextThing } from './view/nextThing.ts';

async function activateEnemy({ enemy, scene: { words, look }, tell }: Desk): Promise<void> {
  const refusal = (await enemy?.activate(null)) ?? null;
  if (refusal !== null) tell({ kind: 'say', text: refusalSentence(words, refusal, look) });
}

/** The bar's large button: confirms the choice in hand, else does the next thing; while the table has to speak first, nothing. */
export function pressNext(desk: Desk): void {
  const { pick } = desk;
  const { command } = nextThing(desk.scene, pick);
  if (pick !== null) confirmPick(desk, pick);
  else if (command?.type === 'enemyActivates') void activateEnemy(desk);
  else if (command !== null) desk.act(command);
}
