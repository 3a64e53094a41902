import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { capital } from '../../words/capital.ts';

type AnywaySheetProps = {
  /** What cannot be done. */
  readonly title: string;
  readonly reason: string;
  /** Null: it makes no sense, whatever the player says. */
  readonly onAnyway: (() => void) | null;
  readonly onClose: () => void;
};

/** Why something is grey, and the way to do it all the same. */
export function AnywaySheet({ title, reason, onAnyway, onClose }: AnywaySheetProps) {
  const { common, campaign } = useCampaignScene().words;
  const { equipping } = campaign.retinue;
  const anyway = () => {
    onAnyway?.();
    onClose();
  };
  return (
    <SheetDialog
      open
      title={title}
      closeLabel={common.close}
      onClose={onClose}
      {...(onAnyway !== null && {
        actions: <PlainButton icon="byHand" label={equipping.anyway} tone="brass" onPress={anyway} />,
      })}
    >
      <p>{capital(reason)}</p>
      {onAnyway !== null && <p>{capital(equipping.anywayDetail)}</p>}
    </SheetDialog>
  );
}
