import { useTable } from '../../../scene/useScene.ts';
import { leftSide, rightSide } from '../../../state/battle/sides.ts';
import { AlertBars } from '../../../ui/AlertBars.tsx';
import { StatusStrip } from '../../../ui/StatusStrip.tsx';
import { StripCell } from '../../../ui/StripCell.tsx';
import { useDesk } from '../desk.ts';
import { stripCells } from '../view/stripCells.ts';
import { Holds, StripEnd } from './Strip.tsx';

/** Table mode: the same facts without their labels. */
export function TableStrip() {
  const { words, look, state } = useTable();
  const { openSheet } = useDesk();
  return (
    <>
      <StatusStrip label={words.battle.stripLabel} end={<StripEnd />}>
        {stripCells({ words, look, state }, false).map(({ id, label, value, name, side }) => (
          <StripCell
            key={id}
            label=""
            value={id === 'cp' && rightSide(state).hand !== 'people' ? words.common.cp(leftSide(state).cp) : value}
            name={name ?? `${label} ${value}`}
            {...(side !== undefined && { side })}
            {...(id === 'alert' && { lead: <AlertBars level={state.alert ?? 0} /> })}
            onPress={() => openSheet(id === 'cp' ? { kind: 'cp' } : { kind: 'table', at: 'battle' })}
          />
        ))}
      </StatusStrip>
      <Holds />
    </>
  );
}
