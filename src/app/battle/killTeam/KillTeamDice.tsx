import type { BattleEvent } from '../../../engine/family/killteam/model/event.ts';
import { FreeDiceSheet } from '../../../features/free-dice/FreeDiceSheet.tsx';
import type { FreeDiceAsked } from '../../../scene/freeDiceDoor.ts';
import { type FreeDiceTable, FreeDiceTableContext } from '../../../scene/freeDiceTable.ts';
import { type PlayScene, useScene } from '../../../scene/useScene.ts';
import { freeRollCommand } from '../../../state/battle/freeDice.ts';
import { usePlay } from '../../../state/battle/play.ts';

type Rolled = Extract<BattleEvent, { type: 'freeRolled' }>;

const standing = ({ state, view, look }: PlayScene, side: string | null): readonly string[] =>
  state.operatives
    .filter((operative) => view.table.standing(operative) && (side === null || operative.side === side))
    .map(({ id }) => look.name(id));

function listsOf(scene: PlayScene): FreeDiceTable['lists'] {
  const { state, look } = scene;
  const [first, second] = state.sides;
  return {
    standing: standing(scene, null),
    mine: standing(scene, first.id),
    foes: standing(scene, second.id),
    marks: state.marks.map(({ mark }, nth) => `${nth + 1} ${look.contentName(mark, mark)}`),
    players: state.players.map(({ name }) => name),
  };
}

type DiceProps = { readonly asked: FreeDiceAsked | null; readonly onClose: () => void };

/** The dice for the table, rolled in a battle of the Kill Team family. */
export function KillTeamDice({ asked, onClose }: DiceProps) {
  const scene = useScene('log');
  const { undo } = usePlay();
  const { state, battle, told } = scene;
  const events = battle.recent.flatMap((entry) => entry.events);
  const table: FreeDiceTable = {
    words: told,
    onTable: state.settings.dice[state.sides[0].id] !== 'screen',
    lists: listsOf(scene),
    last: events.findLast((event): event is Rolled => event.type === 'freeRolled') ?? null,
    takeBack: battle.undoes?.type === 'rollFree' ? () => void undo() : null,
    send: (roll, faces, why) => void scene.act(freeRollCommand(state, { roll, faces, why })),
  };
  return (
    <FreeDiceTableContext value={table}>
      <FreeDiceSheet asked={asked} onClose={onClose} />
    </FreeDiceTableContext>
  );
}
