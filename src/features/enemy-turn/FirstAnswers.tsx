import { useScene } from '../../scene/useScene.ts';
import type { TableLook } from '../../engine/log/request.ts';
import type { LookRequest } from '../../engine/family/killteam/model/request.ts';
import styles from './Question.module.css';

type FirstProps = {
  readonly request: LookRequest;
  readonly onSay: (look: TableLook) => void;
};

/** A name answers at once; for a charge, nobody does too. */
export function FirstAnswers({ request, onSay }: FirstProps) {
  const { look, told } = useScene('behaviour');
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
