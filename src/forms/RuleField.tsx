import { ruleBounds, ruleUses } from '../content/lastingChoices.ts';
import { FIRST_SYSTEM } from '../content/making/systems.ts';
import type { WeaponRuleUse } from '../engine/family/killteam/model/operative.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { PickList } from '../ui/PickList.tsx';
import form from '../ui/Form.module.css';
import { weaponRuleName } from '../words/ruleName.ts';
import { useWords } from '../words/useWords.ts';
import { FewField, NumberField, WordsField } from './Fields.tsx';
import styles from './Forms.module.css';

const FARTHEST = 20;
const MOVES = ['reposition', 'dash', 'fallBack', 'charge'] as const;

type RuleFieldProps = { readonly use: WeaponRuleUse; readonly onChange: (use: WeaponRuleUse) => void };

type ParamFieldsProps = RuleFieldProps & {
  /** Whose rule it is; left out: of the first of all systems. */
  readonly system?: string;
};

/** What a weapon rule is written with: its number, its distance, the one move it allows. */
export function ParamFields({ use, system = FIRST_SYSTEM, onChange }: ParamFieldsProps) {
  const { changeParts: parts, parts: common, actions } = useWords('scenario');
  const { x, inches, only } = use.params;
  const set = (params: WeaponRuleUse['params']) => onChange({ ...use, params: { ...use.params, ...params } });
  const moves = Object.fromEntries(MOVES.map((id) => [id, actions[id].full]));
  return (
    <>
      {typeof x === 'number' && (
        <NumberField
          label={parts.ruleNumber}
          value={x}
          {...ruleBounds(use, system)}
          onChange={(next) => set({ x: next })}
        />
      )}
      {inches !== undefined && (
        <FewField
          label={parts.ruleReach}
          names={parts.ruleReaches}
          value={inches === null ? 'none' : 'some'}
          onChange={(next) => set({ inches: next === 'none' ? null : 1 })}
        />
      )}
      {typeof inches === 'number' && (
        <NumberField
          label={common.inches}
          value={inches}
          min={1}
          max={FARTHEST}
          onChange={(next) => set({ inches: next })}
        />
      )}
      {only !== undefined && (
        <WordsField
          label={parts.onlyMove}
          names={{ none: parts.noMove, ...moves }}
          value={typeof only === 'string' ? only : 'none'}
          onChange={(next) => set({ only: next === 'none' ? null : next })}
        />
      )}
    </>
  );
}

/** One of the weapon rules, and what it is written with. */
export function RuleField({ use, onChange }: RuleFieldProps) {
  const words = useWords('scenario');
  const names = Object.fromEntries(ruleUses.map(({ id }) => [id, weaponRuleName(words, id)]));
  return (
    <div className={form.lines}>
      <WordsField
        label={words.changeParts.rule}
        names={names}
        value={use.id}
        onChange={(id) => {
          const next = ruleUses.find((each) => each.id === id);
          if (next !== undefined) onChange(next);
        }}
      />
      <ParamFields use={use} onChange={onChange} />
    </div>
  );
}

type RulesFieldProps = { readonly ids: readonly string[]; readonly onChange: (ids: readonly string[]) => void };

/** Several of the weapon rules, whatever their numbers. */
export function RulesField({ ids, onChange }: RulesFieldProps) {
  const words = useWords('scenario');
  const { parts, changeParts } = words;
  const left = ruleUses.filter(({ id }) => !ids.includes(id));
  return (
    <div className={form.lines}>
      {ids.map((id) => (
        <div key={id} className={form.line}>
          <p className={styles.said}>{weaponRuleName(words, id)}</p>
          <IconButton
            icon="cross"
            label={parts.remove(weaponRuleName(words, id))}
            impossible={ids.length === 1}
            onPress={() => onChange(ids.filter((each) => each !== id))}
          />
        </div>
      ))}
      <PickList
        label={changeParts.rules}
        groups={[
          {
            label: null,
            options: [
              { value: '', label: changeParts.addRule },
              ...left.map(({ id }) => ({ value: id, label: weaponRuleName(words, id) })),
            ],
          },
        ]}
        value=""
        onChange={(id) => id !== '' && onChange([...ids, id])}
      />
    </div>
  );
}
