import { memberValue } from '../../content/deploymentValue.ts';
import type { Pack } from '../../content/pack.ts';
import type { Player } from '../../engine/battle/state.ts';
import { BUST_NAMES, Bust } from '../../ui/icons/Bust.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { contentName } from '../../words/content.ts';
import { packName } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import type { Candidate } from './draft.ts';
import styles from './MemberRow.module.css';

type MemberRowProps = {
  readonly pack: Pack;
  readonly candidate: Candidate;
  /** Who plays it; null: there is one player, or it stays behind. */
  readonly owner: Player | null;
  readonly onToggle: () => void;
  readonly onOpen: () => void;
};

/** One of the roster: tick to take along, press the name to rename it or to give it to somebody. */
export function MemberRow({ pack, candidate, owner, onToggle, onOpen }: MemberRowProps) {
  const words = useWords();
  const { member, taken } = candidate;
  const card = pack.operatives.get(member.card);
  const name = packName(words, member.name);
  const role = contentName(words, member.card, card?.name ?? member.card);
  const arms = member.weapons.map((id) => contentName(words, id, pack.weapons.get(id)?.name ?? id));
  const detail = [...(role === name ? [] : [role]), ...arms].join(', ');
  return (
    <li className={classNames(styles.row, !taken && styles.behind)}>
      <button
        type="button"
        className={styles.take}
        aria-pressed={taken}
        aria-label={taken ? words.deployment.leaveBehind(name) : words.deployment.takeAlong(name)}
        onClick={onToggle}
      >
        <span className={styles.box}>{taken && <Icon name="check" size={18} />}</span>
      </button>
      <button type="button" className={styles.who} aria-label={words.deployment.rename(name)} onClick={onOpen}>
        <span className={styles.bust}>
          <Bust name={BUST_NAMES.find((each) => each === (member.portrait ?? card?.portrait)) ?? 'hood'} />
        </span>
        <span className={styles.words}>
          <b>{name}</b>
          <small>{detail}</small>
          {owner !== null && taken && <small className={styles.owner}>{words.deployment.ownedBy(owner.name)}</small>}
        </span>
        <span className={styles.dv}>
          <b>{memberValue(pack, member)}</b>
          <small>{words.common.stats.dvUnit}</small>
        </span>
      </button>
    </li>
  );
}
