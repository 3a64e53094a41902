import * as z from 'zod/mini';
import { boardNow } from '../../../family/killteam/attack/boardGeometry.ts';
import { geometry } from '../../../board/geometry.ts';
import type { ActionId } from '../../../core/ids.ts';
import type { BattleEvent } from '../../../family/killteam/model/event.ts';
import {
  askedSide,
  byPeople,
  findOperative,
  operativeById,
  requestId,
  standing,
} from '../../../family/killteam/model/lookup.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import type { SentriesTask } from '../../../family/killteam/model/sentriesTask.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { Game, TaskModule } from '../../../family/killteam/rules/game.ts';
import type { Plugin } from '../../../family/killteam/rules/plugin.ts';
import { matchOf } from '../match/matchOf.ts';
import { alarm, isSentry, sentriesSide } from './state.ts';

/** Actions that leave everybody where it is, and nothing else in the way. */
const STILL: ReadonlySet<ActionId> = new Set(['shoot', 'fight', 'pass', 'guard']);

/** Who may be in line of sight of whoever acts: sentries of an intruder, intruders of a sentry. */
const candidates = (state: BattleState, acting: Operative): readonly Operative[] =>
  acting.side === sentriesSide(state)
    ? state.operatives.filter((each) => each.side !== acting.side && standing(each) && isSentry(state, acting))
    : state.operatives.filter((each) => isSentry(state, each));

/** C-45: looked at before and after an action, until the alarm is raised; asked only where somebody could see somebody. */
function looks({ state }: Game, acting: Operative | null): readonly BattleEvent[] {
  const open = sentriesSide(state) !== null && state.alarm === undefined && state.result === null;
  if (!open || acting === null || !standing(acting) || candidates(state, acting).length === 0) return [];
  return [{ type: 'taskOpened', task: { kind: 'sentries', id: 'sentries', operative: acting.id } }];
}

const raised = ({ state }: Game, acting: string, [other]: readonly string[]): readonly BattleEvent[] => {
  if (other === undefined) return [];
  const [by, seen] = isSentry(state, operativeById(state, acting)) ? [acting, other] : [other, acting];
  return [{ type: 'alarmRaised', by, seen, name: matchOf(state)?.alarm?.name ?? '' }];
};

const sentries: TaskModule<SentriesTask> = {
  request: ({ state }, { id, operative }) => {
    const acting = operativeById(state, operative);
    const ids = candidates(state, acting).map((each) => each.id);
    const board = boardNow(state);
    return {
      kind: 'tick',
      id: requestId(state, id, operative),
      question: 'sentries',
      side: byPeople(state, acting.side) ? acting.side : askedSide(state),
      inches: null,
      around: operative,
      candidates: ids,
      ...(board === undefined ? { preset: [] } : geometry().ticksSeen(board, operative, ids)),
    };
  },
  resolve: (game, { operative }, answer) => [
    { type: 'taskClosed' },
    ...raised(game, operative, answer?.kind === 'tick' ? answer.operatives : []),
  ],
};

/** Sentries of a mission, and the alarm that they raise: line of sight before and after each action, not during one (C-45). */
export const alarms: Plugin = {
  id: 'alarm',
  slice: { shape: { alarm: z.optional(alarm) }, initial: () => ({}) },
  tasks: { sentries },
  handlers: {
    alarmRaised: (state, { by, seen }) => ({ ...state, alarm: { by, seen, turningPoint: state.turningPoint } }),
  },
  hooks: {
    activates: looks,
    acted: (game, { action, operative }) =>
      action === null || STILL.has(action)
        ? []
        : looks(game, operative === null ? null : findOperative(game.state, operative)),
  },
};
