import { WALK_STAGES, type WalkStage } from '../../engine/campaign/walk.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useCampaignWords } from '../../words/useCampaignWords.ts';
import styles from './AfterBattle.module.css';

const SHOWN = WALK_STAGES.filter((stage): stage is Exclude<WalkStage, 'battle'> => stage !== 'battle');

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
          {index < at ? (
            <>
              <Icon name="check" size={15} />
              <span className="visually-hidden">{after.stages[each]}</span>
            </>
          ) : (
            after.stages[each]
          )}
        </li>
      ))}
    </ol>
  );
}
