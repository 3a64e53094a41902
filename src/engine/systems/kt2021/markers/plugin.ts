import * as z from 'zod/mini';
import type { BattleEvent } from '../../../family/killteam/model/event.ts';
import { operativeById, standing } from '../../../family/killteam/model/lookup.ts';
import type { AfterActionTask } from '../../../family/killteam/model/task.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import type { Plugin } from '../../../family/killteam/rules/plugin.ts';
import { markersOf } from '../match/matchOf.ts';
import { mustDrop } from './actions.ts';
import { controllerOf } from './control.ts';
import { actNearMarkers, tellNear, tellPlace } from './decide.ts';
import { markerHandlers } from './evolve.ts';
import { nearOnBoard } from './onBoard.ts';
import { knownOf, markersKnown } from './state.ts';

const drops = (operative: string): BattleEvent => ({ type: 'markerCarried', operative, marker: null });

/** Control as it is now, between actions, where it is not what it was (K-61). */
const controlNow = (game: Game): readonly BattleEvent[] =>
  markersOf(game.state).flatMap(({ id, name }) => {
    const side = controllerOf(game, id);
    return side === knownOf(game.state, id).held ? [] : [{ type: 'controlChanged', marker: id, name, side }];
  });

/** K-43: before a carrier is removed it drops what it carries. */
const droppedFirst = ({ state }: Game, { hurt }: AfterActionTask): readonly BattleEvent[] =>
  hurt.flatMap(({ operative: id }) => {
    const { wounds, carriesMarker, ...rest } = operativeById(state, id);
    return wounds === 0 && carriesMarker !== null && standing({ ...rest, wounds, carriesMarker }) ? [drops(id)] : [];
  });

/** Markers of a mission: who is near and who controls them (K-61, K-62), who carries them (K-42, K-43, C-38). */
export const markers: Plugin = {
  id: 'markers',
  slice: { shape: { markers: z.optional(markersKnown) }, initial: () => ({}) },
  deciders: { act: actNearMarkers, tellNear, tellPlace },
  handlers: markerHandlers,
  hooks: {
    follows: (game) => [...mustDrop(game).map(({ id }) => drops(id)), ...nearOnBoard(game.state)],
    idle: controlNow,
    goesDown: droppedFirst,
  },
};
