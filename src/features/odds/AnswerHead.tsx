import { editionOf } from '../../content/oddsEditions.ts';
import { classNames } from '../../ui/classNames.ts';
import { capital } from '../../words/capital.ts';
import { useWords } from '../../words/useWords.ts';
import type { Odds } from './answer.ts';
import { Figure } from './Figure.tsx';
import styles from './Odds.module.css';
import type { OddsSituation } from './oddsSituation.ts';
import type { AnswerNow } from './useAnswer.ts';

function Figures({ odds, kind }: { readonly odds: Odds; readonly kind: OddsSituation['kind'] }) {
  const words = useWords('odds');
  const { kill, mean, killAfter, risk, stun } = odds;
  const after = killAfter.length > 1 ? [words.after(killAfter)] : [];
  const notes = [
    ...after,
    ...(risk === null ? [] : [words.ownWounds(risk.mean)]),
    ...(stun === null ? [] : [words.stun(stun)]),
  ];
  return (
    <>
      <div className={styles.figures} aria-hidden="true">
        <Figure figure={words.chance(kill)} label={words.kill} />
        <Figure figure={words.average(mean)} label={words.mean} />
        {risk !== null && <Figure isHarm figure={words.chance(risk.chance)} label={words.risk[kind]} />}
      </div>
      {notes.length > 0 && (
        <p className={styles.notes} aria-hidden="true">
          {notes.join(' · ')}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {words.sentence(kill, mean)}
        {risk !== null && ` ${words.riskSentence[kind](risk.chance, risk.mean)}`}
        {after.map((said) => ` ${capital(said)}.`)}
        {stun !== null && ` ${words.stun(stun)}`}
      </p>
    </>
  );
}

/** Hot of discarded dice with re-rolls by worth: the one contradiction that can be asked. */
const weighsHot = ({ edition, rerolls }: OddsSituation): boolean =>
  editionOf(edition).book.hot === 'discardedOnes' && rerolls !== 'fails' && rerolls !== 'nonCrits';

/** The answer in figures, or in a sentence why there is none. It stays in view while numbers are changed below it. */
export function AnswerHead({ now, situation }: { readonly now: AnswerNow; readonly situation: OddsSituation }) {
  const words = useWords('odds');
  const { kind } = situation;
  const { answer, isNew } = now;
  return (
    <section
      className={classNames(styles.answer, !isNew && styles.old)}
      aria-label={words.answer}
      aria-busy={!isNew}
      data-new={isNew}
    >
      {answer === null && <p className={styles.said}>{words.working}</p>}
      {answer?.kind === 'odds' && <Figures odds={answer} kind={kind} />}
      {answer !== null && answer.kind !== 'odds' && (
        <p className={styles.said} role="alert">
          {words[answer.kind === 'wrong' && weighsHot(situation) ? 'hotRerolls' : answer.kind]}
        </p>
      )}
    </section>
  );
}
