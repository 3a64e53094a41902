import { useState } from 'react';
import { useCampaignHalfDone } from '../../scene/useHalfDone.ts';
import { bracketsOf } from '../../content/killTeams/brackets.ts';
import type { OperativeCard } from '../../content/schema/operativeCard.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { campaignRefusal } from '../../words/campaignRefusal.ts';
import { capital } from '../../words/capital.ts';
import { contentName } from '../../words/content.ts';
import styles from './Dataslate.module.css';
import type { Slate } from './slate.ts';

const LONGEST = 60;
const LONGEST_KEYWORD = 40;

/** Cards of the fire teams of its kill team; of a list that is gone, all of its pack. */
function cardsOf({ pack, state }: Slate): readonly OperativeCard[] {
  const { team = '', fireTeams = [] } = state.dataslate ?? {};
  const list = pack.killTeams.get(team);
  const ids = new Set(
    list?.fireTeams
      .filter(({ id }) => fireTeams.includes(id))
      .flatMap(({ operatives }) => operatives.map(({ card }) => card)),
  );
  return [...pack.operatives.values()].filter(({ id }) => list === undefined || ids.has(id));
}

/** Somebody who is about to join, as far as it is chosen. */
interface Draft {
  readonly name: string;
  readonly card: OperativeCard | undefined;
  /** Which of the ways to arm the card; null: not chosen. */
  readonly arms: number | null;
  readonly chosen: Readonly<Record<string, string>>;
}

/** A card as it is chosen: armed, where there is but one way to. */
const drafted = (card: OperativeCard | undefined, name: string): Draft => ({
  name,
  card,
  arms: (card?.arms.length ?? 0) > 1 ? null : 0,
  chosen: {},
});

/** The draft with its card by its id. */
const begunOf = ({ card, ...draft }: Draft) => ({ ...draft, card: card?.id ?? '' });

const weaponsOf = ({ card, arms }: Draft): readonly string[] => (arms === null ? [] : (card?.arms[arms] ?? []));

type PartProps = { readonly slate: Slate; readonly draft: Draft; readonly onChange: (draft: Draft) => void };

/** What its card leaves open: how it is armed (C-47), what stands for keywords in brackets (K-05). */
function Choices({ slate: { said, itemOf }, draft, onChange }: PartProps) {
  const { card, arms, chosen } = draft;
  if (card === undefined) return null;
  return (
    <>
      {card.arms.length > 1 && (
        <ChoiceList
          label={said.enlist.arms}
          value={arms === null ? '' : `${arms}`}
          options={card.arms.map((option, at) => ({ id: `${at}`, title: option.map(itemOf).join(', ') }))}
          onChange={(at) => onChange({ ...draft, arms: Number(at) })}
        />
      )}
      {bracketsOf(card).map((word) => (
        <div key={word} className={styles.field}>
          <TextField
            label={said.enlist.keyword(word)}
            value={chosen[word] ?? ''}
            maxLength={LONGEST_KEYWORD}
            onChange={(value) => onChange({ ...draft, chosen: { ...chosen, [word]: value } })}
          />
        </div>
      ))}
    </>
  );
}

/** Somebody joins the dataslate after its opening; what is not chosen yet is said in words. */
export function EnlistSheet({ slate, onClose }: { readonly slate: Slate; readonly onClose: () => void }) {
  const { dispatchCampaign } = useCampaignPlay();
  const { words, said } = slate;
  const cards = cardsOf(slate);
  const [begun, begin] = useCampaignHalfDone('enlist', begunOf(drafted(cards[0], '')));
  const draft: Draft = { ...begun, card: cards.find(({ id }) => id === begun.card) };
  const change = (next: Draft): void => begin(begunOf(next));
  const [refusal, setRefusal] = useState<string | null>(null);
  const enlist = () => {
    const { name, card, chosen } = draft;
    const enlisted = { name, card: card?.id ?? '', portrait: null, chosen, weapons: weaponsOf(draft) };
    const against = dispatchCampaign({ type: 'enlist', enlisted });
    if (against === null) onClose();
    else setRefusal(capital(campaignRefusal(words, against)));
  };
  return (
    <SheetDialog
      open
      title={said.enlist.title}
      closeLabel={words.common.close}
      onClose={onClose}
      actions={<PlainButton label={said.enlist.join} tone="brass" onPress={enlist} />}
    >
      <div className={styles.field}>
        <TextField
          label={said.found.name}
          value={draft.name}
          maxLength={LONGEST}
          onChange={(name) => change({ ...draft, name })}
        />
      </div>
      <ChoiceList
        label={said.enlist.card}
        value={draft.card?.id ?? ''}
        options={cards.map(({ id, name }) => ({ id, title: contentName(words, id, name) }))}
        onChange={(id) =>
          change(
            drafted(
              cards.find((card) => card.id === id),
              draft.name,
            ),
          )
        }
      />
      <Choices slate={slate} draft={draft} onChange={change} />
      <p className={styles.note} role="status">
        {refusal}
      </p>
    </SheetDialog>
  );
}
