import { fold } from '../../../engine/family/killteam/attack/fold.ts';
import type { Because } from '../../../engine/family/killteam/model/event.ts';
import type { Pool } from '../../../engine/family/killteam/model/pool.ts';
import type { Window, Windows } from '../../../engine/family/killteam/rules/windows.ts';
import type { WhyRow } from '../../../ui/WhyList.tsx';
import { becauseRow, ruleName } from '../../../words/ruleName.ts';
import type { ShotScene } from './shotScene.ts';

/** A row of "why"; `ruleId`: the rule it leads to. */
export type Row = Omit<WhyRow, 'onOpen'> & { readonly ruleId: string | null };

/** A row that begins with a number. */
export const figure = (id: string, value: string, text: string): Row => ({ id, lead: { value }, text, ruleId: null });

/** The weapon's rules that may speak at one moment, in the order of the ruleset: bone when they did, faint when not. */
export function ruleRows(
  { words, game, inHand }: ShotScene,
  window: Window,
  because: readonly Because[],
): readonly Row[] {
  const { rules } = inHand.weapon;
  return game.rules.order[window].flatMap((id) =>
    rules
      .filter((use) => use.id === id)
      .map((use): Row => {
        const spoke = because.find(({ rule }) => rule === id);
        const row = { id: `${window}.${id}`, ruleId: id };
        return spoke === undefined
          ? { ...row, lead: { icon: 'cross' }, weight: 'faint', text: words.whyRows.ruleQuiet(ruleName(words, use)) }
          : { ...row, lead: { icon: 'check' }, weight: 'did', text: becauseRow(words, spoke, rules) };
      }),
  );
}

/** Which rules changed a value at that moment. */
export const spokeAt = <W extends Window>(
  { inHand: { shot } }: ShotScene,
  window: W,
  start: { readonly value: Windows[W]; readonly pool?: Pool },
): readonly Because[] =>
  fold(shot.rules, window, { value: start.value, moment: { ...shot.context, pool: start.pool ?? [] } }).because;
