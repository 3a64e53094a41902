import { colourOf } from '../../../state/battle/sides.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { WoundsPicker } from '../../../ui/WoundsPicker.tsx';
import { operativeName } from '../../../words/look.ts';
import { setWounds } from '../acts.ts';
import { useTable } from '../../../scene/useScene.ts';
import { useDesk } from '../desk.ts';

/** The values of one operative's wounds, over its card. */
export function Wounds({ operative }: { readonly operative: Operative }) {
  const desk = useDesk();
  const { words, state, view } = useTable();
  return (
    <WoundsPicker
      title={words.battle.woundsTitle(operativeName(words, operative))}
      note={words.battle.woundsNote(view.figures(operative).save)}
      value={operative.wounds}
      max={operative.maxWounds}
      side={colourOf(state, operative.side)}
      lessLabel={words.battle.woundsLess}
      moreLabel={words.battle.woundsMore}
      valueLabel={words.battle.woundsSet}
      onSet={(value) => setWounds(desk, operative, value)}
      onClose={() => desk.pickWounds(null)}
    />
  );
}
