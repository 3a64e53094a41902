import { ruleUsesOf } from '../../content/lastingChoices.ts';
import type { WeaponRuleUse } from '../../engine/family/killteam/model/operative.ts';
import { ParamFields } from '../../forms/RuleField.tsx';
import { Remark } from '../../forms/Remark.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PickList } from '../../ui/PickList.tsx';
import form from '../../ui/Form.module.css';
import { ruleMeaning, ruleName, weaponRuleName } from '../../words/ruleName.ts';
import { useWords } from '../../words/useWords.ts';
import { useMaking } from './making.ts';
import styles from './RowEditor.module.css';

type RuleListProps = {
  readonly path: string;
  readonly label: string;
  readonly uses: readonly WeaponRuleUse[];
  readonly onChange: (uses: readonly WeaponRuleUse[]) => void;
};

/** The rules of a weapon, each with what it means; more of them from the list of the system. */
export function RuleList({ path, label, uses, onChange }: RuleListProps) {
  const { of, flaw } = useMaking();
  const words = useWords('making');
  const play = useWords('play');
  const { parts } = useWords('scenario');
  const known = ruleUsesOf(of.system);
  const left = known.filter(({ id }) => !uses.some((use) => use.id === id));
  const named = left
    .map(({ id }) => ({ value: id, label: weaponRuleName(play, id) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <div className={styles.field} role="group" aria-label={label}>
      <p className={form.label}>{label}</p>
      {uses.map((use, index) => (
        <div key={use.id} className={styles.rule}>
          <div className={styles.chosen}>
            <span>
              <b>{ruleName(play, use)}</b> <small>{ruleMeaning(play, use.id)}</small>
            </span>
            <IconButton
              icon="cross"
              label={parts.remove(ruleName(play, use))}
              onPress={() => onChange(uses.toSpliced(index, 1))}
            />
          </div>
          <ParamFields use={use} system={of.system} onChange={(next) => onChange(uses.with(index, next))} />
          <Remark text={flaw(`${path}[${index}]`)} />
        </div>
      ))}
      {named.length > 0 && (
        <PickList
          bare
          label={words.addTo(label)}
          groups={[{ label: null, options: [{ value: '', label: words.addRule }, ...named] }]}
          value=""
          onChange={(id) => {
            const use = known.find((each) => each.id === id);
            if (use !== undefined) onChange([...uses, use]);
          }}
        />
      )}
    </div>
  );
}
