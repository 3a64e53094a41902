import { sharesSide } from '../../../state/battle/selectors.ts';
import { useTable } from '../../../scene/useScene.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useDesk } from '../desk.ts';

const EVERYBODY = '';

/** Whose operatives are shown, when two players or more share the retinue. */
export function PlayerFilter() {
  const { words, state } = useTable();
  const { player, showPlayer } = useDesk();
  if (!sharesSide(state)) return null;
  return (
    <Segmented
      wide
      label={words.common.show}
      options={[
        { value: EVERYBODY, label: words.battle.filterShort, name: words.battle.filterAll },
        ...state.players.map(({ id, name, mark }) => ({
          value: id,
          label: name === '' ? mark : name,
          name: words.battle.filterBy(name),
        })),
      ]}
      value={player ?? EVERYBODY}
      onChange={(value) => showPlayer(value === EVERYBODY ? null : value)}
    />
  );
}
