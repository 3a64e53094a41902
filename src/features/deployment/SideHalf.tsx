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
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SideHead } from '../../ui/SideHead.tsx';
import type { SideColour } from '../../ui/side.ts';
import { contentName } from '../../words/content.ts';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import { TeamMemberSheet } from './TeamMemberSheet.tsx';
import { TeamSheet } from './TeamSheet.tsx';
import styles from './SideHalf.module.css';

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

type RowProps = {
  readonly pack: Pack;
  readonly member: RetinueMember;
  readonly goes: boolean;
  readonly onOpen: () => void;
};

function Row({ pack, member, goes, onOpen }: RowProps) {
  const words = useWords('play');
  const said = useWords('killTeams');
  const detail = useDetail(pack)(member);
  const name = packName(words, member.name);
  const wounds = pack.operatives.get(member.card)?.wounds ?? 0;
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.row, !goes && styles.left)}
        aria-label={said.card(name, [...detail, ...(goes ? [] : [said.staysBehind])].join(', '), wounds)}
        onClick={onOpen}
      >
        <b className={styles.wounds}>{goes ? wounds : '–'}</b>
        <span className={styles.who}>
          <b>{name}</b>
          <small>{goes ? detail.join(', ') : said.staysBehind}</small>
        </span>
      </button>
    </li>
  );
}

/** What is not by the rules of rosters, one line each. */
function Facts({ pack, choice }: { readonly pack: Pack; readonly choice: SideChoice }) {
  const { facts, check } = useWords('killTeams');
  const found = factsOf(pack, choice);
  if (found.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label={check}>
      {found.map(({ code, at, params }) => (
        <li key={`${code} ${at} ${JSON.stringify(params)}`}>
          <Icon name="couldNot" size={16} />
          {facts[code](params)}
        </li>
      ))}
    </ul>
  );
}

/** One of two equal sides: whose it is, its kill team, who goes with what. The other half is built alike, mirrored. */
export function SideHalf({ packs, side, player, choice, onChange }: SideHalfProps) {
  const pack = packOf(packs, choice);
  const words = useWords('play');
  const said = useWords('killTeams');
  const [sheet, setSheet] = useState<'team' | { readonly member: string } | null>(null);
  const name = contentName(words, choice.roster, pack.retinues.get(choice.roster)?.name ?? choice.roster);
  const open = typeof sheet === 'object' ? choice.members.find(({ id }) => id === sheet?.member) : undefined;
  const spent = spentOf(pack, choice);
  const close = () => setSheet(null);
  return (
    <section className={classNames(styles.half, styles[side])} aria-label={said.team(player ?? said.tables)}>
      <SideHead side={side} title={player ?? said.tables} />
      <button type="button" className={styles.team} onClick={() => setSheet('team')}>
        <b>{name}</b>
        <small>{said.change(goingOf(choice).length)}</small>
      </button>
      <ul className={styles.rows}>
        {choice.members.map((member) => (
          <Row
            key={member.id}
            pack={pack}
            member={member}
            goes={choice.goes.includes(member.id)}
            onOpen={() => setSheet({ member: member.id })}
          />
        ))}
      </ul>
      {spent !== null && <p className={styles.note}>{said.spent(spent.spent, spent.ep)}</p>}
      <Facts pack={pack} choice={choice} />
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
    </section>
  );
}
