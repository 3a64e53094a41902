import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import { modelIn, modelName } from '../../../scene/vanguardLook.ts';
import type { Words } from '../../../words/words.ts';
import type { Desk } from '../desk.ts';

type Told = { readonly words: Words<'board'>; readonly names: Words<'killzones'>['content']['byName'] };

/** What hides a target: pieces, and those who stand between. */
function featuresSaid({ scene }: Desk, { map }: BattleBoard, { names }: Told, features: ReadonlySet<string>): string {
  const nameOf = (feature: string): string => {
    if (modelIn(scene.view, feature) !== null) return modelName(scene, feature);
    const name = map.pieces.find(({ id }) => id === feature)?.name ?? '';
    return names[name] ?? name;
  };
  return [...new Set([...features].map(nameOf))].join(', ');
}

/** How far a target of who acts is, and what hides it from it; null: the board does not know. */
export function shotSaid(desk: Desk, board: BattleBoard, told: Told, target: string): string | null {
  const actor = desk.scene.view.actor?.model.id ?? '';
  const look = geometry().lookOn(board, actor, target);
  if (look === null) return null;
  const { length, shot } = told.words;
  const { cover, obscured } = look.leaning ?? { cover: new Set<string>(), obscured: new Set<string>() };
  return [
    length(look.inches),
    ...(cover.size > 0 ? [shot.coverBy(featuresSaid(desk, board, told, cover))] : []),
    ...(obscured.size > 0 ? [shot.obscuredBy(featuresSaid(desk, board, told, obscured))] : []),
  ].join(', ');
}
