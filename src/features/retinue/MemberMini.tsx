import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { BriefMarks } from './Marks.tsx';
import styles from './MemberMini.module.css';
import { Portrait } from './Portrait.tsx';
import { type Shown, whoLine } from './view/look.ts';

type MemberMiniProps = {
  readonly shown: Shown;
  readonly owed: number;
  readonly onOpen: () => void;
};

/** A folded datacard: opens in its place. */
export function MemberMini({ shown, owed, onOpen }: MemberMiniProps) {
  const scene = useCampaignScene();
  const { member, sheet } = shown;
  const { retinue } = scene.words.campaign;
  const notes = [...(member.mustRest ? [retinue.rests] : []), ...(owed > 0 ? [retinue.waits(owed)] : [])];
  return (
    <button type="button" className={styles.row} aria-expanded={false} onClick={onOpen}>
      <span className={styles.bust}>
        <Portrait member={member} />
      </span>
      <span className={styles.words}>
        <b>{member.name}</b>
        <small>{whoLine(scene, shown)}</small>
        {notes.length > 0 && <small className={styles.note}>{notes.join('. ')}</small>}
        <span className={styles.marks}>
          <BriefMarks member={member} />
        </span>
      </span>
      <span className={styles.wounds}>
        <b>{sheet.stats.wounds.value}</b>
        <small>{retinue.woundsShort}</small>
      </span>
    </button>
  );
}
