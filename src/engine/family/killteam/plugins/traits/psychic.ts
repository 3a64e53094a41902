import { present } from '../../../../core/invariant.ts';
import { faceOf } from '../../../../dice/answers.ts';
import type { EffectStep } from '../../tables/effect.ts';
import { rowFor, type TableRow } from '../../tables/rollTable.ts';
import { changesOf, hasChange, totalOf } from '../../stats/changes.ts';
import { sourceOf } from '../../model/sourceOf.ts';
import type { Trait } from '../../traits/trait.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Game, TaskModule } from '../../rules/game.ts';
import { operativeById, requestId } from '../../model/lookup.ts';
import type { LastingSource, Lasts } from '../../model/lasting.ts';
import type { Operative } from '../../model/operative.ts';
import type { BattleState } from '../../model/state.ts';
import type { PsychicTask } from '../../model/task.ts';
import { targeted } from '../effects/stepModule.ts';
import { openEffects } from '../effects/table.ts';

/** The table that a natural 1 is rolled on, by its id in the battle. */
const PERILS = 'perils';
/** The flag by which a row of perils lets the power work after all; so does a row that does nothing at all. */
const POWER_WORKS = 'powerWorks';

const WORKS_FROM = 4;
const WITHOUT_TABLE: readonly EffectStep[] = [
  {
    op: 'damage',
    to: { who: 'this', side: 'any', filters: [] },
    amount: { count: 1, sides: 3, plus: 0 },
  },
];

/**
 * The face from which the test works (`rules/acolyte.md` C10): 4, less what traits add, one more for each power that worked
 * in this turning point, and for a test made before in the same activation. A natural 1 never works.
 */
export function psychicNeeds(state: BattleState, psyker: Operative): number {
  const { manifested = 0, activation } = state;
  const before = activation?.operative === psyker.id ? (activation.manifested ?? 0) : 0;
  return WORKS_FROM - totalOf(state, psyker, 'psychicTest') + Math.max(manifested, before);
}

const traitOf = (operative: Operative, id: string): Trait =>
  present(
    operative.traits?.find((trait) => trait.id === id),
    `trait ${id} of ${operative.id}`,
  );

/** What a power does, as far as it reaches. */
function reached(lasts: Lasts, psyker: Operative, steps: readonly EffectStep[]): readonly EffectStep[] {
  const by = totalOf(lasts, psyker, 'psychicReach');
  return by === 0
    ? steps
    : steps.map((step): EffectStep => {
        if (!targeted(step) || step.to.inches === undefined) return step;
        return { ...step, to: { ...step.to, inches: step.to.inches + by } };
      });
}

const powerEvents = (state: BattleState, psyker: Operative, trait: Trait): readonly BattleEvent[] =>
  trait.use === null || trait.use.effects.length === 0
    ? []
    : openEffects(state, reached(state, psyker, trait.use.effects), {
        source: sourceOf(trait),
        subject: psyker.id,
        again: null,
        by: psyker.id,
      });

/** What perils do; some suffer only half of the wounds. */
const perilEvents = (
  state: BattleState,
  psyker: Operative,
  source: LastingSource,
  steps: readonly EffectStep[],
): readonly BattleEvent[] => {
  const halved = hasChange(state, psyker, 'perilsHalved');
  const own = (step: EffectStep): EffectStep =>
    halved && step.op === 'damage' && step.to.who === 'this' ? { ...step, half: true } : step;
  return openEffects(state, steps.map(own), { source, subject: psyker.id, again: null });
};

/** The highest face that is perils: a natural 1, or what lasts and says more (C12, Warp-touched). */
export const perilsUpTo = (state: BattleState, psyker: Operative): number =>
  Math.max(1, ...changesOf(state, psyker, 'perils').map(({ change }) => change.upTo));

type Outcome = Extract<BattleEvent, { type: 'psychicTested' }>['outcome'];

function outcomeOf(
  state: BattleState,
  psyker: Operative,
  task: PsychicTask,
  roll: { face: number; needed: number },
): Outcome {
  if (roll.face <= perilsUpTo(state, psyker))
    return roll.face === 1 && task.step === 'test' && hasChange(state, psyker, 'psychicReroll') ? 'again' : 'perils';
  return roll.face >= roll.needed ? 'works' : 'fails';
}

const STEPS = { again: 'again', perils: 'perils' } as const;

function tested(game: Game, task: PsychicTask, face: number): readonly BattleEvent[] {
  const psyker = operativeById(game.state, task.operative);
  const trait = traitOf(psyker, task.trait);
  const needed = psychicNeeds(game.state, psyker);
  const outcome = outcomeOf(game.state, psyker, task, { face, needed });
  const told: BattleEvent = {
    type: 'psychicTested',
    operative: psyker.id,
    trait: trait.id,
    name: trait.name,
    face,
    needed,
    outcome,
  };
  const closed: BattleEvent = { type: 'taskClosed' };
  if (outcome === 'fails') return [told, closed];
  if (outcome === 'works') return [told, closed, ...powerEvents(game.state, psyker, trait)];
  if (outcome === 'perils' && game.state.tables?.[PERILS] === undefined)
    return [
      told,
      closed,
      ...perilEvents(game.state, psyker, { kind: 'event', id: PERILS, name: PERILS }, WITHOUT_TABLE),
    ];
  return [told, { type: 'taskMoved', set: { step: STEPS[outcome] } }];
}

const isWorking = (step: EffectStep): boolean => step.op === 'flag' && step.flag === POWER_WORKS;
const letsItWork = ({ effects }: TableRow): boolean => effects.length === 0 || effects.some(isWorking);

function perils({ state }: Game, task: PsychicTask, face: number): readonly BattleEvent[] {
  const psyker = operativeById(state, task.operative);
  const table = present(state.tables?.[PERILS], 'the table of perils');
  const row = present(rowFor(table, face), `row ${face} of perils`);
  const works = letsItWork(row);
  const steps = row.effects.filter((step) => !isWorking(step));
  return [
    { type: 'perilsRolled', operative: psyker.id, face, row: row.id, name: row.name, works },
    { type: 'taskClosed' },
    // What is opened last is done first: the perils, then the power.
    ...(works ? powerEvents(state, psyker, traitOf(psyker, task.trait)) : []),
    ...(steps.length > 0 ? perilEvents(state, psyker, { kind: 'event', id: row.id, name: row.name }, steps) : []),
  ];
}

/** A psychic test: a D6 from 4 on works; a natural 1 is perils, rolled on their table, D3 wounds without one. */
export const psychicModule: TaskModule<PsychicTask> = {
  request: ({ state }, task) => {
    const psyker = operativeById(state, task.operative);
    const isTest = task.step !== 'perils';
    return {
      kind: 'roll',
      id: requestId(state, task.id, task.step),
      purpose: isTest ? 'psychic' : 'perils',
      side: psyker.side,
      operative: psyker.id,
      count: 1,
      sides: isTest ? 6 : present(state.tables?.[PERILS], 'the table of perils').die,
      counts: false,
      success: isTest ? { hit: psychicNeeds(state, psyker), critical: 7 } : null,
    };
  },
  resolve: (game, task, answer) =>
    task.step === 'perils' ? perils(game, task, faceOf(answer)) : tested(game, task, faceOf(answer)),
};
