import type { BattleEvent } from '../../../engine/family/vanguard/model/event.ts';
import { FreeDiceSheet } from '../../../features/free-dice/FreeDiceSheet.tsx';
import type { FreeDiceAsked } from '../../../scene/freeDiceDoor.ts';
import { type FreeDiceTable, FreeDiceTableContext } from '../../../scene/freeDiceTable.ts';
import { roundsLook } from '../../../scene/roundsLook.ts';
import { seededFree } from '../../../state/battle/freeDice.ts';
import { type RoundsBattle, useRounds, useRoundsPlay } from '../../../state/battle/rounds.ts';
import { useWords } from '../../../words/useWords.ts';

type Rolled = Extract<BattleEvent, { type: 'freeRolled' }>;

function useLists({ state }: RoundsBattle): FreeDiceTable['lists'] {
  const { name } = roundsLook(useWords('rounds'), state);
  const [first, second] = state.sides;
  const standing = (side: string | null): readonly string[] =>
    state.models.filter((model) => model.inPlay && (side === null || model.side === side)).map(({ id }) => name(id));
  return {
    standing: standing(null),
    mine: standing(first.id),
    foes: standing(second.id),
    players: state.players.map((player) => player.name),
  };
}

type DiceProps = { readonly asked: FreeDiceAsked | null; readonly onClose: () => void };

function InBattle({ battle, asked, onClose }: DiceProps & { readonly battle: RoundsBattle }) {
  const { dispatch, undo } = useRoundsPlay();
  const { state, recent, undoes } = battle;
  const lists = useLists(battle);
  const table: FreeDiceTable = {
    words: useWords('log'),
    onTable: state.settings.dice[state.sides[0].id] !== 'screen',
    lists,
    last:
      recent.flatMap((entry) => entry.events).findLast((event): event is Rolled => event.type === 'freeRolled') ?? null,
    takeBack: undoes?.type === 'rollFree' ? () => void undo() : null,
    send: (roll, faces, why) => {
      const id = `free.${(state.freeRolls ?? 0) + 1}`;
      const rolled = faces ?? seededFree(state.seed, id, roll);
      void dispatch({ type: 'rollFree', id, roll, faces: rolled, typed: faces !== null, why });
    },
  };
  return (
    <FreeDiceTableContext value={table}>
      <FreeDiceSheet asked={asked} onClose={onClose} />
    </FreeDiceTableContext>
  );
}

/** The dice for the table, rolled in a battle in rounds; nothing while none is open. */
export function RoundsDice(props: DiceProps) {
  const battle = useRounds();
  return battle === null ? null : <InBattle battle={battle} {...props} />;
}
