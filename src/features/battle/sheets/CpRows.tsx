import { useScene } from '../../../scene/useScene.ts';
import { sideLabel } from '../../../words/sideLabel.ts';
import { useDesk } from '../desk.ts';
import { NumberRow } from './NumberRow.tsx';

const SOME = 99;

/** Command points of each side that people play, set by hand. */
export function CpRows() {
  const { words, look, state } = useScene();
  const { act } = useDesk();
  const { cp: label } = words.turningPoint.cells;
  const players = state.sides.filter(({ hand }) => hand === 'people');
  return players.map(({ id, cp }) => (
    <NumberRow
      key={id}
      label={players.length > 1 ? `${label} · ${sideLabel(words.common, look, id)}` : label}
      value={cp}
      max={SOME}
      set={(to) => act({ type: 'correct', correction: { what: 'cp', side: id, to } })}
    />
  ));
}
