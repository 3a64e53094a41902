import type { BattleEvent } from '../../../family/killteam/model/event.ts';
import { askedSide, byPeople, findOperative, requestId, standing } from '../../../family/killteam/model/lookup.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { MarkerTask } from '../../../family/killteam/model/markerTask.ts';
import type { Game, TaskModule } from '../../../family/killteam/rules/game.ts';
import { markerOf } from '../match/matchOf.ts';
import { carrierOf } from './control.ts';
import { knownOf } from './state.ts';

/** How far from the centre of a marker somebody counts, in inches (K-61, K-62). */
export const NEAR = 2;

/** Somebody who stands has moved since the table was asked: who is near it is not known. */
export const isUnsure = (state: BattleState, marker: string): boolean =>
  carrierOf(state, marker) === null &&
  knownOf(state, marker).unsure.some((id) => {
    const found = findOperative(state, id);
    return found !== null && standing(found);
  });

/** The question who is near a marker; `wish`: what hangs on the answer. */
export const look = (marker: string, wish?: MarkerTask['wish']): BattleEvent => ({
  type: 'taskOpened',
  task: { kind: 'marker', id: `marker.${marker}`, marker, ...(wish !== undefined && { wish }) },
});

/** What follows of what somebody wants to do, now that it is known who is near. */
type Goes = (game: Game, wish: NonNullable<MarkerTask['wish']>, marker: string) => readonly BattleEvent[];

/** K-61: who is near is asked of the table, where it can change something; K-62: to the centre of the marker. */
export const lookModule = (goesOn: Goes): TaskModule<MarkerTask> => ({
  request: ({ state }, { id, marker, wish }) => {
    const side = findOperative(state, wish?.operative ?? '')?.side ?? state.turn;
    return {
      kind: 'tick',
      id: requestId(state, id),
      question: 'nearMarker',
      side: byPeople(state, side) ? side : askedSide(state),
      inches: NEAR,
      around: null,
      marker: { id: marker, name: markerOf(state, marker)?.name ?? marker },
      candidates: state.operatives.filter(standing).map((each) => each.id),
      preset: knownOf(state, marker).near.filter((each) => {
        const found = findOperative(state, each);
        return found !== null && standing(found);
      }),
    };
  },
  resolve: (game, { marker, wish }, answer) => {
    const operatives = answer?.kind === 'tick' ? answer.operatives : [];
    const told: readonly BattleEvent[] = [{ type: 'taskClosed' }, { type: 'nearTold', marker, operatives }];
    return wish === undefined ? told : [...told, ...goesOn(game.at(game.rules.evolve(game.state, told)), wish, marker)];
  },
});
