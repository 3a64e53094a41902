import { grouped, membersOf, ungrouped } from '../../content/killzones/editGroup.ts';
import type { OwnPieceRow } from '../../content/killzones/schema.ts';
import { PickList } from '../../ui/PickList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { useWords } from '../../words/useWords.ts';
import form from '../../ui/Form.module.css';
import type { Editing } from './useBoardEditing.ts';
import { useKillzoneSaid } from './useKillzoneSaid.ts';

type PieceGroupProps = { readonly editing: Editing; readonly piece: OwnPieceRow };

/** With which others a piece is moved, turned, doubled and removed. */
export function PieceGroup({ editing: { row, change }, piece }: PieceGroupProps) {
  const words = useWords('workshop').boardEditor.group;
  const said = useKillzoneSaid();
  const members = membersOf(row, piece.id);
  const others = (row.own ?? []).filter(({ id }) => !members.includes(id));
  const options = others.map(({ id, name, at: [left, near] = [0, 0] }) => ({
    value: id,
    label: words.place(said.name(name), left, near),
  }));
  return (
    <div className={form.field}>
      {others.length > 0 && (
        <PickList
          label={members.length > 1 ? words.withMore(members.length) : words.with}
          groups={[{ label: null, options: [{ value: '', label: words.nobody }, ...options] }]}
          value=""
          onChange={(other) => other !== '' && change('group', (all) => grouped(all, piece.id, other))}
        />
      )}
      {members.length > 1 && (
        <PlainButton label={words.leave} onPress={() => change('group', (all) => ungrouped(all, piece.id))} />
      )}
    </div>
  );
}
