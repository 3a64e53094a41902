import { mirrored, withLock } from '../../content/killzones/editBoard.ts';
import { groupTurnedBy } from '../../content/killzones/editGroup.ts';
import type { OwnPieceRow } from '../../content/killzones/schema.ts';
import { ToolRow } from '../../ui/ToolRow.tsx';
import { useWords } from '../../words/useWords.ts';
import type { Editing } from './useBoardEditing.ts';
import { TURN } from './useEditorKeys.ts';

type PieceActsProps = {
  readonly editing: Editing;
  readonly id: string;
  /** Left out: a zone, which is only taken away. */
  readonly piece?: OwnPieceRow;
};

/** What hands do with what is chosen. */
export function PieceActs({ editing, id, piece }: PieceActsProps) {
  const { act } = useWords('workshop').boardEditor;
  const { change, double, remove } = editing;
  const away = { short: act.remove, label: act.remove, icon: 'cross' as const, onPress: () => remove(id) };
  if (piece === undefined) return <ToolRow tools={[away]} />;
  const locked = piece.locked === true;
  const lock = locked ? act.unlock : act.lock;
  return (
    <ToolRow
      tools={[
        {
          short: act.turn,
          label: act.turn,
          icon: 'reroll',
          onPress: () => change('turn', (all) => groupTurnedBy(all, id, TURN), `turn ${id}`),
        },
        {
          short: act.mirror,
          label: act.mirror,
          icon: 'different',
          onPress: () => change('mirror', (all) => mirrored(all, id)),
        },
        { short: act.double, label: act.double, icon: 'plus', onPress: () => double(id) },
        {
          short: lock,
          label: lock,
          icon: 'lock',
          onPress: () => change('lock', (all) => withLock(all, id, !locked)),
        },
        away,
      ]}
    />
  );
}
