import type { ModelView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { colourIn, modelName } from '../../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { WoundsPicker } from '../../../ui/WoundsPicker.tsx';
import { setWounds } from '../acts.ts';
import { useDesk } from '../desk.ts';

/** The values of one model's wounds, over its card. */
export function Wounds({ model }: { readonly model: ModelView }) {
  const desk = useDesk();
  const scene = useVanguardScene();
  const { table } = scene.words;
  return (
    <WoundsPicker
      title={table.woundsTitle(modelName(scene, model.id))}
      note={table.woundsNote(model.ar)}
      value={model.wounds}
      max={model.wn}
      side={colourIn(scene.view, model.side)}
      lessLabel={table.woundsLess}
      moreLabel={table.woundsMore}
      valueLabel={table.woundsSet}
      onSet={(value) => setWounds(desk, model.id, value)}
      onClose={() => desk.pickWounds(null)}
    />
  );
}
