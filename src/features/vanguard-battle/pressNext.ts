import type { Desk } from './desk.ts';
import { nextThing } from './view/nextThing.ts';

/** The bar's large button. A move that was logged as a plain one is taken back first, and made as it was told. False: nothing to press. */
export function pressNext(desk: Desk): boolean {
  const { pick, scene } = desk;
  const { command } = nextThing(scene, pick);
  if (command === null) return false;
  if (pick?.kind === 'move' && pick.again && !scene.undo()) return false;
  if (desk.act(command) && pick?.kind === 'move') desk.setPick(null);
  return true;
}
