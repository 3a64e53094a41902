import type { Request } from '../../model/request.ts';
import { fold } from '../fold.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Game, TaskModule } from '../../rules/game.ts';
import type { Operative } from '../../model/operative.ts';
import type { BattleState } from '../../model/state.ts';
import { lastingOn } from '../../stats/changes.ts';
import type { ShootTask } from '../../model/task.ts';
import { ammoEvents } from '../ammunition.ts';
import { limitedEvents } from '../limited.ts';
import { nextTarget } from './furtherTargets.ts';
import { freshRoll, resolveFresh } from './rerolls.ts';
import { shotInHand } from './shotInHand.ts';
import type { ShootStep, ShotInHand } from '../../rules/steps.ts';

/** The first step that asks something, and what; null: none does. */
function openStep(inHand: ShotInHand): { readonly step: ShootStep; readonly request: Request } | null {
  for (const step of inHand.game.rules.shoot) {
    const request = step.request(inHand);
    if (request !== null) return { step, request };
  }
  return null;
}

/** What lasted for so many shots at obscured targets has counted once (C9, Long Eye). */
const spentOnShot = (state: BattleState, shooter: Operative): readonly BattleEvent[] =>
  lastingOn(state, shooter, 'ignoreObscured').flatMap(({ uses, id, source }) =>
    uses === undefined ? [] : [{ type: 'lastingUsed' as const, operative: shooter.id, lasting: id, source }],
  );

/** The action is over: ammunition, uses, and the die of Hot. */
function closing({ game, task, shooter, weapon, shot }: ShotInHand): readonly BattleEvent[] {
  const burnsAfter = game.rules.attacks.hot === 'dieAfter';
  const hot = burnsAfter && fold(game.rules, 'hot', { value: false, moment: shot.context }).value;
  return [
    ...ammoEvents(game.state, shooter, weapon),
    ...limitedEvents(game.rules, shot.context),
    ...spentOnShot(game.state, shooter),
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
    return freshRoll(inHand) ?? openStep(inHand)?.request ?? null;
  },
  resolve: (game, task, answer) => {
    if (answer === null) return goOn(game, task);
    const inHand = shotInHand(game, task);
    if (task.sequence.rerolling !== null) return resolveFresh(inHand, answer);
    return openStep(inHand)?.step.resolve(inHand, answer) ?? [];
  },
};
