import { confirmPick } from './acts.ts';
import type { Desk } from './desk.ts';
import { nextThing } from './view/nextThing.ts';

/** The bar's large button: confirms or takes back the choice in hand, else does the next thing. */
export function pressNext(desk: Desk): void {
  const { pick, situation } = desk;
  const { command } = nextThing(desk, situation, pick);
  if (pick !== null && command === null) desk.setPick(null);
  else if (pick !== null) confirmPick(desk, pick);
  else if (command !== null) desk.act(command);
}
