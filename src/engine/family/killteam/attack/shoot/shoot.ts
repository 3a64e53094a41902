import { fold } from '../fold.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Game, TaskModule } from '../../rules/game.ts';
import type { ShootStep, ShootTask } from '../../model/task.ts';
import { ammoEvents } from '../ammunition.ts';
import { limitedEvents } from '../limited.ts';
import { allocate } from './allocate.ts';
import { accurate, attackRoll } from './attackDice.ts';
import { coverSave, defenceRoll } from './defenceDice.ts';
import { nextTarget } from './furtherTargets.ts';
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

const openStep = (inHand: ShotInHand): ShootStepModule | null => {
  const step = inHand.game.ruleset.shootSteps.find((name) => STEPS[name].request(inHand) !== null);
  return step === undefined ? null : STEPS[step];
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
  return [{ type: 'taskMoved', set: { queue: rest, ...nextTarget(inHand, next) } }];
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
