import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Override } from '../../../engine/family/killteam/model/command.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import { gridAt, type Laying, liesAt } from '../../../forms/board/laying.ts';
import type { Scene } from '../../../scene/useScene.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import type { Desk } from '../desk.ts';
import type { BoardHand } from './hand.ts';

/** One of the barricades that a side puts down. */
export type Barricade = NonNullable<BattleView['parts']['setUp']>['barricades'][number];

export interface LayPlace {
  readonly desk: Pick<Desk, 'act' | 'scene'>;
  readonly hand: Pick<BoardHand, 'start' | 'doing'>;
}

/** The barricades that both sides put down before the battle; none where none are. */
export const barricadesIn = ({ view }: Scene): readonly Barricade[] => view.parts.setUp?.barricades ?? [];

/** Those of them that stand nowhere yet. */
export const barricadesLeft = (scene: Scene): readonly Barricade[] =>
  barricadesIn(scene).filter(({ stands }) => stands === null);

/** A barricade that is taken in hand. */
export const layingOf = ({ id, turned }: Barricade): Laying => ({ kind: 'lay', marker: id, turned });

/** The barricade in hand, where it would stand, and what it would be there; `at` and `there` null: nobody has said where. Null: none is in hand. */
export function barricadeInHand(
  { view }: Pick<Scene, 'view'>,
  board: BattleBoard,
  { marker, spot, turned = 0 }: Laying,
) {
  const { setUp } = view.parts;
  const barricade = setUp?.barricades.find(({ id }) => id === marker);
  if (setUp === undefined || barricade === undefined) return null;
  const at = spot ?? liesAt(board, marker);
  return { barricade, at, there: at === null ? null : setUp.barricadeAt(barricade, { at: gridAt(at), turned }) };
}

interface BarricadeThere {
  readonly spot: Spot;
  /** It is put there whatever the rules say. */
  readonly override?: Override;
}

/**
 * Puts the barricade in hand down and takes the next one of its side. What is against that place is told where it is in hand: it
 * stays there.
 */
export function putBarricade(
  { desk, hand }: LayPlace,
  { held: _held, ...still }: Laying,
  { spot, ...given }: BarricadeThere,
): void {
  const { marker, turned = 0 } = still;
  const barricade = barricadesIn(desk.scene).find(({ id }) => id === marker);
  if (barricade === undefined) return undefined;
  const { side, number } = barricade;
  const there = desk.scene.view.parts.setUp?.barricadeAt(barricade, { at: gridAt(spot), turned });
  if (given.override === undefined && there?.problem != null) return hand.start({ ...still, spot });
  const next = barricadesLeft(desk.scene).find((each) => each.side === side && each.id !== marker);
  const isPut = desk.act({ type: 'placeBarricade', side, number, at: gridAt(spot), turned, ...given });
  if (!isPut) return hand.start({ ...still, spot });
  return hand.start(next === undefined ? null : layingOf(next));
}
