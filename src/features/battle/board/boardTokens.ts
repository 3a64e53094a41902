import type { BattleBoard, BoardPlace } from '../../../engine/board/battleBoard.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { toInches } from '../../../engine/board/units.ts';
import { operativeToken, type TokenLook } from '../../../forms/board/operativeToken.ts';
import { operativeSaid, operativeState } from '../../../scene/operativeSaid.ts';
import type { Scene } from '../../../scene/useScene.ts';
import { colourOf } from '../../../state/battle/sides.ts';
import type { Spot, TokenShown } from '../../../ui/board/shown.ts';
import { operativeName } from '../../../words/look.ts';
import { cardMark } from '../view/cardMark.ts';
import { tableName } from '../view/nextThing.ts';
import type { Desk } from '../desk.ts';

/** The chance of a token as a target, and the same spoken; null: it has none. */
interface TokenChance {
  readonly figure: string | null;
  readonly spoken: string | null;
}

/** Those of both sides that have a place, or wait for one: the fallen only where they lie. */
export const onTable = ({ view, state }: Scene): readonly Operative[] =>
  state.operatives.filter((operative) => !operative.removed && (view.table.standing(operative) || operative.down));

/** Somebody on the board as its token. */
export function tokenShown(
  desk: Pick<Desk, 'scene' | 'actor' | 'pick'> & Pick<TokenLook, 'board'> & { readonly told: TokenLook['words'] },
  operative: Operative,
  place: BoardPlace,
  { figure, spoken }: TokenChance,
): TokenShown {
  const { scene, board, told } = desk;
  const { view, state, words } = scene;
  const names = state.operatives.map((each) => operativeName(words, each));
  const mark = cardMark(view, desk, operative);
  const token = operativeToken({ view, board, words: told }, operative, place, {
    side: colourOf(state, operative.side),
    state: operativeState(view, operative),
    name: tableName(operativeName(words, operative), operative.side, names),
    card: operativeSaid(scene, operative),
    worth: spoken,
  });
  return {
    ...token,
    figure: figure ?? undefined,
    offered: mark.highlight !== null,
    dimmed: mark.problem !== null,
  };
}

/** Whoever stands on the table and has no place on the board. */
export const unplaced = (scene: Scene, { places }: BattleBoard): readonly Operative[] =>
  onTable(scene).filter(({ id, down }) => !down && places[id] === undefined);

/** Where somebody stands, in inches; null: nowhere. */
export const spotOf = ({ places }: BattleBoard, id: string | null): Spot | null => {
  const place = id === null ? undefined : places[id];
  return place === undefined ? null : { x: toInches(place.x), y: toInches(place.y) };
};
