import type { Request } from '../../model/request.ts';
import type { TaskModule } from '../../rules/game.ts';
import type { FightTask } from '../../model/task.ts';
import { closingEvents } from './closing.ts';
import { fightInHand } from './fightInHand.ts';
import type { FightStep, FightInHand } from '../../rules/steps.ts';
import { devastatingWaits, retainBoth, unretained } from './retain.ts';
import { freshRoll, resolveFresh } from './rolls.ts';

/**
 * The first step that asks something, and what; null: none does. Crits that hurt at once are retained by themselves when
 * nobody can re-roll any more: then the last step, in which dice are resolved, has to wait.
 */
function openStep(fight: FightInHand): { readonly step: FightStep; readonly request: Request } | null {
  const steps = fight.game.rules.fight;
  for (const step of devastatingWaits(fight) ? steps.slice(0, -1) : steps) {
    const request = step.request(fight);
    if (request !== null) return { step, request };
  }
  return null;
}

/** A Fight action (A5): both roll, then strike and block in turns until somebody is down or the dice are spent. */
export const fightModule: TaskModule<FightTask> = {
  request: (game, task) => {
    const fight = fightInHand(game, task);
    return freshRoll(fight) ?? openStep(fight)?.request ?? null;
  },
  resolve: (game, task, answer) => {
    const fight = fightInHand(game, task);
    if (answer === null) return devastatingWaits(fight) ? retainBoth(fight) : closingEvents(fight, unretained(fight));
    if (task.rerolling !== null) return resolveFresh(fight, answer);
    return openStep(fight)?.step.resolve(fight, answer) ?? [];
  },
};
