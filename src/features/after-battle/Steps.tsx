import type { WalkStage } from '../../engine/campaign/model/walk.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import styles from './AfterBattle.module.css';
import { idleStages, stagesOf } from './idle.ts';
import type { Walk } from './useWalk.ts';

type StepProps = { readonly name: string; readonly from: number; readonly idle: string | null };

/** One step with its name: ticked behind, a dash where nothing was to do, a square further off. */
function Step({ name, from, idle }: StepProps) {
  const mark: IconName = from >= 0 ? (from === 0 ? 'ready' : 'done') : idle === null ? 'check' : 'minus';
  return (
    <>
      <Icon name={mark} size={12} />
      <span>{name}</span>
      {idle !== null && <span className="visually-hidden">{idle}</span>}
    </>
  );
}

/** Where the names do not all fit, the one in hand is shown. */
const intoView = (step: HTMLLIElement | null): void => {
  step?.scrollIntoView({ block: 'nearest', inline: 'center' });
};

/** The steps of the walk by name; those behind are ticked or had nothing to do, the one in hand is underlined. */
export function Steps({ walk, stage }: { readonly walk: Walk; readonly stage: WalkStage }) {
  const { after } = walk.words.campaign;
  const shown = stagesOf(walk);
  const at = shown.findIndex((each) => each === stage);
  const idle = idleStages(walk);
  return (
    <ol className={styles.steps} aria-label={after.steps}>
      {shown.map((each, index) => (
        <li
          key={each}
          ref={index === at ? intoView : null}
          className={classNames(styles.step, index === at && styles.current, index < at && styles.behind)}
          aria-current={index === at ? 'step' : undefined}
        >
          <Step
            name={after.stages[each]}
            from={index - at}
            idle={idle.some(({ stage: skipped }) => skipped === each) ? `, ${after.nothingToDo}` : null}
          />
        </li>
      ))}
    </ol>
  );
}

/** Why the steps just before the one in hand were passed over; nothing when none was. */
export function PassedOver({ walk }: { readonly walk: Walk }) {
  const { after } = walk.words.campaign;
  const shown = stagesOf(walk);
  const at = shown.findIndex((each) => each === walk.scenario.stage);
  const idle = idleStages(walk);
  const reasons: string[] = [];
  for (const stage of shown.slice(0, Math.max(0, at)).toReversed()) {
    const found = idle.find((each) => each.stage === stage);
    if (found === undefined) break;
    reasons.unshift(after.passedOver(after.stages[stage], found.why));
  }
  return reasons.length === 0 ? null : (
    <ul className={styles.passed} aria-label={after.nothingToDo}>
      {reasons.map((reason) => (
        <li key={reason}>
          <Icon name="minus" size={14} />
          {reason}
        </li>
      ))}
    </ul>
  );
}
