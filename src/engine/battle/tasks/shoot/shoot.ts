import { fold } from '../../../attack/fold.ts';
import { coverImproved, spreadOf } from '../../../attack/shoot/derive.ts';
import { tableGeometry } from '../../attackContext.ts';
import type { BattleEvent } from '../../event.ts';
import type { ShotFacts } from '../../facts.ts';
import type { Game, TaskModule } from '../../game.ts';
import { operativeById } from '../../lookup.ts';
import type { BlastCopy, ShootSequence, ShootStep, ShootTask } from '../../task.ts';
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

/** What Blast copies, taken from the first target when the second one's turn comes. */
function blastOf({ task, shot }: ShotInHand): BlastCopy | undefined {
  if (task.blast !== undefined || spreadOf(shot)?.kind !== 'blast') return task.blast;
  const { cover, coverIsLight, obscured, oneFeature } = task.sequence.facts;
  return { facts: { cover, coverIsLight, obscured, oneFeature }, improved: coverImproved(shot) };
}

/** The next target, by no override of the one before. Blast copies from the first (A6); Torrent asks for its own facts. */
function nextTarget(inHand: ShotInHand, target: string): Partial<ShootTask> {
  const { game, task, shooter } = inHand;
  const blast = blastOf(inHand);
  const facts = { ...tableGeometry.shot(game.state, shooter, operativeById(game.state, target)), ...blast?.facts };
  return {
    number: task.number + 1,
    forced: false,
    sequence: newSequence(target, blast === undefined ? 'torrent' : 'blast', facts),
    ...(blast !== undefined && { blast }),
  };
}

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
