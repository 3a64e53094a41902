import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { BattleEvent } from '../../../family/killteam/model/event.ts';
import type { Handlers } from '../../../family/killteam/rules/plugin.ts';
import { credited } from './credit.ts';

type Of<T extends BattleEvent['type']> = Extract<BattleEvent, { type: T }>;

function written(state: BattleState, { side, source, turningPoint, points, hand }: Of<'scored'>): BattleState {
  const others = (state.score ?? []).filter(
    (each) => each.side !== side || each.source !== source || each.turningPoint !== turningPoint,
  );
  return { ...state, score: [...others, { side, source, turningPoint, points, hand }] };
}

/** Points, credit and actions of the mission, as they are told. */
export const scoreHandlers = {
  scored: written,
  missionActed: (state, { action, operative }) => ({
    ...state,
    missionActs: [
      ...(state.missionActs ?? []),
      { action, operative, turningPoint: state.turningPoint, activation: state.activations },
    ],
  }),
  incapacitated: credited,
} satisfies Partial<Handlers>;
