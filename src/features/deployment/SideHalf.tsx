import { useState } from 'react';
import {
  factsOf,
  goingOf,
  packOf,
  type SideChoice,
  spentOf,
  toggled,
  withMember,
} from '../../content/killTeams/sideChoice.ts';
import { isLeader } from '../../content/killTeams/teamFacts.ts';
import type { Pack } from '../../content/pack.ts';
import type { RetinueMember } from '../../content/schema/retinue.ts';
import { FacingHalf, type FacingRow } from '../../ui/FacingHalf.tsx';
import type { SideColour } from '../../ui/side.ts';
import { contentName } from '../../words/content.ts';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import { TeamMemberSheet } from './TeamMemberSheet.tsx';
import { TeamSheet } from './TeamSheet.tsx';

export type SideHalfProps = {
  /** Where its kill team may be from. */
  readonly packs: readonly Pack[];
  readonly side: SideColour;
  /** Whose it is; null: the tables play it. */
  readonly player: string | null;
  readonly choice: SideChoice;
  readonly onChange: (choice: SideChoice) => void;
};

/** What tells one operative from another in half a screen: leader or type, group activation. */
function useDetail(pack: Pack) {
  const words = useWords('play');
  const said = useWords('killTeams');
  return (member: RetinueMember): readonly string[] => {
    const card = pack.operatives.get(member.card);
    const group = card?.group ?? 1;
    return [
      isLeader(card?.keywords ?? []) ? said.leader : contentName(words, member.card, card?.name ?? member.card),
      ...(group > 1 ? [said.group(group)] : []),
      ...(member.equipment ?? []).map(({ id }) => contentName(words, id, pack.equipment.get(id)?.name ?? id)),
    ];
  };
}

/** A member as its row shows it. */
function useRows(pack: Pack, { goes: going }: SideChoice) {
  const words = useWords('play');
  const said = useWords('killTeams');
  const detail = useDetail(pack);
  return (member: RetinueMember): Omit<FacingRow, 'onOpen'> => {
    const goes = going.includes(member.id);
    const parts = detail(member);
    const wounds = pack.operatives.get(member.card)?.wounds ?? 0;
    const name = packName(words, member.name);
    return {
      id: member.id,
      figure: goes ? `${wounds}` : '–',
      name,
      detail: goes ? parts.join(', ') : said.staysBehind,
      label: said.card(name, [...parts, ...(goes ? [] : [said.staysBehind])].join(', '), wounds),
      faint: !goes,
    };
  };
}

/** One of two equal sides: whose it is, its kill team, who goes with what. The other half is built alike, mirrored. */
export function SideHalf({ packs, side, player, choice, onChange }: SideHalfProps) {
  const pack = packOf(packs, choice);
  const rowOf = useRows(pack, choice);
  const words = useWords('play');
  const said = useWords('killTeams');
  const [sheet, setSheet] = useState<'team' | { readonly member: string } | null>(null);
  const name = contentName(words, choice.roster, pack.retinues.get(choice.roster)?.name ?? choice.roster);
  const open = typeof sheet === 'object' ? choice.members.find(({ id }) => id === sheet?.member) : undefined;
  const spent = spentOf(pack, choice);
  const close = () => setSheet(null);
  return (
    <FacingHalf
      side={side}
      title={player ?? said.tables}
      label={said.team(player ?? said.tables)}
      team={{ name, detail: said.change(goingOf(choice).length), onPress: () => setSheet('team') }}
      rows={choice.members.map((member) => ({
        ...rowOf(member),
        onOpen: () => setSheet({ member: member.id }),
      }))}
      note={spent === null ? null : said.spent(spent.spent, spent.ep)}
      facts={{ label: said.check, lines: factsOf(pack, choice).map(({ code, params }) => said.facts[code](params)) }}
    >
      {sheet === 'team' && <TeamSheet packs={packs} choice={choice} onChange={onChange} onClose={close} />}
      {open !== undefined && (
        <TeamMemberSheet
          pack={pack}
          choice={choice}
          member={open}
          onToggle={() => onChange(toggled(choice, open.id))}
          onChange={(member) => onChange(withMember(choice, member))}
          onClose={close}
        />
      )}
    </FacingHalf>
  );
}
