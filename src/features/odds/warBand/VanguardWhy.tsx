import { useState } from 'react';
import { PrepHint, PrepSection } from '../../../ui/PrepSection.tsx';
import type { Words } from '../../../words/words.ts';
import { useWords } from '../../../words/useWords.ts';
import { Fold } from '../../../ui/Fold.tsx';
import styles from '../why/Why.module.css';
import { attackOf, needsOf, type VanguardAnswer } from './vanguardAsked.ts';
import type { VanguardSituation } from './vanguardSituation.ts';
import { type Worth, type WorthId, worthsOf } from './vanguardWorths.ts';

type WhyProps = { readonly situation: VanguardSituation; readonly answer: VanguardAnswer };

const meanOf = (chances: readonly number[]): number => chances.reduce((sum, chance, at) => sum + at * chance, 0);

/** The attack step by step, in sentences. */
function stepsOf({ warBand: { why } }: Words<'odds'>, { situation, answer: { odds } }: WhyProps): readonly string[] {
  const { hit, save } = needsOf(situation);
  const { weapon, bonusDice } = attackOf(situation);
  const { hits, mean, meanCapped, pDown, pRemoved } = odds;
  return [
    why.hits(weapon.dice + bonusDice, hit, meanOf(hits)),
    why.saves(save, (mean - situation.mortal) / situation.damage),
    why.wounds(meanCapped),
    situation.down ? why.lies : why.recovery(pDown + pRemoved, pDown),
  ];
}

const hundredths = (chance: number): number => Math.round(chance * 100);

/** What a thing adds to the chance to remove the target, in points of the chances as shown. */
const gainOf = ({ isSo, removed }: Worth, now: number): number =>
  (hundredths(now) - hundredths(removed)) * (isSo ? 1 : -1);

function otherwiseOf({ warBand }: Words<'odds'>, { id, isSo }: Worth): string {
  if (!isSo) return warBand.why.with;
  const instead: Readonly<Partial<Record<WorthId, string>>> = warBand.instead;
  return instead[id] ?? warBand.why.without;
}

function Steps(props: WhyProps) {
  const words = useWords('odds');
  const { warBand, why } = words;
  const { pRemoved } = props.answer.odds;
  return (
    <>
      <PrepSection title={why.steps}>
        <ol className={styles.steps}>
          {stepsOf(words, props).map((step) => (
            <li key={step}>{step}</li>
          ))}
          <li className={styles.so}>{warBand.why.so(words.chance(pRemoved))}</li>
        </ol>
      </PrepSection>
      <PrepSection title={why.parts}>
        <ul className={styles.parts}>
          {worthsOf(props.situation).map((worth) => (
            <li key={worth.id}>
              <b>{why.gain(gainOf(worth, pRemoved))}</b>
              <span>
                {why.part(
                  warBand.worths[worth.id],
                  otherwiseOf(words, worth),
                  warBand.why.otherwise(worth.removed, worth.mean),
                )}
              </span>
            </li>
          ))}
        </ul>
        <PrepHint>{warBand.why.hint}</PrepHint>
      </PrepSection>
    </>
  );
}

/** Why the chance is what it is, and what each choice is worth; worked out once it is opened. */
export function VanguardWhy(props: WhyProps) {
  const { why, chance } = useWords('odds');
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title={why.title(chance(props.answer.odds.pRemoved))} note="" onToggle={setOpen}>
      {isOpen && <Steps {...props} />}
    </Fold>
  );
}
