import { useEffect, useState } from 'react';
import { loadBundledPack } from '../../content/bundledPack.ts';
import type { ImportedRoster } from '../../content/importers/roster.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { contentName } from '../../words/content.ts';
import { useWords } from '../../words/useWords.ts';
import { type Choices, withCard } from './choices.ts';
import form from '../../ui/Form.module.css';

type RecruitsProps = {
  readonly roster: ImportedRoster;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
};

type RecruitCard = { readonly id: string; readonly name: string };

const OUT = '';

/** The cards that can be recruited, Acolytes first; none until the pack has come. */
function useCards(): readonly RecruitCard[] {
  const [cards, setCards] = useState<readonly RecruitCard[]>([]);
  useEffect(() => {
    loadBundledPack().then(
      ({ operatives }) =>
        setCards([...operatives.values()].filter(({ kind }) => kind === 'acolyte' || kind === 'follower')),
      () => setCards([]),
    );
  }, []);
  return cards;
}

/** Each model with the card that the player gives it; whoever has none stays out. */
export function RecruitsSection({ roster, choices, onChange }: RecruitsProps) {
  const words = useWords('shared');
  const { recruits } = useWords('importing');
  const cards = useCards();
  const [open, setOpen] = useState<number | null>(null);
  const nameOf = (id: string | undefined) => {
    const card = cards.find((each) => each.id === id);
    return card === undefined ? recruits.out : contentName(words, card.id, card.name);
  };
  const opened = open === null ? undefined : roster.models[open];
  const close = () => setOpen(null);
  return (
    <section className={form.section} aria-label={recruits.title}>
      <SectionHead title={recruits.title} />
      {roster.models.map(({ name }, index) => (
        <ListRow
          key={index}
          title={name}
          detail={nameOf(choices.cards.get(index))}
          opens
          onPress={() => setOpen(index)}
        />
      ))}
      {open !== null && opened !== undefined && (
        <SheetDialog
          open
          title={recruits.as(opened.name)}
          closeLabel={words.common.close}
          onClose={close}
          actions={<PlainButton label={words.common.done} tone="brass" onPress={close} />}
        >
          <ChoiceList
            label={recruits.as(opened.name)}
            options={[
              { id: OUT, title: recruits.out, reason: recruits.outHint },
              ...cards.map(({ id }) => ({ id, title: nameOf(id) })),
            ]}
            value={choices.cards.get(open) ?? OUT}
            onChange={(card) => onChange(withCard(choices, open, card === OUT ? null : card))}
          />
        </SheetDialog>
      )}
    </section>
  );
}
