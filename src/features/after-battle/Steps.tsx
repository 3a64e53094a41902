import { WALK_STAGES, type WalkStage } from '../../engine/campaign/walk.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useCampaignWords } from '../../words/useCampaignWords.ts';
import styles from './AfterBattle.module.css';

const SHOWN = WALK_STAGES.filter((stage): stage is Exclude<WalkStage, 'battle'> => stage !== 'battle');

/** One step: ticked behind, named when it is in hand or next, a mark when it is further off. */
function Step({ name, from }: { readonly name: string; readonly from: number }) {
  if (from === 0 || from === 1) return name;
  return (
    <>
      <Icon name={from < 0 ? 'check' : 'done'} size={from < 0 ? 15 : 11} />
      <span className="visually-hidden">{name}</span>
    </>
  );
}

/** The steps of the walk; those behind are ticked, the one in hand is underlined. */
export function Steps({ stage }: { readonly stage: WalkStage }) {
  const { after } = useCampaignWords().campaign;
  const at = SHOWN.findIndex((each) => each === stage);
  return (
    <ol className={styles.steps} aria-label={after.steps}>
      {SHOWN.map((each, index) => (
        <li
          key={each}
          className={classNames(styles.step, index === at && styles.current)}
          aria-current={index === at ? 'step' : undefined}
        >
          <Step name={after.stages[each]} from={index - at} />
        </li>
      ))}
    </ol>
  );
}
