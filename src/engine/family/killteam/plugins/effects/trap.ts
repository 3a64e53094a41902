import type { BattleEvent } from '../../model/event.ts';
import type { TrapTask } from '../../model/markerTask.ts';
import { askedSide, findOperative, requestId, standing } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import type { TickRequest } from '../../model/request.ts';
import type { BattleState } from '../../model/state.ts';
import type { Game, TaskModule } from '../../rules/game.ts';
import { ACROSS, isAcross, wentAcross } from '../../stats/across.ts';
import { type LastingOf, lastingOf } from '../../stats/changes.ts';
import { ticksAtTrap } from '../../stats/marks.ts';
import { openEffects } from './table.ts';

/** Something that waits at a mark, and how near it has to be come to, in inches. */
interface Trap {
  readonly waits: LastingOf<'moment'>;
  readonly inches: number;
}

/** What waits at a mark under this id; null: it is over, or does not wait at one. */
function trapOf(state: BattleState, id: string): Trap | null {
  const waits = lastingOf(state, 'moment').find((each) => each.id === id);
  const inches = waits?.change.trap;
  return waits === undefined || inches === undefined ? null : { waits, inches };
}

/** The question whether who has moved came so near; null: the board has it that it did not, or there is nothing to ask. */
function ask(state: BattleState, { id, operative, lasting }: Omit<TrapTask, 'kind'>): TickRequest | null {
  const trap = trapOf(state, lasting);
  const mover = findOperative(state, operative);
  if (trap === null || mover === null || !standing(mover)) return null;
  const { waits, inches } = trap;
  const { places, ...ticks } = ticksAtTrap(state, { lasting, inches }, operative);
  if (ticks.measured?.close.length === 0 && ticks.preset.length === 0) return null;
  return {
    kind: 'tick',
    id: requestId(state, id),
    question: 'trap',
    side: askedSide(state),
    inches,
    around: null,
    marker: { id: waits.source.id, name: waits.source.name },
    ...(places.length > 0 && { places }),
    candidates: [operative],
    ...ticks,
  };
}

/** Asks whether it sets off what waits at a mark, where that may be. */
export function trapAsked(state: BattleState, waits: LastingOf<'moment'>, mover: Operative): readonly BattleEvent[] {
  const about = { id: `trap.${waits.id}`, operative: mover.id, lasting: waits.id };
  return ask(state, about) === null ? [] : [{ type: 'taskOpened', task: { kind: 'trap', ...about } }];
}

/** What waited is over, and does what it does. */
function sprung(game: Game, { waits }: Trap, operative: string): readonly BattleEvent[] {
  const { id, source, change, by } = waits;
  return [
    { type: 'lastingEnded', lasting: id, source },
    ...ACROSS.filter((across) => isAcross(game.state, across, id, operative)).map((across) => {
      const kept = wentAcross(across, waits, operative);
      return { type: 'lastingEnded' as const, lasting: kept.id, source: kept.source };
    }),
    ...openEffects(game.state, change.effects, {
      source,
      subject: operative,
      again: null,
      task: `${change.on}.${id}`,
      ...(by !== undefined && { by }),
    }),
  ];
}

/** Whether who has moved came so near to a mark that it sets off what waits there, once (`rules/acolyte.md` C6). */
export const trapModule: TaskModule<TrapTask> = {
  request: ({ state }, task) => ask(state, task),
  resolve: (game, { operative, lasting }, answer) => {
    const trap = trapOf(game.state, lasting);
    const near = answer?.kind === 'tick' && answer.operatives.includes(operative);
    return [{ type: 'taskClosed' }, ...(trap === null || !near ? [] : sprung(game, trap, operative))];
  },
};
