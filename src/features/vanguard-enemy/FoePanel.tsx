import { useFoeDesk } from './desk.ts';
import styles from './Foe.module.css';
import { Offer } from './Offer.tsx';
import { Plan } from './Plan.tsx';
import { Question } from './Question.tsx';
import { useFoeScene } from './useFoeScene.ts';

function Part() {
  const { request, foes } = useFoeScene();
  if (request?.kind === 'look') return <Question key={request.id} request={request} />;
  const acting = foes?.acting ?? null;
  if (acting !== null && acting.steps !== null) return <Plan acting={acting} steps={acting.steps} />;
  const move = foes?.move ?? null;
  return foes === null || move === null ? null : <Offer foes={foes} move={move} />;
}

/** A side that plays itself: what it does next, what the table is asked, what the hands do. */
export function FoePanel() {
  const { refused } = useFoeDesk();
  return (
    <>
      <Part />
      {refused !== null && (
        <p role="status" className={styles.said}>
          {refused}
        </p>
      )}
    </>
  );
}
