import { effectiveFacts } from '../../../engine/family/killteam/attack/effectiveFacts.ts';
import { thresholdsOf } from '../../../engine/family/killteam/attack/shoot/derive.ts';
import type { PickOption } from '../../../engine/log/request.ts';
import type { ShootTask } from '../../../engine/family/killteam/model/task.ts';
import { woundsBefore } from '../../../engine/family/killteam/attack/shoot/allocate.ts';
import {
  allocationsNow,
  attackNow,
  defenceNow,
  savesNow,
  shotInHand,
} from '../../../engine/family/killteam/attack/shoot/shotInHand.ts';
import type { Scene } from './Scene.ts';

/** The allocation the player has chosen so far: the open answer, else the best. Null before the saves are known. */
function chosenOption({ request, draft }: Scene): PickOption | null {
  if (request?.kind !== 'pick' || request.question !== 'saves') return null;
  return request.options.find(({ id }) => id === draft?.option) ?? null;
}

const numberOf = (option: PickOption | null, key: string): number => Number(option?.params[key] ?? 0);

/** A shot with everything its screen shows, computed once. */
export function shotScene(scene: Scene, task: ShootTask) {
  const inHand = shotInHand(scene.game, task);
  const option = chosenOption(scene);
  const byHand = task.sequence.damageByHand;
  return {
    ...scene,
    task,
    inHand,
    thresholds: thresholdsOf(inHand.shot),
    obscured: effectiveFacts(task.sequence.facts).obscured,
    attack: attackNow(inHand),
    defence: defenceNow(inHand),
    saves: savesNow(inHand),
    allocations: allocationsNow(inHand),
    wounds: woundsBefore(inHand),
    stopped: { criticals: numberOf(option, 'criticals'), normals: numberOf(option, 'normals') },
    damage: option === null ? null : (byHand ?? numberOf(option, 'left')),
    byHand: byHand !== null,
  };
}
export type ShotScene = ReturnType<typeof shotScene>;
