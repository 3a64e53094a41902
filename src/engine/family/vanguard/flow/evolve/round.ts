import type { BattleState } from '../../model/battle.ts';
import type { Evolvers, RoundEvent } from '../../model/event.ts';
import { swappedSides } from '../../rules/round/tableSide.ts';
import { popped, pushed, rolled, spent, withModel, withSide, withSides, withTop } from './change.ts';

const touchCopied = (told: Readonly<Record<string, readonly string[]>>): BattleState['touching'] =>
  Object.fromEntries(Object.entries(told).map(([id, models]) => [id, [...models]]));

/** What the round's events change. */
export const roundEvolvers: Evolvers<RoundEvent> = {
  battleStarted: (state) => ({ ...state, step: 'deploy' }),
  rollOffBegan: (state, { of }) => pushed(state, { kind: 'rollOff', of, faces: {}, winner: null }),
  rollOffRolled: (state, { side, face }) =>
    rolled(withTop(state, 'rollOff', ({ faces }) => ({ faces: { ...faces, [side]: face } }))),
  rolledOff: (state, { of, winner }) => {
    if (winner === null)
      return withTop(state, 'rollOff', ({ faces }) => ({ faces: {}, tied: Math.max(...Object.values(faces)) }));
    return of === 'deployment' ? withTop(state, 'rollOff', () => ({ winner })) : { ...popped(state), turn: winner };
  },
  edgeTaken: (state, { side, swapped }) => {
    const { sides, scenario, ...rest } = popped(state);
    const [{ id: one }, { id: other }] = sides;
    return { ...rest, sides, turn: side, scenario: swapped ? swappedSides(scenario, [one, other]) : scenario };
  },
  placed: (state, { model, next }) => ({ ...withModel(state, model, { placed: true, inPlay: true }), turn: next }),
  deployed: (state) => ({ ...state, step: 'start', round: Math.max(1, state.round), turn: null }),
  roundStarted: (state, { round, turn, sides }) => ({
    ...withSides(state, ({ id }) => ({ ...sides[id], finished: false })),
    step: 'turns',
    round,
    turn,
    firstFinished: null,
    succession: null,
  }),
  sideFinished: (state, { side, first, next }) => ({
    ...withSide(state, side, () => ({ finished: true })),
    firstFinished: first ? side : state.firstFinished,
    turn: next,
    succession: null,
  }),
  passed: (state, { side, next }) => ({
    ...withSide(state, side, ({ tokens }) => ({ tokens: tokens - 1 })),
    turn: next,
    succession: null,
  }),
  turnsOver: (state) => ({ ...state, step: 'end', turn: null, succession: null }),
  fatigueCleared: (state, { model, side, cp }) => withModel(spent(state, side, cp), model, { fatigued: false }),
  scored: (state, { round, points, held, touching, against }) => {
    const before = state.score.find((score) => score.round === round)?.points ?? {};
    const score = [
      ...state.score.filter((each) => each.round !== round),
      { round, points: { ...points }, held: { ...held } },
    ];
    const { touchSaid: _, ...rest } = withSides(state, (side) => ({
      points: side.points + (points[side.id] ?? 0) - (before[side.id] ?? 0),
    }));
    return {
      ...rest,
      score,
      touching: touchCopied(touching),
      ...(against !== undefined && { touchSaid: touchCopied(against) }),
    };
  },
  roundEnded: (state) => ({
    ...withSides(state, () => ({ cp: 0, tokens: 0, finished: false })),
    models: state.models.map((model) => ({ ...model, activated: false })),
  }),
  lengthAsked: (state) => ({ ...state, step: 'length' }),
  endDieRolled: (state, { oneMore }) => ({ ...state, lastRound: oneMore ? state.lastRound + 1 : state.lastRound }),
  roundBegan: (state, { round }) => ({ ...state, step: 'start', round }),
  battleEnded: (state, { winner, points, deeds, reason, round }) => ({
    ...withSides(state, (side) => ({ points: side.points + (deeds[side.id] ?? 0) })),
    step: reason === 'played' ? 'over' : state.step,
    turn: reason === 'played' ? null : state.turn,
    result: { winner, points: { ...points }, deeds: { ...deeds }, reason, round },
  }),
  battleResumed: (state) => ({
    ...withSides(state, (side) => ({ points: side.points - (state.result?.deeds[side.id] ?? 0) })),
    result: null,
  }),
};
