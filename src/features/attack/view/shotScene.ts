import type { PickOption } from '../../../engine/log/request.ts';
import type { SavesSpent } from '../../../engine/view/savesSpent.ts';
import type { ShotView } from '../../../engine/view/shot.ts';
import type { AttackScene } from './attackScene.ts';

/** A shot as its screen shows it. `spent`: what the saves come to as they are chosen now; null: not asked yet. */
export interface ShotScene extends AttackScene {
  readonly shot: ShotView;
  readonly spent: SavesSpent | null;
}

/** The allocation of the open answer, else the best; null before the saves are known. */
function chosenOption({ view: { request }, draft }: AttackScene): PickOption | null {
  if (request?.kind !== 'pick' || request.question !== 'saves') return null;
  return request.options.find(({ id }) => id === draft?.option) ?? null;
}

export function shotScene(scene: AttackScene, shot: ShotView): ShotScene {
  const option = chosenOption(scene);
  return { ...scene, shot, spent: option === null ? null : shot.spent(option) };
}
