import { useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SheetDialog } from '../../../ui/SheetDialog.tsx';
import { capital } from '../../../words/capital.ts';
import { useRefusal } from '../useRefusal.ts';
import type { Shown } from '../view/look.ts';
import { reasonOf } from '../view/reasonOf.ts';
import { slainAcolytes } from '../view/roster.ts';
import styles from './Operative.module.css';

type PromoteSheetProps = { readonly shown: Shown; readonly onClose: () => void };

/** A follower takes the place of an Acolyte that died. */
export function PromoteSheet({ shown: { member }, onClose }: PromoteSheetProps) {
  const scene = useCampaignScene();
  const { common, campaign } = scene.words;
  const { operative, equipping } = campaign.retinue;
  const { refusal, send } = useRefusal();
  const promote = (instead: string, anyway: boolean) => {
    const override = anyway ? { override: { reason: equipping.overridden } } : {};
    if (send({ type: 'promote', member: member.id, instead, ...override })) onClose();
  };
  return (
    <SheetDialog open title={operative.promote} closeLabel={common.close} onClose={onClose}>
      {refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <div className={styles.list}>
        {slainAcolytes(scene).map(({ id, name }) => {
          const reason = reasonOf(scene, { type: 'promote', member: member.id, instead: id });
          const title = operative.promoteInstead(name);
          return reason === null ? (
            <ListRow key={id} icon="honour" title={title} onPress={() => promote(id, false)} />
          ) : (
            <ListRow
              key={id}
              icon="honour"
              title={title}
              detail={capital(reason)}
              tail={<PlainButton label={equipping.anyway} onPress={() => promote(id, true)} />}
            />
          );
        })}
      </div>
    </SheetDialog>
  );
}
