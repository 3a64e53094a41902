import type { TaskModule } from '../../rules/game.ts';
import type { FightTask } from '../../model/task.ts';
import { closingEvents } from './closing.ts';
import { fightInHand } from './fightInHand.ts';
import type { FightStep, FightInHand } from '../../rules/steps.ts';
import { devastatingWaits, retainBoth, unretained } from './retain.ts';
import { freshRoll, resolveFresh } from './rolls.ts';

/** Crits that hurt at once are retained by themselves when nobody can re-roll any more. */
const mustRetain = (fight: FightInHand): boolean =>
  devastatingWaits(fight) && fight.game.rules.fight.slice(0, -1).every((step) => step.request(fight) === null);

const openStep = (fight: FightInHand): FightStep | null => {
  if (mustRetain(fight)) return null;
  return fight.game.rules.fight.find((step) => step.request(fight) !== null) ?? null;
};

/** A Fight action (A5): both roll, then strike and block in turns until somebody is down or the dice are spent. */
export const fightModule: TaskModule<FightTask> = {
  request: (game, task) => {
    const fight = fightInHand(game, task);
    return freshRoll(fight) ?? openStep(fight)?.request(fight) ?? null;
  },
  resolve: (game, task, answer) => {
    const fight = fightInHand(game, task);
    if (answer === null) return mustRetain(fight) ? retainBoth(fight) : closingEvents(fight, unretained(fight));
    if (task.rerolling !== null) return resolveFresh(fight, answer);
    return openStep(fight)?.resolve(fight, answer) ?? [];
  },
};
