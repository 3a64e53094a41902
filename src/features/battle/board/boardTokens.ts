import type { BattleBoard, BoardPlace } from '../../../engine/board/battleBoard.ts';
import { toInches } from '../../../engine/board/units.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { Scene } from '../../../scene/useScene.ts';
import type { TokenShown } from '../../../ui/board/shown.ts';
import { cardMark } from '../view/cardMark.ts';
import { tableName } from '../view/nextThing.ts';
import { cardView } from '../view/cardView.ts';
import type { Desk } from '../desk.ts';

/** What a token says beside what its card does: where it is, and its chance as a target. */
interface TokenAside {
  readonly place: string;
  readonly figure: string | null;
  /** The same chance, spoken. */
  readonly spoken: string | null;
}

/** Those of both sides that have a place, or wait for one: the fallen only where they lie. */
export const onTable = ({ view, state }: Scene): readonly Operative[] =>
  state.operatives.filter((operative) => !operative.removed && (view.table.standing(operative) || operative.down));

/** Somebody on the board as its token. */
export function tokenShown(
  desk: Pick<Desk, 'scene' | 'actor' | 'pick'>,
  operative: Operative,
  place: BoardPlace,
  aside: TokenAside,
): TokenShown {
  const { scene } = desk;
  const card = cardView(scene, operative);
  const mark = cardMark(scene.view, desk, operative);
  const said = [card.sentence, aside.place, aside.spoken].filter((part) => part !== null && part !== '');
  return {
    id: operative.id,
    side: card.side,
    at: { x: toInches(place.x), y: toInches(place.y) },
    radius: toInches(place.radius),
    wounds: `${operative.wounds}`,
    state: card.state,
    injured: card.injuredWord !== null,
    conceal: operative.order === 'conceal',
    name: tableName(card.name, operative.side),
    figure: aside.figure ?? undefined,
    offered: mark.highlight !== null,
    dimmed: mark.problem !== null,
    sentence: said.join(', '),
  };
}

/** Whoever stands on the table and has no place on the board. */
export const unplaced = (scene: Scene, { places }: BattleBoard): readonly Operative[] =>
  onTable(scene).filter(({ id, down }) => !down && places[id] === undefined);
