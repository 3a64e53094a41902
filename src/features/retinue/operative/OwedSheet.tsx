import { type CampaignScene, useCampaignScene } from '../../../scene/useCampaignScene.ts';
import type { ReactNode } from 'react';
import { type CampaignPlay, useCampaign } from '../../../state/campaign/campaignPlay.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SheetDialog } from '../../../ui/SheetDialog.tsx';
import styles from './Operative.module.css';

/** Asks first what is owed to this operative: what others wait for goes behind it. */
export function askFirst({ dispatchCampaign }: CampaignPlay, { state }: CampaignScene, member: string): void {
  const before = state.owed.findIndex((owed) => owed.member === member);
  for (const owed of state.owed.slice(0, Math.max(0, before))) dispatchCampaign({ type: 'later', owed: owed.id });
}

type OwedSheetProps = {
  readonly member: string;
  /** The question, and the button that answers it. */
  readonly panel: ReactNode;
  readonly next: ReactNode;
  readonly onClose: () => void;
};

/** What waits for one operative, answered one after the other, until nothing waits any more. */
export function OwedSheet({ member, panel, next, onClose }: OwedSheetProps) {
  const scene = useCampaignScene();
  const { common, campaign } = scene.words;
  const { operative } = campaign.retinue;
  const { request } = useCampaign();
  const mine = request !== null && request.member === member;
  const settled = scene.state.owed.every((owed) => owed.member !== member);
  return (
    <SheetDialog
      open
      title={settled ? operative.nothingWaits : operative.waiting}
      closeLabel={common.close}
      onClose={onClose}
      actions={mine ? next : <PlainButton label={common.done} tone="brass" onPress={onClose} />}
    >
      {mine ? panel : <p className={styles.note}>{settled ? operative.settled : operative.owedFirst}</p>}
    </SheetDialog>
  );
}
