import { useScene } from '../../scene/useScene.ts';
import type { EnemyActing } from '../../engine/view/enemies.ts';
import type { LookRequest } from '../../engine/family/killteam/model/request.ts';
import { Explained } from '../../forms/Explained.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useEnemyCommands } from './commands.ts';
import styles from './Question.module.css';
import { Told } from './Told.tsx';
import { questionHint, questionText, worstText } from './view/questionText.ts';

export type QuestionProps = {
  /** Whose turn it is; null: the question is about somebody of the retinue. */
  readonly acting: EnemyActing | null;
  readonly request: LookRequest;
  readonly onTimeline: () => void;
};

/** The question as it is read, with what counts. */
export function Prompt({ acting, request }: Omit<QuestionProps, 'onTimeline'>) {
  const scene = useScene('behaviour');
  const hint = questionHint({ scene, request });
  const { turn } = scene.told;
  return (
    <section className={styles.ask}>
      <p className={styles.label}>{acting === null ? turn.question : turn.questionOf(acting.turn.asked + 1)}</p>
      <h2 data-asked="" className={request.question === 'sight' ? styles.low : undefined}>
        {questionText({ scene, request })}
      </h2>
      {hint !== null && (
        <p>
          <Explained text={hint} />
        </p>
      )}
      {acting !== null && <Told enemy={acting.enemy} />}
    </section>
  );
}

/** "I don't know", and what it comes to. */
export function DontKnow({ request }: Pick<QuestionProps, 'request'>) {
  const scene = useScene('behaviour');
  const { sayLook } = useEnemyCommands();
  return (
    <button
      type="button"
      data-part="dontKnow"
      className={styles.dontKnow}
      onClick={() => void sayLook(request.id, { kind: 'dontKnow' })}
    >
      <Icon name="readOnly" />
      <span>
        <b>{scene.told.turn.dontKnow}</b>
        <small>{worstText({ scene, request })}</small>
      </span>
    </button>
  );
}
