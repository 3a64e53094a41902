import { useMemo } from 'react';
import { modelName } from '../../scene/vanguardLook.ts';
import { useVanguardScene, type VanguardScene } from '../../scene/useVanguardScene.ts';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';

/** The open battle with the words of a side that plays itself. */
export interface FoeScene extends VanguardScene {
  readonly told: Words<'roundsFoes'>;
  readonly name: (model: string) => string;
  readonly names: (models: readonly string[]) => string;
}

/** What the parts of this screen read and can do. */
export function useFoeScene(): FoeScene {
  const scene = useVanguardScene();
  const told = useWords('roundsFoes');
  return useMemo(() => {
    const name = (model: string): string => modelName(scene, model);
    return { ...scene, told, name, names: (models) => scene.words.common.list(models.map(name)) };
  }, [scene, told]);
}
