import type { Player } from '../../engine/family/killteam/model/state.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Deployment.module.css';
import type { Candidate } from './draft.ts';

type MemberSheetProps = {
  readonly candidate: Candidate;
  readonly players: readonly Player[];
  /** Who plays it now, from 0. */
  readonly place: number;
  readonly onChange: (change: Partial<Candidate>) => void;
  readonly onClose: () => void;
};

/** Its name, and who plays it. */
export function MemberSheet({ candidate, players, place, onChange, onClose }: MemberSheetProps) {
  const words = useWords('play');
  const { member } = candidate;
  const name = packName(words, member.name);
  return (
    <SheetDialog
      open
      title={name === '' ? words.deployment.nameLabel : name}
      closeLabel={words.common.close}
      onClose={onClose}
      actions={<PlainButton label={words.common.done} tone="brass" onPress={onClose} />}
    >
      <div className={styles.fields}>
        <TextField
          label={words.deployment.nameLabel}
          value={member.name}
          maxLength={40}
          onChange={(changed) => onChange({ member: { ...member, name: changed } })}
        />
        {players.length > 1 && (
          <ChoiceList
            label={words.deployment.assignTo(name)}
            options={players.map((player) => ({ id: player.id, title: player.name, number: player.mark }))}
            value={players[place]?.id ?? null}
            onChange={(id) => onChange({ player: players.findIndex((player) => player.id === id) })}
          />
        )}
      </div>
    </SheetDialog>
  );
}
