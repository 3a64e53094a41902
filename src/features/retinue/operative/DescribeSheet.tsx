import { useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { useCampaignHalfDone } from '../../../scene/useHalfDone.ts';
import type { Described } from '../../../engine/campaign/model/command.ts';
import type { Member } from '../../../engine/campaign/model/member.ts';
import { useTypedForm } from '../../../forms/useTypedForm.ts';
import { useCampaignPlay } from '../../../state/campaign/campaignPlay.ts';
import { ChoiceList } from '../../../ui/ChoiceList.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SheetDialog } from '../../../ui/SheetDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { BustPicker } from '../BustPicker.tsx';
import { useRefusal } from '../useRefusal.ts';
import styles from './Operative.module.css';
import { OwnPicture } from './OwnPicture.tsx';

const NOTHING: Partial<Described> = {};

type DescribeSheetProps = { readonly member: Member; readonly onClose: () => void };

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
export function DescribeSheet({ member, onClose }: DescribeSheetProps) {
  const scene = useCampaignScene();
  const { typedForm } = useCampaignPlay();
  const { common, campaign } = scene.words;
  const { operative } = campaign.retinue;
  const { refusal, send } = useRefusal();
  const first = { name: member.name, notes: member.notes };
  const { fields, type, done } = useTypedForm(first, typedForm(`member/${member.id}`));
  const [chosen, setChosen] = useCampaignHalfDone<Partial<Described>>(`describe ${member.id}`, NOTHING);
  const draft: Described = { ...member, ...chosen, ...fields };
  const change = (set: Partial<Described>) => setChosen({ ...chosen, ...set });
  const close = () => {
    done();
    setChosen(NOTHING);
    onClose();
  };
  const keep = () => {
    const set = changesOf(member, draft);
    if (set === null || send({ type: 'describe', member: member.id, set })) close();
  };
  const { players } = scene.state;
  return (
    <SheetDialog
      open
      title={operative.yours}
      closeLabel={common.close}
      onClose={close}
      actions={<PlainButton label={common.save} tone="brass" onPress={keep} />}
    >
      <div className={styles.fields}>
        {refusal !== null && <p role="alert">{refusal}</p>}
        <TextField
          label={operative.name}
          value={draft.name}
          maxLength={40}
          onChange={(typed) => type({ name: typed })}
        />
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
          onChange={(typed) => type({ notes: typed })}
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
