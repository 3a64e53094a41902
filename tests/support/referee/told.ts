import type { BattleEvent, EventType } from '../../../src/engine/family/killteam/model/event.ts';
import type { Line } from './board.ts';

/** How the referee says an event; null: not worth saying. */
const LINES: { readonly [T in EventType]?: (event: Extract<BattleEvent, { type: T }>) => Line | null } = {
  hitsRetained: ({ operative, criticals, normals }) => ['retained', operative, criticals, normals],
  shotResolved: ({ target, criticals, normals, damage }) => ['resolved', target, criticals, normals, damage],
  damaged: ({ operative, from, to, cause, by }) => (from === to ? null : ['damaged', operative, from, to, cause, by]),
  struck: ({ operative, grade, damage }) => ['struck', operative, grade, damage],
  blocked: (event) => ['blocked', event.operative, event.with, event.cancels],
  shocked: ({ operative, grade }) => ['shocked', operative, grade],
};

const lineOf = <T extends EventType>(event: Extract<BattleEvent, { type: T }>): Line | null =>
  LINES[event.type]?.(event) ?? null;

/** All that the referee says too, in order. */
export const linesOf = (events: readonly BattleEvent[]): readonly Line[] =>
  events.map((event) => lineOf(event)).filter((line) => line !== null);
