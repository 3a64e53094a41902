import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { toInches } from '../../../engine/board/units.ts';
import type { ModelView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { colourIn, modelName } from '../../../scene/vanguardLook.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import type { TokenShown } from '../../../ui/board/shown.ts';
import { targetOf } from '../acts.ts';
import type { Desk } from '../desk.ts';
import { cardState, sentenceOf } from '../view/cardView.ts';

function tokenShown(desk: Desk, { places }: BattleBoard, model: ModelView): TokenShown | null {
  const place = places[model.id];
  if (place === undefined) return null;
  const { scene, pick } = desk;
  const { offered, why } = targetOf(desk, model.id);
  return {
    id: model.id,
    side: colourIn(scene.view, model.side),
    at: spotAt(place),
    radius: toInches(place.radius),
    wounds: `${model.wounds}`,
    state: model.floored ? 'down' : cardState(model),
    injured: false,
    conceal: false,
    name: modelName(scene, model.id),
    offered: pick === null ? model.tap === 'activate' : offered && why === null,
    dimmed: pick !== null && offered && why !== null,
    sentence: why === null ? sentenceOf(scene, model) : `${sentenceOf(scene, model)}, ${why}`,
  };
}

/** Everybody with a place, as tokens in reading order. */
export const tokensOf = (desk: Desk, board: BattleBoard): readonly TokenShown[] =>
  desk.scene.view.sides.flatMap(({ models }) => models.flatMap((model) => tokenShown(desk, board, model) ?? []));
