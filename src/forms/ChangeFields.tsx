import type { ReactNode } from 'react';
import { changeAs } from '../content/lastingChoices.ts';
import type { LastingChange } from '../engine/family/killteam/card/lastingChange.ts';
import { useWords } from '../words/useWords.ts';
import type { Words } from '../words/words.ts';
import { CHANGE_FIELDS, type ChangeField } from './changeFields.ts';
import type { Choices } from './choices.ts';
import { FewField, FlagField, NumberField, WordsField } from './Fields.tsx';
import { type Reach, ReachField } from './ReachField.tsx';
import { RuleField, RulesField } from './RuleField.tsx';

/** What a field is shown with: the change, its words, and how the place that it fills is set. */
interface Shown {
  readonly change: LastingChange;
  readonly choices: Choices;
  readonly words: Words<'scenario'>;
  readonly now: unknown;
  readonly set: (value: unknown) => void;
}

type FieldOf<Kind extends ChangeField['kind']> = Extract<ChangeField, { kind: Kind }>;

const MOVES = ['dash', 'charge', 'reposition'] as const;
const FEW = 3;

function pick({ label, names, only, values = {} }: FieldOf<'pick'>, { words, now, set }: Shown): ReactNode {
  const all: Readonly<Record<string, string>> = words.changeParts[names];
  const offered = Object.fromEntries(Object.entries(all).filter(([name]) => only?.includes(name) ?? true));
  const meant = (name: string): unknown => (Object.hasOwn(values, name) ? values[name] : name);
  const value = Object.keys(offered).find((name) => meant(name) === now) ?? '';
  const Field = Object.keys(offered).length > FEW ? WordsField : FewField;
  return <Field label={words.changeParts[label]} names={offered} value={value} onChange={(name) => set(meant(name))} />;
}

/** A number that may be left out. */
function bound({ words: { changeParts: of }, now, set }: Shown): ReactNode {
  return (
    <>
      <FewField
        label={of.least}
        names={of.leasts}
        value={now === null ? 'none' : 'some'}
        onChange={(next) => set(next === 'none' ? null : 1)}
      />
      {typeof now === 'number' && <NumberField label={of.bound} value={now} min={1} max={30} onChange={set} />}
    </>
  );
}

function actionPick({ words: { changeParts, actions }, now, set }: Shown, only: readonly string[] | null): ReactNode {
  const names = Object.fromEntries(
    Object.entries(actions).flatMap(([id, { full }]) => (only?.includes(id) === false ? [] : [[id, full] as const])),
  );
  return <WordsField label={changeParts.action} names={names} value={String(now)} onChange={set} />;
}

/** The tables of the game, those there are, and the one that it is. */
function tablePick({ words: { changeParts }, choices, now, set }: Shown): ReactNode {
  const there = (choices.table ?? []).map(({ id, name }) => [id, name] as const);
  const id = String(now);
  const names: Readonly<Record<string, string>> = {
    [id]: id,
    ...Object.fromEntries(there),
    ...changeParts.tables,
  };
  return <WordsField label={changeParts.table} names={names} value={id} onChange={set} />;
}

const reachOf = (change: LastingChange): Reach | undefined => ('reach' in change ? change.reach : undefined);

const FORMS: { readonly [Kind in ChangeField['kind']]: (field: FieldOf<Kind>, shown: Shown) => ReactNode } = {
  number: ({ label, min, max }, { words, now, set }) => (
    <NumberField label={words.changeParts[label]} value={Number(now)} min={min} max={max} onChange={set} />
  ),
  bound: (_, shown) => bound(shown),
  pick,
  order: (_, { words: { parts }, now, set }) => (
    <FewField
      label={parts.order}
      names={parts.orders}
      value={now === 'conceal' ? 'conceal' : 'engage'}
      onChange={set}
    />
  ),
  action: (_, shown) => actionPick(shown, null),
  move: (_, shown) => actionPick(shown, MOVES),
  rule: (_, { change, set }) => 'rule' in change && <RuleField use={change.rule} onChange={set} />,
  rules: (_, { change, set }) => 'rules' in change && <RulesField ids={change.rules} onChange={set} />,
  reach: (_, { change, set }) => 'rule' in change && <ReachField reach={reachOf(change)} onChange={set} />,
  table: (_, shown) => tablePick(shown),
  trait: (_, { words: { changeParts }, now, set }) => (
    <FlagField label={changeParts.trait} value={String(now)} onChange={set} />
  ),
};

const HIT = 'hit';
/** Only Hit is of weapons. */
const isMeant = (key: string, { op, stat }: { readonly op: string; readonly stat?: unknown }): boolean =>
  op !== 'stat' || key !== 'group' || stat === HIT;

function placed(change: LastingChange, key: string, value: unknown): LastingChange | null {
  const next = { ...change, [key]: value };
  return changeAs(
    Object.fromEntries(Object.entries(next).filter(([each, is]) => is !== undefined && isMeant(each, next))),
  );
}

type ChangeFieldsProps = {
  readonly change: LastingChange;
  readonly choices: Choices;
  readonly onChange: (change: LastingChange) => void;
};

/** The numbers and names that a change needs. */
export function ChangeFields({ change, choices, onChange }: ChangeFieldsProps) {
  const words = useWords('scenario');
  const fields: readonly ChangeField[] = CHANGE_FIELDS[change.op];
  return fields
    .filter(({ key }) => isMeant(key, change))
    .map((field) => {
      const shown: Shown = {
        change,
        choices,
        words,
        now: Object.entries(change).find(([key]) => key === field.key)?.[1],
        set: (value) => {
          const next = placed(change, field.key, value);
          if (next !== null) onChange(next);
        },
      };
      // The table of forms is typed by kind, and the lookup goes by the field's own.
      const form = FORMS[field.kind] as (of: ChangeField, by: Shown) => ReactNode;
      return <div key={field.key}>{form(field, shown)}</div>;
    });
}
