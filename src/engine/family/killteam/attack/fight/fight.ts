import type { TaskModule } from '../../rules/game.ts';
import type { FightStep, FightTask } from '../../model/task.ts';
import { aura } from './aura.ts';
import { closingEvents } from './closing.ts';
import { defenderWeapon } from './defenderWeapon.ts';
import { exchange } from './exchange.ts';
import { type FightInHand, fightInHand } from './fightInHand.ts';
import { devastatingWaits, keep, nearby, retainBoth, unretained } from './retain.ts';
import { freshRoll, rerollOf, resolveFresh, rollOf } from './rolls.ts';
import type { FightStepModule } from './step.ts';

const STEPS: Readonly<Record<FightStep, FightStepModule>> = {
  defenderWeapon,
  aura,
  attackRoll: rollOf('attacker'),
  attackReroll: rerollOf('attacker'),
  defenceRoll: rollOf('defender'),
  defenceReroll: rerollOf('defender'),
  nearby,
  keep,
  resolve: exchange,
};

/** Crits that hurt at once are retained by themselves when nobody can re-roll any more. */
const mustRetain = (fight: FightInHand): boolean =>
  devastatingWaits(fight) &&
  (['defenderWeapon', 'attackRoll', 'attackReroll', 'defenceRoll', 'defenceReroll', 'nearby', 'keep'] as const).every(
    (step) => STEPS[step].request(fight) === null,
  );

const openStep = (fight: FightInHand): FightStepModule | null => {
  if (mustRetain(fight)) return null;
  const step = fight.game.ruleset.fightSteps.find((name) => STEPS[name].request(fight) !== null);
  return step === undefined ? null : STEPS[step];
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
