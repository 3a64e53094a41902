import { type CampaignScene, useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { useCampaignHalfDone } from '../../../scene/useHalfDone.ts';
import type { CampaignCorrection } from '../../../engine/campaign/model/command.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { SheetDialog } from '../../../ui/SheetDialog.tsx';
import { useRefusal } from '../useRefusal.ts';
import type { Shown } from '../view/look.ts';
import { type ByHand, HANDS, namedFor } from './hand.ts';
import { HandFields } from './HandFields.tsx';
import styles from './Operative.module.css';

type HandSheetProps = { readonly shown: Shown; readonly onClose: () => void };

/** Whether there is anything to set: taking a scar away needs one. */
const makesSense = (scene: CampaignScene, { member }: Shown, hand: ByHand): boolean =>
  namedFor(scene, member, hand)?.length !== 0;

/** Anything of an operative set by hand, logged as the player's. */
export function HandSheet({ shown, onClose }: HandSheetProps) {
  const scene = useCampaignScene();
  const { common, campaign } = scene.words;
  const { operative } = campaign.retinue;
  const { id } = shown.member;
  const [hand, setHand] = useCampaignHalfDone<ByHand | null>(`hand ${id}`, null);
  const [correction, setCorrection] = useCampaignHalfDone<CampaignCorrection | null>(`correction ${id}`, null);
  const { refusal, send } = useRefusal();
  const set = () => {
    if (correction !== null && send({ type: 'correct', correction })) onClose();
  };
  const back = () => {
    setHand(null);
    setCorrection(null);
  };
  return (
    <SheetDialog
      open
      title={hand === null ? operative.byHand : operative.hand[hand]}
      closeLabel={common.close}
      onClose={onClose}
      {...(hand !== null && {
        actions: (
          <>
            <PlainButton icon="back" label={common.back} onPress={back} />
            <PlainButton icon="byHand" label={operative.set} tone="brass" onPress={set} />
          </>
        ),
      })}
    >
      <p>{operative.handHint}</p>
      {refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {hand === null ? (
        <div className={styles.list}>
          {HANDS.filter((each) => makesSense(scene, shown, each)).map((each) => (
            <ListRow key={each} title={operative.hand[each]} opens onPress={() => setHand(each)} />
          ))}
        </div>
      ) : (
        <HandFields key={hand} shown={shown} hand={hand} onChange={setCorrection} />
      )}
    </SheetDialog>
  );
}
