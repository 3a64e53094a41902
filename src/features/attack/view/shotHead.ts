import type { PlayScene } from '../../../scene/useScene.ts';
import type { ShotView } from '../../../engine/view/shot.ts';
import type { AmmoShown } from '../../../ui/AmmoDie.tsx';
import { target } from '../../../words/format.ts';
import { capital } from '../../../words/capital.ts';
import { reason } from '../../../words/reason.ts';

const viaWord = ({ words }: PlayScene, { task }: ShotView): string | null => {
  if (task.pointBlank) return words.attack.pointBlank;
  if (task.via === 'guard') return words.attack.guardShot;
  return task.via === 'counteract' ? words.attack.counteract : null;
};

/** Beside the title: which target of how many, how the shot came about, else where the battle stands. */
export function shotNote(scene: PlayScene, shot: ShotView): string {
  const { words, view } = scene;
  const { task } = shot;
  const of = task.number + 1 + task.queue.length;
  const parts = [of > 1 ? words.attack.sequenceOf(task.number + 1, of) : null, viaWord(scene, shot)];
  const said = parts.filter((part) => part !== null);
  if (said.length > 0) return said.join(' · ');
  return `${words.turningPoint.phases.firefight} · ${words.turningPoint.short(view.state.turningPoint)}`;
}

/** Save, wounds, and what terrain does for the target. */
export function targetDetail({ words }: PlayScene, shot: ShotView): string {
  const { targetInCover, targetObscured } = words.attack;
  const { terrain, save, wounds } = shot;
  const detail = words.attack.targetDetail(target(save), wounds, shot.target.maxWounds);
  return [detail, ...(terrain.cover ? [targetInCover] : []), ...(terrain.obscured ? [targetObscured] : [])].join(' · ');
}

/** What is left in the gun; null: nobody counts. */
export function gunAmmo({ words, look }: PlayScene, { counter, weapon }: ShotView): AmmoShown | null {
  if (counter === null) return null;
  if (counter.jammed) return { kind: 'out', word: words.battle.jam };
  if (counter.left === 0) return { kind: 'out', word: words.battle.empty };
  return {
    kind: 'loaded',
    shots: counter.left,
    label: words.battle.ammoLabel(look.weaponName(weapon.id), counter.left),
  };
}

/** Why this is no valid target, although it is shot at or about to be; null: it is one. */
export function problemText({ words, look, view: { request } }: PlayScene, shot: ShotView): string | null {
  const asked = request?.kind === 'pick' && request.question === 'invalidTarget';
  if (!asked && !shot.task.forced) return null;
  return shot.problem === null ? null : capital(reason(words, shot.problem, look));
}
