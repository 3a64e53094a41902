import type { Member } from '../../engine/campaign/model/member.ts';
import { sheetOf } from '../../engine/campaign/model/sheetOf.ts';
import type { Rank } from '../../engine/plugins/narrative/book.ts';
import { useCampaign } from '../../state/campaign/campaignPlay.ts';
import { contentName, contentText } from '../../words/content.ts';
import { useWords } from '../../words/useWords.ts';

/** A rule that an operative has of its career, as it is told. */
export interface Told {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** What all screens of a dataslate read of it, in words. */
export function useSlate() {
  const campaign = useCampaign();
  const words = useWords('campaign');
  const said = useWords('dataslate').dataslate;
  const { state, content, pack } = campaign;
  const { narrative } = content;
  const named = ({ id, name }: { readonly id: string; readonly name: string }) => contentName(words, id, name);
  const told = (
    id: string,
    row: { readonly name: string; readonly trait: { readonly text: string } } | undefined,
  ): Told => ({
    id,
    name: contentName(words, id, row?.name ?? id),
    text: contentText(words, id, row?.trait.text ?? ''),
  });
  const rankOf = ({ level }: Pick<Member, 'level'>): string => {
    const rank = narrative?.ranks[level];
    return rank === undefined ? '' : named(rank);
  };
  const nextOf = ({ level }: Pick<Member, 'level'>): Rank | null => narrative?.ranks[level + 1] ?? null;
  return {
    campaign,
    state,
    content,
    pack,
    words,
    said,
    named,
    rankOf,
    nextOf,
    /** What a requisition or an asset does, in words. */
    textOf: ({ id, text }: { readonly id: string; readonly text: string }) => contentText(words, id, text),
    cardOf: ({ card }: Member) => contentName(words, card, pack.operatives.get(card)?.name ?? card),
    honoursOf: ({ honours }: Member) => honours.map(({ id }) => told(id, content.honours.get(id))),
    scarsOf: ({ scars }: Member) => scars.map(({ id }) => told(id, content.scars.get(id))),
    itemOf: (id: string) => contentName(words, id, content.items.get(id)?.name ?? id),
    sheetOf: (member: Member) => sheetOf(content, member, state.stash),
    serving: state.members.filter(({ fate }) => fate === 'serving'),
  };
}
export type Slate = ReturnType<typeof useSlate>;
