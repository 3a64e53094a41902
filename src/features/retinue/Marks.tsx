import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import type { Member } from '../../engine/campaign/model/member.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Tally } from '../../ui/Tally.tsx';
import styles from './Marks.module.css';
import { marksOf } from './view/marks.ts';

type MarksProps = { readonly member: Member };

/** Beyond this a tally fills a phone's width: the figure says it. */
const TALLY_MOST = 20;

function Kills({ kills, label }: { readonly kills: number; readonly label: string }) {
  if (kills === 0) return null;
  return kills > TALLY_MOST ? <b className={styles.figure}>{label}</b> : <Tally count={kills} label={label} />;
}

/** Kills as tally, honours and scars; their names beside their icons. */
export function Marks({ member }: MarksProps) {
  const scene = useCampaignScene();
  const { retinue } = scene.words.campaign;
  const marks = marksOf(scene, member);
  if (marks.length === 0 && member.kills === 0) return <p className={styles.none}>{retinue.noMarks}</p>;
  return (
    <ul className={styles.marks}>
      {member.kills > 0 && (
        <li>
          <Kills kills={member.kills} label={retinue.kills(member.kills)} />
        </li>
      )}
      {marks.map(({ id, of, name }) => (
        <li key={`${of} ${id}`}>
          <Icon name={of} size={18} label={retinue.markKinds[of]} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The same inside a button, each mark with its name. */
export function BriefMarks({ member }: MarksProps) {
  const scene = useCampaignScene();
  const { retinue } = scene.words.campaign;
  const marks = marksOf(scene, member);
  if (marks.length === 0 && member.kills === 0) return null;
  return (
    <span className={styles.marks}>
      <Kills kills={member.kills} label={retinue.kills(member.kills)} />
      {marks.map(({ id, of, name }) => (
        <span key={`${of} ${id}`} className={styles.mark}>
          <Icon name={of} size={16} label={retinue.markKinds[of]} />
          {name}
        </span>
      ))}
    </span>
  );
}
