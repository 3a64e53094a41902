import type { PlayScene } from '../../../scene/useScene.ts';
import type { ToldWindow } from '../../../engine/view/spoken.ts';
import type { WhyRow } from '../../../ui/WhyList.tsx';
import { becauseRow, ruleName } from '../../../words/ruleName.ts';
import type { ShotShown } from '../useShotShown.ts';

/** A row of "why"; `ruleId`: the rule it leads to. */
export type ReasonRow = Omit<WhyRow, 'onOpen'> & { readonly ruleId: string | null };

/** A row that begins with a number. */
export const figure = (id: string, value: string, text: string): ReasonRow => ({
  id,
  lead: { value },
  text,
  ruleId: null,
});

/** The weapon's rules that may speak at one moment, in the order of the ruleset: bone when they did, faint when not. */
export const ruleRows = ({ words }: PlayScene, { shot }: ShotShown, window: ToldWindow): readonly ReasonRow[] =>
  shot.spoken(window).map(({ use, because }): ReasonRow => {
    const row = { id: `${window}.${use.id}`, ruleId: use.id };
    return because === null
      ? { ...row, lead: { icon: 'cross' }, weight: 'faint', text: words.whyRows.ruleQuiet(ruleName(words, use)) }
      : { ...row, lead: { icon: 'check' }, weight: 'did', text: becauseRow(words, because, shot.weapon.rules) };
  });
