import { memberValue } from '../../content/deploymentValue.ts';
import type { Pack } from '../../content/pack.ts';
import type { Player } from '../../engine/family/killteam/model/state.ts';
import { BUST_NAMES, Bust } from '../../ui/icons/Bust.tsx';
import { TakeRow } from '../../ui/TakeRow.tsx';
import { contentName } from '../../words/content.ts';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import type { Candidate } from './draft.ts';

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
  const words = useWords('play');
  const { member, taken } = candidate;
  const card = pack.operatives.get(member.card);
  const name = packName(words, member.name);
  const role = contentName(words, member.card, card?.name ?? member.card);
  const arms = member.weapons.map((id) => contentName(words, id, pack.weapons.get(id)?.name ?? id));
  const detail = [...(role === name ? [] : [role]), ...arms].join(', ');
  return (
    <TakeRow
      name={name}
      lines={[detail]}
      bust={<Bust name={BUST_NAMES.find((each) => each === (member.portrait ?? card?.portrait)) ?? 'hood'} />}
      owner={owner !== null && taken ? words.deployment.ownedBy(owner.name) : null}
      against={arms.length === 0 ? words.deployment.unarmed : null}
      dv={memberValue(pack, member)}
      dvUnit={words.common.stats.dvUnit}
      taken={taken}
      takeLabel={taken ? words.deployment.leaveBehind(name) : words.deployment.takeAlong(name)}
      onTake={onToggle}
      open={{ label: words.deployment.rename(name), onPress: onOpen }}
    />
  );
}
