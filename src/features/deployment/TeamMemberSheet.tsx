import { bracketsOf } from '../../content/killTeams/brackets.ts';
import { itemsFor, type SideChoice, withItem, withOption } from '../../content/killTeams/sideChoice.ts';
import { priceOf } from '../../content/killTeams/teamFacts.ts';
import type { Pack } from '../../content/pack.ts';
import type { EquipmentRow } from '../../content/schema/equipment.ts';
import type { RetinueMember } from '../../content/schema/retinue.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { contentName, contentText } from '../../words/content.ts';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './SideHalf.module.css';

type TeamMemberSheetProps = {
  readonly pack: Pack;
  readonly choice: SideChoice;
  readonly member: RetinueMember;
  readonly onToggle: () => void;
  readonly onChange: (member: RetinueMember) => void;
  readonly onClose: () => void;
};

type PartProps = Pick<TeamMemberSheetProps, 'pack' | 'member' | 'onChange'>;

/** The keywords in brackets: what stands for each of them (K-05). */
function Keywords({ pack, member, onChange }: PartProps) {
  const said = useWords('killTeams');
  const card = pack.operatives.get(member.card);
  const { chosen = {} } = member;
  const choose = (word: string, value: string) => {
    const { [word]: _before, ...others } = chosen;
    onChange({ ...member, chosen: value === '' ? others : { ...others, [word]: value } });
  };
  return (card === undefined ? [] : bracketsOf(card)).map((word) => (
    <TextField
      key={word}
      label={said.keyword(word)}
      value={chosen[word] ?? ''}
      maxLength={40}
      onChange={(value) => choose(word, value)}
    />
  ));
}

/** One item: ticked when it is taken, with its options then (C-47). */
function Item({ row, member, onChange }: Omit<PartProps, 'pack'> & { readonly row: EquipmentRow }) {
  const words = useWords('play');
  const said = useWords('killTeams');
  const taken = (member.equipment ?? []).find(({ id }) => id === row.id);
  const name = contentName(words, row.id, row.name);
  const text = row.trait === null ? '' : contentText(words, row.trait.id, row.trait.text);
  return (
    <div className={styles.item}>
      <TickBox
        label={`${name}, ${said.points(priceOf(row))}`}
        on={taken !== undefined}
        onChange={(on) => onChange(withItem(member, row, on))}
      />
      {text !== '' && <small>{text}</small>}
      {taken !== undefined && row.options.length > 0 && (
        <ChoiceList
          label={said.option(name)}
          options={row.options.map((option) => ({
            id: option.id,
            title: contentName(words, option.id, option.name),
            ...(option.trait !== null && { reason: contentText(words, option.id, option.trait.text) }),
          }))}
          value={taken.option ?? null}
          onChange={(option) => onChange(withOption(member, row, option))}
        />
      )}
    </div>
  );
}

/** One operative of a kill team before the battle: whether it goes, its chosen keywords, what it carries. */
export function TeamMemberSheet({ pack, choice, member, onToggle, onChange, onClose }: TeamMemberSheetProps) {
  const words = useWords('play');
  const said = useWords('killTeams');
  const items = itemsFor(pack, choice, member);
  return (
    <SheetDialog
      open
      title={packName(words, member.name)}
      closeLabel={words.common.close}
      onClose={onClose}
      actions={<PlainButton label={words.common.done} tone="brass" onPress={onClose} />}
    >
      <div className={styles.fields}>
        <TickBox label={said.goes} on={choice.goes.includes(member.id)} onChange={onToggle} />
        <Keywords pack={pack} member={member} onChange={onChange} />
        {items.length > 0 && (
          <section aria-label={said.equipment} className={styles.fields}>
            <h3>{said.equipment}</h3>
            {items.map((row) => (
              <Item key={row.id} row={row} member={member} onChange={onChange} />
            ))}
          </section>
        )}
      </div>
    </SheetDialog>
  );
}
