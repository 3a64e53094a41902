import { useCallback } from 'react';
import type { PlaceWords } from '../../../forms/board/whoIsWhere.ts';
import { usePlaceWords } from '../../../scene/usePlaceWords.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { modelName } from '../../../scene/vanguardLook.ts';

/** With what it is told where models are: from who acts. */
export function usePlaceTold(): PlaceWords {
  const scene = useVanguardScene();
  const nameOf = useCallback((id: string) => modelName(scene, id), [scene]);
  return usePlaceWords(nameOf, scene.view.actor?.model.id ?? null);
}
