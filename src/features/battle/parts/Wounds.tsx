import { colourOf } from '../../../state/battle/sides.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { WoundsPicker } from '../../../ui/WoundsPicker.tsx';
import { operativeName } from '../../../words/look.ts';
import { setWounds } from '../acts.ts';
import type { Desk } from '../desk.ts';

/** The values of one operative's wounds, over its card. */
export function Wounds({ desk, operative }: { readonly desk: Desk; readonly operative: Operative }) {
  const { words } = desk;
  return (
    <WoundsPicker
      title={words.battle.woundsTitle(operativeName(words, operative))}
      note={words.battle.woundsNote(desk.view.figures(operative).save)}
      value={operative.wounds}
      max={operative.maxWounds}
      side={colourOf(desk.state, operative.side)}
      lessLabel={words.battle.woundsLess}
      moreLabel={words.battle.woundsMore}
      valueLabel={words.battle.woundsSet}
      onSet={(value) => setWounds(desk, operative, value)}
      onClose={() => desk.pickWounds(null)}
    />
  );
}
