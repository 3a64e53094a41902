import { type Edition, FIRST_EDITION } from '../../content/oddsEditions.ts';
import { NO_RULES, type OddsRules } from '../../engine/odds/shot.ts';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { useWords } from '../../words/useWords.ts';
import { nameOfRule } from './ruleNames.ts';
import { nextOfRule, rulesFor, type OddsSituation } from './oddsSituation.ts';

type RuleChipsProps = {
  readonly kind: OddsSituation['kind'];
  readonly edition?: Edition;
  readonly whose: string;
  readonly rules: OddsRules;
  readonly onChange: (rules: OddsRules) => void;
};

/** The weapon rules that matter here, each on or off or with its number. */
export function RuleChips({ kind, edition = FIRST_EDITION, whose, rules, onChange }: RuleChipsProps) {
  const words = useWords('play');
  const own = useWords('odds');
  return (
    <ChipRow label={own.number(own.rules, whose)}>
      {rulesFor(kind, edition).map((rule) => (
        <FactChip
          key={rule}
          label={nameOfRule({ words, own }, rule, rules[rule], edition)}
          on={rules[rule] !== NO_RULES[rule]}
          onPress={() => onChange(nextOfRule(rules, rule))}
        />
      ))}
    </ChipRow>
  );
}
