import { useWords } from '../../../words/useWords.ts';
import { Figure } from '../Figure.tsx';
import styles from '../Odds.module.css';
import type { VanguardAnswer } from './vanguardAsked.ts';

/** The answer in figures. It stays in view while numbers are changed below it. */
export function VanguardHead({ answer: { odds, risk } }: { readonly answer: VanguardAnswer }) {
  const words = useWords('odds');
  const { vanguard } = words;
  const { pRemoved, pDown, pHurt, meanCapped } = odds;
  const notes = [
    vanguard.floored(pDown),
    vanguard.hurt(pHurt),
    ...(risk === null ? [] : [vanguard.ownWounds(risk.mean)]),
  ];
  return (
    <section className={styles.answer} aria-label={words.answer}>
      <div className={styles.figures} aria-hidden="true">
        <Figure figure={words.chance(pRemoved)} label={vanguard.removed} />
        <Figure figure={words.average(meanCapped)} label={words.mean} />
        {risk !== null && <Figure isHarm figure={words.chance(risk.chance)} label={vanguard.risk} />}
      </div>
      <p className={styles.notes} aria-hidden="true">
        {notes.join(' · ')}
      </p>
      <p className="visually-hidden" role="status">
        {vanguard.sentence(pRemoved, meanCapped)} {vanguard.floored(pDown)}.
        {risk !== null && ` ${vanguard.riskSentence(risk.chance, risk.mean)}`}
      </p>
    </section>
  );
}
