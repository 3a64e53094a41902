import type { TableLook, LookRequest } from '../../engine/log/request.ts';
import styles from './Question.module.css';
import type { EnemyScene } from './view/enemyScene.ts';

type FirstProps = {
  readonly scene: EnemyScene;
  readonly request: LookRequest;
  readonly onSay: (look: TableLook) => void;
};

/** A name answers at once; for a charge, nobody does too. */
export function FirstAnswers({ scene, request, onSay }: FirstProps) {
  const { look, told } = scene;
  return (
    <div className={styles.answers}>
      {request.candidates.map((id) => (
        <button key={id} type="button" className={styles.answer} onClick={() => onSay({ kind: 'first', first: id })}>
          {look.name(id)}
        </button>
      ))}
      {request.question === 'reach' && (
        <button type="button" className={styles.answer} onClick={() => onSay({ kind: 'first', first: null })}>
          {told.turn.nobody}
        </button>
      )}
    </div>
  );
}
