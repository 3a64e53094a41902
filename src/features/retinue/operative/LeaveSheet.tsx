import { useCampaignScene } from '../../../scene/useCampaignScene.ts';
import type { CampaignCommand } from '../../../engine/campaign/model/command.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { SheetDialog } from '../../../ui/SheetDialog.tsx';
import { useRefusal } from '../useRefusal.ts';
import type { Shown } from '../view/look.ts';
import styles from './Operative.module.css';

type LeaveSheetProps = {
  readonly shown: Shown;
  readonly onClose: () => void;
};

/** Dismiss or retire. Undo brings it back. */
export function LeaveSheet({ shown: { member }, onClose }: LeaveSheetProps) {
  const scene = useCampaignScene();
  const { common, campaign } = scene.words;
  const { operative } = campaign.retinue;
  const { refusal, send } = useRefusal();
  const leave = (how: Extract<CampaignCommand, { type: 'leave' }>['how']) => {
    if (send({ type: 'leave', member: member.id, how })) onClose();
  };
  return (
    <SheetDialog open title={operative.leave} closeLabel={common.close} onClose={onClose}>
      {refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <div className={styles.list}>
        <ListRow
          icon="fallBack"
          title={operative.dismiss}
          detail={operative.dismissDetail}
          onPress={() => leave('dismissed')}
        />
        <ListRow
          icon="honour"
          title={operative.retire}
          detail={operative.retireDetail}
          onPress={() => leave('retired')}
        />
      </div>
    </SheetDialog>
  );
}
