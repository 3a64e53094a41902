import { useWords } from '../../../words/useWords.ts';
import { Figure } from '../Figure.tsx';
import styles from '../Odds.module.css';
import type { VanguardAnswer } from './vanguardAsked.ts';

/** The answer in figures. It stays in view while numbers are changed below it. */
export function VanguardHead({ answer: { odds, risk } }: { readonly answer: VanguardAnswer }) {
  const words = useWords('odds');
  const { warBand } = words;
  const { pRemoved, pDown, pHurt, meanCapped } = odds;
  const notes = [warBand.floored(pDown), warBand.hurt(pHurt), ...(risk === null ? [] : [warBand.ownWounds(risk.mean)])];
  return (
    <section className={styles.answer} aria-label={words.answer}>
      <div className={styles.figures} aria-hidden="true">
        <Figure figure={words.chance(pRemoved)} label={warBand.removed} />
        <Figure figure={words.average(meanCapped)} label={words.mean} />
        {risk !== null && <Figure isHarm figure={words.chance(risk.chance)} label={warBand.risk} />}
      </div>
      <p className={styles.notes} aria-hidden="true">
        {notes.join(' · ')}
      </p>
      <p className="visually-hidden" role="status">
        {warBand.sentence(pRemoved, meanCapped)} {warBand.floored(pDown)}.
        {risk !== null && ` ${warBand.riskSentence(risk.chance, risk.mean)}`}
      </p>
    </section>
  );
}
