import type { PlayScene } from '../../../scene/useScene.ts';
import { sideLabel } from '../../../words/sideLabel.ts';
import { diceModeOf } from '../../../state/battle/selectors.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { RollRequest } from '../../../engine/family/killteam/model/request.ts';
import type { Draft } from '../../../state/answer/draft.ts';
import type { OpenQuestion } from '../useOpenQuestion.ts';

/** The table that is rolled on or drawn from now, by name; null: none is. */
export function tableInHand({ view, look }: PlayScene): string | null {
  const { work } = view.table;
  const table = work?.kind === 'table' ? view.state.tables?.[work.table] : undefined;
  return table === undefined ? null : look.contentName(table.id, table.title);
}

/** Whose question it is: an operative, a marker or a deck, else its side. */
export function whose(scene: PlayScene, { request }: OpenQuestion): string {
  const { words, look } = scene;
  const deck = request.kind === 'pick' && request.question === 'handTable' ? tableInHand(scene) : null;
  if (deck !== null) return deck;
  if (request.kind === 'tick' && request.marker !== undefined)
    return look.contentName(request.marker.id, request.marker.name);
  const id = request.kind === 'tick' ? request.around : request.operative;
  return id === null ? sideLabel(words.common, look, request.side) : look.name(id);
}

/** The dice of this roll are real ones: by the settings, or because the player has begun to type them. */
export const isTyped = (state: BattleState, request: RollRequest, draft: Draft): boolean =>
  draft.typed || diceModeOf(state, request) === 'table';
