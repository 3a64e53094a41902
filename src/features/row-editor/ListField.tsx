import type { ReactNode } from 'react';
import { DESCRIPTIONS } from '../../content/making/descriptions.ts';
import type { Field } from '../../content/making/field.ts';
import { leastOf, leastParts } from '../../content/making/field.ts';
import { nextFaces } from '../../content/making/findings.ts';
import { type MadeRow, referenceAt } from '../../content/making/kinds.ts';
import { newTrait, traitSource } from '../../content/making/newTrait.ts';
import { asUsers, partId } from '../../content/making/newRow.ts';
import { patternOf } from '../../content/making/paths.ts';
import { stepsIn, usesIn } from '../../content/making/pieces.ts';
import type { MadeRef } from '../../content/making/systems.ts';
import type { EffectOp } from '../../engine/family/killteam/tables/effect.ts';
import { EFFECT_OPS } from '../../forms/effectMakes.ts';
import { valueAt } from '../../forms/flaws.ts';
import { SubjectProvider } from '../../forms/subject.ts';
import { EffectsEditor } from '../../forms/EffectsEditor.tsx';
import { ItemList } from '../../forms/ItemList.tsx';
import { Remark } from '../../forms/Remark.tsx';
import { Text } from '../../forms/Text.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import { itemSaid } from './itemSaid.ts';
import { hintOf, labelOf, oneOf, valueOf } from './labels.ts';
import { type Making, useMaking } from './making.ts';
import { NumberEntry } from './NumberEntry.tsx';
import { RefList } from './RefFields.tsx';
import styles from './RowEditor.module.css';
import { RuleList } from './RuleList.tsx';

type List = Extract<Field, { kind: 'list' }>;

/** One thing of a list that is written in. */
export interface ItemShown {
  readonly field: Field;
  readonly path: string;
  readonly value: unknown;
  readonly fresh: boolean;
}

type ListProps = {
  readonly field: List;
  readonly path: string;
  readonly value: unknown;
  /** What stands for an empty list; left out: one. */
  readonly nothing?: null | undefined;
  /** Draws the fields of one thing of it. */
  readonly item: (shown: ItemShown) => ReactNode;
};

type Shown = {
  readonly path: string;
  readonly label: string;
  readonly list: readonly unknown[];
  readonly onChange: (list: readonly unknown[], typed?: boolean) => void;
};

const texts = (list: readonly unknown[]): readonly string[] => list.filter((each) => typeof each === 'string');

const SEPARATOR = /\s*[,;\n]\s*/u;
const LONGEST = 400;

/** Words of one’s own, with commas between them. */
function Words({ path, label, list, onChange }: Shown) {
  const words = useWords('making');
  return (
    <Text
      label={label}
      hint={words.commas}
      value={texts(list).join(', ')}
      path={path}
      maxLength={LONGEST}
      onChange={(text) =>
        onChange(
          text
            .split(SEPARATOR)
            .filter((each, index, all) => each !== '' || index === all.length - 1)
            .filter((each, index) => each !== '' || (index > 0 && /[,;]\s*$/u.test(text))),
          true,
        )
      }
    />
  );
}

/** Several words of a list, each so or not. */
function Ticks({ path, label, list, values, onChange }: Shown & { readonly values: readonly string[] }) {
  const words = useWords('making');
  const on = new Set(texts(list));
  return (
    <fieldset className={styles.ticks}>
      <legend className={form.label}>{label}</legend>
      {values.map((each) => (
        <TickBox
          key={each}
          label={valueOf(words, patternOf(path), each)}
          on={on.has(each)}
          onChange={(yes) => onChange(values.filter((other) => (other === each ? yes : on.has(other))))}
        />
      ))}
    </fieldset>
  );
}

type NumbersProps = Shown & { readonly of: Extract<Field, { kind: 'number' }>; readonly field: List };

/** Several numbers. */
function Numbers({ path, label, list, of, field, onChange }: NumbersProps) {
  const { flaw } = useMaking();
  const words = useWords('making');
  const { parts } = useWords('scenario');
  return (
    <div className={styles.field} role="group" aria-label={label}>
      {list.map((each, index) => (
        <div key={index} className={styles.chosen}>
          <NumberEntry
            label={list.length > 1 ? words.nth(label, index + 1) : label}
            value={typeof each === 'number' ? each : of.least}
            least={of.least}
            most={of.most}
            flaw={flaw(`${path}[${index}]`)}
            onChange={(next, typed) => onChange(list.with(index, next), typed)}
          />
          {list.length > field.least && (
            <IconButton
              icon="cross"
              label={parts.remove(words.nth(label, index + 1))}
              onPress={() => onChange(list.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {list.length < field.most && (
        <PlainButton
          tone="quiet"
          icon="plus"
          label={words.addTo(label)}
          onPress={() => onChange([...list, Math.max(of.least, 1)])}
        />
      )}
    </div>
  );
}

type Fresh = Pick<Making, 'of'> & { readonly path: string; readonly id: string };

/** A part that is nothing without a trait, with one. */
function withTrait({ of, path, id }: Fresh, field: Field, least: unknown): unknown {
  const parts = field.kind === 'group' ? field.parts : [];
  const part = parts.find((each) => each.field.kind === 'special' && each.field.of === 'trait');
  if (part === undefined || typeof least !== 'object' || least === null) return least;
  return { ...least, [part.key]: newTrait(id, traitSource(of.kind, path)) };
}

/** One more of a list, with an id of its own where it has one. */
function freshItem({ of, row }: Making, field: Field, path: string, list: readonly unknown[]): unknown {
  const id = partId(row, list);
  if (field.kind === 'special' && field.of === 'trait') return newTrait(id, traitSource(of.kind, path));
  if (of.kind === 'factions' && path === 'rows' && field.kind === 'group')
    return asUsers({ ...leastParts(field.parts), ...nextFaces(list), dv: 1 });
  const least = withTrait({ of, path, id }, field, leastOf(field));
  const pattern = `${patternOf(path)}[].id`;
  const named = typeof least === 'object' && least !== null && !Array.isArray(least);
  return named && referenceAt(of.kind, pattern) === null && hasId(field) ? { ...asUsers(least), id } : asUsers(least);
}

const hasId = (field: Field): boolean =>
  (field.kind === 'group' && field.parts.some(({ key }) => key === 'id')) ||
  (field.kind === 'either' && field.cases.some(({ parts }) => parts.some(({ key }) => key === 'id')));

/** Things with parts, each said in a line and opened to write in it. */
function Items({ path, label, list, field, item, onChange }: Shown & Pick<ListProps, 'field' | 'item'>) {
  const making = useMaking();
  const words = useWords('making');
  const play = useWords('play');
  const hint = hintOf(words, making.of, patternOf(path));
  const items = list.map((value, index) => ({ id: String(index), value }));
  return (
    <div className={styles.field}>
      <p className={form.label}>{label}</p>
      {hint !== null && <p className={styles.hint}>{hint}</p>}
      <Remark text={making.flaw(path, 'here')} />
      <ItemList
        label={label}
        path={path}
        items={items}
        most={field.most}
        addLabel={oneOf(words, making.of, patternOf(path))}
        stem={String(list.length)}
        make={(id) => ({ id, value: freshItem(making, field.of, path, list) })}
        said={({ id, value }) => itemSaid({ making, words, play, path: `${path}[${Number(id)}]` }, field.of, value)}
        onChange={(next) => onChange(next.map(({ value }) => value))}
      >
        {({ value }, _set, at) => item({ field: field.of, path: at.path, value, fresh: at.fresh })}
      </ItemList>
    </div>
  );
}

/** Effects that a place has no use for. */
function effectsLeftOut({ kind }: MadeRef, pattern: string): readonly EffectOp[] {
  const ops = DESCRIPTIONS[kind].effects?.[pattern];
  return ops === undefined ? [] : EFFECT_OPS.filter((op) => !ops.has(op));
}

/** Whether effects at a place are about an operative: those of a strategic ploy are about nobody. */
function isAboutSomebody(row: MadeRow, path: string): boolean {
  const whose: unknown = valueAt(row, path.replace(/\.[^.]+$/u, ''));
  return typeof whose !== 'object' || whose === null || Reflect.get(whose, 'kind') !== 'strategic';
}

/** A list, by what stands in it. */
export function ListField({ field, path, value, nothing, item }: ListProps) {
  const { of, row, set } = useMaking();
  const words = useWords('making');
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const label = labelOf(words, of, patternOf(path));
  const change = (next: readonly unknown[], typed = false) =>
    set(path, next.length === 0 && nothing !== undefined ? nothing : next, typed);
  const hint = hintOf(words, of, patternOf(path));
  const shown = { path, label, list, onChange: change };
  const { of: each } = field;
  if (each.kind === 'text' && referenceAt(of.kind, `${patternOf(path)}[]`) !== null)
    return <RefList path={path} label={label} ids={texts(list)} most={field.most} onChange={change} />;
  if (each.kind === 'text') return <Words {...shown} />;
  if (each.kind === 'pick') return <Ticks {...shown} values={each.values} />;
  if (each.kind === 'number') return <Numbers {...shown} of={each} field={field} />;
  if (each.kind === 'special' && each.of === 'rule')
    return <RuleList path={path} label={label} uses={usesIn(list)} onChange={change} />;
  if (each.kind === 'special' && each.of === 'effect')
    return (
      <div className={styles.field}>
        <p className={form.label}>{label}</p>
        {hint !== null && <p className={styles.hint}>{hint}</p>}
        <SubjectProvider value={isAboutSomebody(row, path)}>
          <EffectsEditor
            label={label}
            effects={stepsIn(list)}
            choices={{}}
            without={effectsLeftOut(of, patternOf(path))}
            onChange={change}
          />
        </SubjectProvider>
      </div>
    );
  return <Items {...shown} field={field} item={item} />;
}
