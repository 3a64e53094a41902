import { useState } from 'react';
import type { Described } from '../../../engine/campaign/command.ts';
import type { Member } from '../../../engine/campaign/member.ts';
import { ChoiceList } from '../../../ui/ChoiceList.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SheetDialog } from '../../../ui/SheetDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { BustPicker } from '../BustPicker.tsx';
import { useRefusal } from '../useRefusal.ts';
import type { RetinueLook } from '../view/look.ts';
import styles from './Operative.module.css';
import { OwnPicture } from './OwnPicture.tsx';

type DescribeSheetProps = { readonly look: RetinueLook; readonly member: Member; readonly onClose: () => void };

/** What has changed against the member; null: nothing has. */
function changesOf(member: Member, draft: Described): Partial<Described> | null {
  const name = draft.name.trim() === '' ? member.name : draft.name.trim();
  const set = {
    ...(name !== member.name && { name }),
    ...(draft.notes !== member.notes && { notes: draft.notes }),
    ...(draft.portrait !== member.portrait && { portrait: draft.portrait }),
    ...(draft.picture !== member.picture && { picture: draft.picture }),
    ...(draft.player !== member.player && { player: draft.player }),
  };
  return Object.keys(set).length === 0 ? null : set;
}

/** Name, notes, portrait and player: the player's own, in one command. */
export function DescribeSheet({ look, member, onClose }: DescribeSheetProps) {
  const { common, campaign } = look.words;
  const { operative } = campaign.retinue;
  const { refusal, send } = useRefusal();
  const [draft, setDraft] = useState<Described>(member);
  const change = (set: Partial<Described>) => setDraft({ ...draft, ...set });
  const keep = () => {
    const set = changesOf(member, draft);
    if (set === null || send({ type: 'describe', member: member.id, set })) onClose();
  };
  const { players } = look.state;
  return (
    <SheetDialog
      open
      title={operative.yours}
      closeLabel={common.close}
      onClose={onClose}
      actions={<PlainButton label={common.save} tone="brass" onPress={keep} />}
    >
      <div className={styles.fields}>
        {refusal !== null && <p role="alert">{refusal}</p>}
        <TextField label={operative.name} value={draft.name} maxLength={40} onChange={(name) => change({ name })} />
        <BustPicker
          value={draft.picture === null ? draft.portrait : null}
          onChange={(portrait) => change({ portrait, picture: null })}
        />
        <OwnPicture member={{ ...member, picture: draft.picture }} onPicture={(picture) => change({ picture })} />
        <TextField
          label={operative.notes}
          value={draft.notes}
          lines={4}
          maxLength={2000}
          onChange={(notes) => change({ notes })}
        />
        {players.length > 1 && (
          <ChoiceList
            label={operative.player}
            options={players.map(({ id, name, mark }) => ({ id, title: name, number: mark }))}
            value={draft.player}
            onChange={(player) => change({ player })}
          />
        )}
      </div>
    </SheetDialog>
  );
}
