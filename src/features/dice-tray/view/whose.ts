import type { PlayScene } from '../../../scene/useScene.ts';
import { sideLabel } from '../../../words/sideLabel.ts';
import { diceModeOf } from '../../../state/battle/selectors.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { RollRequest } from '../../../engine/family/killteam/model/request.ts';
import type { Draft } from '../../../state/answer/draft.ts';
import type { OpenQuestion } from '../useOpenQuestion.ts';

/** Whose question it is: an operative or a marker, else its side. */
export function whose({ words, look }: PlayScene, { request }: OpenQuestion): string {
  if (request.kind === 'tick' && request.marker !== undefined) return look.trackName(request.marker.id);
  const id = request.kind === 'tick' ? request.around : request.operative;
  return id === null ? sideLabel(words.common, look, request.side) : look.name(id);
}

/** The dice of this roll are real ones: by the settings, or because the player has begun to type them. */
export const isTyped = (state: BattleState, request: RollRequest, draft: Draft): boolean =>
  draft.typed || diceModeOf(state, request) === 'table';
