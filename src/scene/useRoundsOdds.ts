import type { RoundsAdvisor } from '../engine/advisor/roundsAdvisor.ts';
import { hasAttackOdds } from '../state/base/store.ts';
import { useGame } from '../state/base/useApp.ts';
import { useRoundsAdvisor } from '../state/battle/rounds.ts';
import type { Language } from '../words/language.ts';
import { useWords } from '../words/useWords.ts';

/** Who is asked for odds in a battle in rounds, and the language that they are told in. */
export interface RoundsOdds {
  readonly advisor: RoundsAdvisor;
  readonly language: Language;
}

/** Null: odds beside attacks are switched off, or the advisor is still to come; everything works without. */
export function useRoundsOdds(): RoundsOdds | null {
  const advisor = useRoundsAdvisor();
  const told = useGame(hasAttackOdds);
  const { language } = useWords('shared');
  return advisor === null || !told ? null : { advisor, language };
}
