import type { Pack } from '../../content/pack.ts';
import type { BandModel } from '../../content/schema/warBands/bandModel.ts';
import type { BandMember } from '../../content/schema/warBands/warBand.ts';
import type { BandChoice } from '../../content/warBands/bandChoice.ts';
import { withLeader, withName, withOption, withoutMember } from '../../content/warBands/changeBand.ts';
import { fieldModel } from '../../content/warBands/fieldModel.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { bandCardSaid } from '../../forms/bandCardSaid.ts';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import { CardLines } from './CardLines.tsx';
import styles from './Choose.module.css';

type MemberSheetProps = {
  readonly pack: Pack;
  readonly choice: BandChoice;
  readonly member: BandMember;
  /** What it is called in the war band. */
  readonly title: string;
  readonly onChange: (choice: BandChoice) => void;
  readonly onClose: () => void;
};

type PartProps = Pick<MemberSheetProps, 'choice' | 'member' | 'onChange'> & { readonly model: BandModel };

/** What an option brings, in one line. */
function useOptionSaid() {
  const words = useWords('play');
  const said = useWords('warBands');
  return (model: BandModel, { attacks, actions, abilities, invulnerable, replaces }: BandModel['options'][number]) => {
    const lines = bandCardSaid(words, said.card, { ...model, attacks, actions, abilities, invulnerable });
    const gone = model.attacks.filter(({ id }) => replaces.includes(id)).map(({ name }) => packName(words, name));
    return [
      ...lines.parts.flatMap((part) => part.lines.map(({ said: line }) => line)),
      ...(lines.invulnerable === null ? [] : [lines.invulnerable]),
      ...gone.map(said.replaces),
    ].join(' · ');
  };
}

/** Weapons and options of the card, each with its price (V-75). */
function Options({ choice, member, model, onChange }: PartProps) {
  const words = useWords('play');
  const said = useWords('warBands');
  const optionSaid = useOptionSaid();
  if (model.options.length === 0) return null;
  return (
    <section aria-label={said.card.options} className={styles.fields}>
      <h3>{said.card.options}</h3>
      {model.options.map((option) => (
        <div key={option.id} className={styles.item}>
          <TickBox
            label={said.option(packName(words, option.name), option.points)}
            on={member.options.includes(option.id)}
            onChange={() => onChange(withOption(choice, member.id, model, option.id))}
          />
          <small>{optionSaid(model, option)}</small>
        </div>
      ))}
    </section>
  );
}

/** Whether it leads (V-76), and its own name. */
function Person({ choice, member, model, onChange }: PartProps) {
  const words = useWords('play');
  const said = useWords('warBands');
  const { leads } = model;
  return (
    <>
      {leads !== null && (
        <TickBox
          label={said.leads(leads.cp, leads.wn)}
          on={member.leader}
          onChange={() => onChange(withLeader(choice, member.id))}
        />
      )}
      <TextField
        label={said.name}
        value={member.name === null ? '' : packName(words, member.name)}
        maxLength={40}
        onChange={(name) => onChange(withName(choice, member.id, name))}
      />
    </>
  );
}

/** One model of a war band before the battle: its card, its options, whether it leads; it can be left out. */
export function MemberSheet({ pack, choice, member, title, onChange, onClose }: MemberSheetProps) {
  const words = useWords('play');
  const said = useWords('warBands');
  const model = pack.bandModels.get(member.model);
  if (model === undefined) return null;
  const remove = () => {
    onChange(withoutMember(choice, member.id));
    onClose();
  };
  return (
    <SheetDialog
      open
      title={title}
      closeLabel={words.common.close}
      onClose={onClose}
      actions={
        <>
          <PlainButton icon="cross" label={said.remove(title)} onPress={remove} />
          <PlainButton label={words.common.done} tone="brass" onPress={onClose} />
        </>
      }
    >
      <div className={styles.fields}>
        <CardLines card={fieldModel(model, member, pack.bandFactions.get(choice.faction))} />
        <Options choice={choice} member={member} model={model} onChange={onChange} />
        <Person choice={choice} member={member} model={model} onChange={onChange} />
      </div>
    </SheetDialog>
  );
}
