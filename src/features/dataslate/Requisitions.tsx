import { useState } from 'react';
import type { Requisition } from '../../engine/plugins/narrative/book.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { PrepSection } from '../../ui/PrepSection.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { campaignRefusal } from '../../words/campaignRefusal.ts';
import { capital } from '../../words/capital.ts';
import styles from './Dataslate.module.css';
import type { Slate } from './slate.ts';

/** What a requisition may be paid for. */
interface Target {
  readonly member: string | null;
  readonly choice: string | null;
  readonly title: string;
}

/** Everything that a requisition can be paid for; null: it needs no choice. */
function targetsOf(
  { state, content, serving, scarsOf, itemOf, named, words }: Slate,
  { does }: Requisition,
): readonly Target[] | null {
  switch (does.kind) {
    case 'heal':
      return serving.flatMap((member) =>
        scarsOf(member).map(({ id, name }) => ({
          member: member.id,
          choice: id,
          title: words.common.named(member.name, name),
        })),
      );
    case 'experience':
      return serving.map(({ id, name }) => ({ member: id, choice: null, title: name }));
    case 'rested':
      return serving
        .filter(({ mustRest }) => mustRest)
        .map(({ id, name }) => ({ member: id, choice: null, title: name }));
    case 'equipment':
      return [...content.items.values()]
        .filter(({ slot, ep }) => slot === 'equipment' && ep <= does.upTo)
        .map(({ id }) => ({ member: null, choice: id, title: itemOf(id) }));
    case 'ep':
      return null;
    case 'asset':
      return (content.narrative?.assets ?? [])
        .filter(({ id }) => !state.bases.includes(id))
        .map((asset) => ({ member: null, choice: asset.id, title: named(asset) }));
  }
}

/** What requisition points buy; each is done at once. */
export function Requisitions({ slate }: { readonly slate: Slate }) {
  const { dispatchCampaign } = useCampaignPlay();
  const { words, said, content, named, textOf } = slate;
  const [asked, ask] = useState<Requisition | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const pay = (row: Requisition, { member, choice }: Omit<Target, 'title'>) => {
    const against = dispatchCampaign({ type: 'requisition', requisition: row.id, member, choice });
    setRefusal(against === null ? null : capital(campaignRefusal(words, against)));
    ask(null);
  };
  const targets = asked === null ? [] : (targetsOf(slate, asked) ?? []);
  return (
    <PrepSection title={said.requisitions}>
      {(content.narrative?.requisitions ?? []).map((row) => (
        <ListRow
          key={row.id}
          title={named(row)}
          detail={said.costs(row.cost, textOf(row))}
          opens
          onPress={() => (targetsOf(slate, row) === null ? pay(row, { member: null, choice: null }) : ask(row))}
        />
      ))}
      <p className={styles.note} role="status">
        {refusal}
      </p>
      {asked !== null && (
        <SheetDialog open title={named(asked)} closeLabel={words.common.close} onClose={() => ask(null)}>
          {targets.length === 0 ? (
            <EmptyState title={said.nothingFor} />
          ) : (
            <ChoiceList
              label={targets[0]?.member === null ? said.which : said.forWhom}
              value=""
              options={targets.map(({ title }, at) => ({ id: `${at}`, title }))}
              onChange={(at) => {
                const target = targets[Number(at)];
                if (target !== undefined) pay(asked, target);
              }}
            />
          )}
        </SheetDialog>
      )}
    </PrepSection>
  );
}
