import { effectiveFacts } from '../../../engine/family/killteam/attack/effectiveFacts.ts';
import { counterOf } from '../../../engine/family/killteam/attack/ammunition.ts';
import { targetProblem } from '../../../engine/family/killteam/attack/targeting.ts';
import type { AmmoShown } from '../../../ui/AmmoDie.tsx';
import { capital, target } from '../../../words/format.ts';
import { reason } from '../../../words/reason.ts';
import type { ShotScene } from './shotScene.ts';

const viaWord = ({ words, task }: ShotScene): string | null => {
  if (task.pointBlank) return words.attack.pointBlank;
  if (task.via === 'guard') return words.attack.guardShot;
  return task.via === 'counteract' ? words.attack.counteract : null;
};

/** Beside the title: which target of how many, how the shot came about, else where the battle stands. */
export function shotNote(scene: ShotScene): string {
  const { words, game, task } = scene;
  const of = task.number + 1 + task.queue.length;
  const parts = [of > 1 ? words.attack.sequenceOf(task.number + 1, of) : null, viaWord(scene)];
  const said = parts.filter((part) => part !== null);
  if (said.length > 0) return said.join(' · ');
  return `${words.turningPoint.phases.firefight} · ${words.turningPoint.short(game.state.turningPoint)}`;
}

/** Save, wounds, and what terrain does for the target. */
export function targetDetail({ words, inHand, wounds, task }: ShotScene): string {
  const { cover, obscured } = effectiveFacts(task.sequence.facts);
  const { targetInCover, targetObscured } = words.attack;
  const { target: operative, shot } = inHand;
  const detail = words.attack.targetDetail(target(shot.save), Math.max(0, wounds), operative.maxWounds);
  return [detail, ...(cover ? [targetInCover] : []), ...(obscured ? [targetObscured] : [])].join(' · ');
}

/** What is left in the gun; null: nobody counts. */
export function gunAmmo({ words, look, game, inHand }: ShotScene): AmmoShown | null {
  const counter = counterOf(game.state, inHand.shooter, inHand.weapon);
  if (counter === null) return null;
  if (counter.jammed) return { kind: 'out', word: words.battle.jam };
  if (counter.left === 0) return { kind: 'out', word: words.battle.empty };
  return {
    kind: 'loaded',
    shots: counter.left,
    label: words.battle.ammoLabel(look.weaponName(inHand.weapon.id), counter.left),
  };
}

/** Why this is no valid target, although it is shot at or about to be; null: it is one. */
export function problemText({ words, look, game, inHand, task, request }: ShotScene): string | null {
  const asked = request?.kind === 'pick' && request.question === 'invalidTarget';
  if (!asked && !task.forced) return null;
  const { shooter, weapon, target: aimed } = inHand;
  const aim = { shooter, weapon, target: aimed, via: task.via, facts: task.sequence.facts };
  const problem = targetProblem(game.rules, game.state, aim);
  return problem === null ? null : capital(reason(words, problem, look));
}
