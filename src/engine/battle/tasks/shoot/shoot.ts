import { fold } from '../../../attack/fold.ts';
import { spreadOf } from '../../../attack/shoot/derive.ts';
import { tableGeometry } from '../../attackContext.ts';
import type { BattleEvent } from '../../event.ts';
import type { ShotFacts } from '../../facts.ts';
import type { Game, TaskModule } from '../../game.ts';
import { operativeById } from '../../lookup.ts';
import type { ShootSequence, ShootStep, ShootTask } from '../../task.ts';
import { ammoEvents } from '../../ammunition.ts';
import { limitedEvents } from '../../limited.ts';
import { allocate } from './allocate.ts';
import { accurate, attackRoll } from './attackDice.ts';
import { coverSave, defenceRoll } from './defenceDice.ts';
import { others } from './others.ts';
import { attackReroll, freshRoll, resolveFresh } from './rerolls.ts';
import { nearby } from './retain.ts';
import { shotInHand, type ShotInHand } from './shotInHand.ts';
import type { ShootStepModule } from './step.ts';
import { validity } from './validity.ts';

const STEPS: Readonly<Record<ShootStep, ShootStepModule>> = {
  validity,
  accurate,
  attackRoll,
  attackReroll,
  nearby,
  coverSave,
  defenceRoll,
  allocate,
  others,
};

/** A sequence before its first die. */
export const newSequence = (target: string, role: ShootSequence['role'], facts: ShotFacts): ShootSequence => ({
  target,
  role,
  facts,
  accurate: null,
  attack: null,
  rerollsPassed: [],
  nearby: null,
  retained: false,
  immediate: 0,
  keepCover: null,
  defence: null,
  rerolling: null,
  damageByHand: null,
  resolved: false,
});

const openStep = (inHand: ShotInHand): ShootStepModule | null => {
  const step = inHand.game.ruleset.shootSteps.find((name) => STEPS[name].request(inHand) !== null);
  return step === undefined ? null : STEPS[step];
};

/** Blast copies the facts of the first target (A6); Torrent asks for its own. */
const nextSequence = (inHand: ShotInHand, target: string): ShootSequence => {
  const { game, task, shooter } = inHand;
  const blast = spreadOf(inHand.shot)?.kind === 'blast';
  const facts = blast
    ? task.sequence.facts
    : tableGeometry.shot(game.state, shooter, operativeById(game.state, target));
  return newSequence(target, blast ? 'blast' : 'torrent', facts);
};

/** The action is over: ammunition, uses, and the die of Hot. */
function closing({ game, task, shooter, weapon, shot }: ShotInHand): readonly BattleEvent[] {
  const moment = { ...shot.context, pool: [] };
  const hot = fold(game.ruleset, 'hot', { value: false, moment }).value;
  return [
    ...ammoEvents(game.state, shooter, weapon),
    ...limitedEvents(game.ruleset, shot.context),
    { type: 'taskClosed' },
    ...(hot
      ? [
          {
            type: 'taskOpened' as const,
            task: { kind: 'hot' as const, id: 'hot', operative: shooter.id, weapon: weapon.id, hit: task.hit },
          },
        ]
      : []),
  ];
}

function goOn(game: Game, task: ShootTask): readonly BattleEvent[] {
  const inHand = shotInHand(game, task);
  const [next, ...rest] = task.queue;
  if (next === undefined) return closing(inHand);
  const number = task.number + 1;
  return [{ type: 'taskMoved', set: { queue: rest, number, sequence: nextSequence(inHand, next) } }];
}

/** A Shoot action: one sequence, then those of Blast or Torrent; the fallen are taken down after all of them. */
export const shootModule: TaskModule<ShootTask> = {
  request: (game, task) => {
    const inHand = shotInHand(game, task);
    return freshRoll(inHand) ?? openStep(inHand)?.request(inHand) ?? null;
  },
  resolve: (game, task, answer) => {
    if (answer === null) return goOn(game, task);
    const inHand = shotInHand(game, task);
    if (task.sequence.rerolling !== null) return resolveFresh(inHand, answer);
    return openStep(inHand)?.resolve(inHand, answer) ?? [];
  },
};
