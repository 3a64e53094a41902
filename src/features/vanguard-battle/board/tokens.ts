import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { ModelView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { colourIn, modelName, otherSide } from '../../../scene/vanguardLook.ts';
import { baseShown } from '../../../forms/board/baseShown.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { allSaidOf, type PlaceWords, whereSaid } from '../../../forms/board/whoIsWhere.ts';
import type { TokenShown } from '../../../ui/board/shown.ts';
import { targetOf } from '../acts.ts';
import type { Desk } from '../desk.ts';
import { cardState, sentenceOf } from '../view/cardView.ts';

/** The battle, and what is being chosen in it. */
type Choosing = Pick<Desk, 'scene' | 'pick'>;

/** Where tokens stand, and with what it is told. */
interface Stage {
  readonly board: BattleBoard;
  readonly words: PlaceWords;
}

/** Those of the other side that are in play. */
const foesOf = ({ view }: Desk['scene'], { side }: ModelView): readonly string[] =>
  otherSide(view, side)
    .models.filter(({ status }) => status !== 'out' && status !== 'waiting')
    .map(({ id }) => id);

function tokenShown(desk: Choosing, { board, words }: Stage, model: ModelView): TokenShown | null {
  const place = board.places[model.id];
  if (place === undefined) return null;
  const { scene, pick } = desk;
  const { offered, why } = targetOf(desk, model.id);
  const sentence = (where: string): string =>
    [sentenceOf(scene, model), where, why].filter((part) => part !== null).join(', ');
  return {
    id: model.id,
    side: colourIn(scene.view, model.side),
    at: spotAt(place),
    ...baseShown(place),
    wounds: `${model.wounds}`,
    state: model.floored ? 'down' : cardState(model),
    injured: false,
    conceal: false,
    name: modelName(scene, model.id),
    offered: pick === null ? model.tap === 'activate' : offered && why === null,
    dimmed: pick !== null && offered && why !== null,
    sentence: sentence(whereSaid(board, model.id, words)),
    tells: () => sentence(allSaidOf(board, model.id, { foes: foesOf(scene, model) }, words)),
  };
}

/** Everybody with a place, as tokens in reading order. */
export const tokensOf = (desk: Choosing, stage: Stage): readonly TokenShown[] =>
  desk.scene.view.sides.flatMap(({ models }) => models.flatMap((model) => tokenShown(desk, stage, model) ?? []));
