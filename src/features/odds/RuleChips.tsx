import { NO_RULES, type OddsRules } from '../../engine/odds/shot.ts';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { bareRuleName } from '../../words/ruleName.ts';
import { useOddsWords } from '../../words/useOddsWords.ts';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';
import { nextOfRule, type RuleId, rulesFor, type Situation } from './situation.ts';

type RuleChipsProps = {
  readonly kind: Situation['kind'];
  readonly whose: string;
  readonly rules: OddsRules;
  readonly onChange: (rules: OddsRules) => void;
};

/** A rule with its number where it has one: `Rending`, `Lethal 5+`; without it while it is off. */
const nameOf = (words: Words, rules: OddsRules, rule: RuleId): string =>
  rules[rule] === NO_RULES[rule]
    ? bareRuleName(words, rule)
    : words.weaponRules[rule].name({ x: Number(rules[rule]), inches: null, only: null });

/** The weapon rules that matter here, each on or off or with its number. */
export function RuleChips({ kind, whose, rules, onChange }: RuleChipsProps) {
  const words = useWords();
  const own = useOddsWords();
  return (
    <ChipRow label={own.number(own.rules, whose)}>
      {rulesFor(kind).map((rule) => (
        <FactChip
          key={rule}
          label={nameOf(words, rules, rule)}
          on={rules[rule] !== NO_RULES[rule]}
          onPress={() => onChange(nextOfRule(rules, rule))}
        />
      ))}
    </ChipRow>
  );
}
