import { type Field, leastOf, leastParts } from '../../content/making/field.ts';
import { newTrait, traitSource } from '../../content/making/newTrait.ts';
import { isHidden, isNamedAlone, referenceAt } from '../../content/making/kinds.ts';
import { patternOf } from '../../content/making/paths.ts';
import type { MadeRef } from '../../content/making/systems.ts';
import { usualMost } from '../../content/making/usual.ts';
import { Part } from '../../forms/Part.tsx';
import { Remark } from '../../forms/Remark.tsx';
import { Text } from '../../forms/Text.tsx';
import { PickList } from '../../ui/PickList.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { useWords } from '../../words/useWords.ts';
import { hintOf, labelOf, valueOf } from './labels.ts';
import { type ItemShown, ListField } from './ListField.tsx';
import { useMaking } from './making.ts';
import { NumberEntry } from './NumberEntry.tsx';
import { RefField } from './RefFields.tsx';
import styles from './RowEditor.module.css';
import { type TraitDraft, TraitForm } from './TraitForm.tsx';

/** A place of the row that is written in. */
export interface FieldProps<F extends Field = Field> {
  readonly field: F;
  readonly path: string;
  readonly value: unknown;
  /** It was added just now: it is not wrong yet. */
  readonly fresh?: boolean;
}

type Of<K extends Field['kind']> = FieldProps<Extract<Field, { kind: K }>>;

const MANY_LINES = 120;
const NAME = 80;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What its place is called, and what helps there. */
function useLabel(path: string) {
  const { of } = useMaking();
  const words = useWords('making');
  const pattern = patternOf(path);
  return { words, label: labelOf(words, of, pattern), hint: hintOf(words, of, pattern), pattern };
}

function NumberView({ field, path, value }: Of<'number'>) {
  const { set, flaw, of, desk } = useMaking();
  const { words, label, hint, pattern } = useLabel(path);
  const shipped = desk.sources.find(({ name }) => name === null)?.pack;
  const most = shipped === undefined ? null : usualMost(shipped, of.kind, pattern);
  const unusual = most !== null && typeof value === 'number' && value > most ? words.unusual(most) : null;
  return (
    <NumberEntry
      label={label}
      hint={unusual ?? hint}
      value={typeof value === 'number' ? value : field.least}
      least={field.least}
      most={field.most}
      flaw={flaw(path)}
      onChange={(next, typed) => set(path, next, typed)}
    />
  );
}

/** `empty`: what stands for no words; undefined: they are left out. */
function TextView({ field, path, value, fresh = false, empty = '' }: Of<'text'> & { readonly empty?: null | '' }) {
  const { set } = useMaking();
  const { label, hint, pattern } = useLabel(path);
  const isName = /(?:^|\.)name$/u.test(pattern);
  return (
    <Text
      label={label}
      {...(hint !== null && { hint })}
      value={textOf(value)}
      path={path}
      maxLength={isName ? Math.min(field.longest, NAME) : field.longest}
      lines={field.longest > MANY_LINES && !isName ? 3 : 1}
      fresh={fresh}
      onChange={(text) => set(path, text === '' ? empty : text, true)}
    />
  );
}

/** `none`: what stands for none of the words; undefined: there is always one. */
function PickView({ field, path, value, none }: Of<'pick'> & { readonly none?: string | undefined }) {
  const { set, flaw } = useMaking();
  const { words, label, hint, pattern } = useLabel(path);
  const options = field.values.map((each) => ({ value: each, label: valueOf(words, pattern, each) }));
  return (
    <div className={styles.field}>
      <PickList
        label={label}
        groups={[{ label: null, options: none === undefined ? options : [{ value: '', label: none }, ...options] }]}
        value={textOf(value)}
        onChange={(next) => set(path, next === '' ? null : next)}
      />
      {hint !== null && <p className={styles.hint}>{hint}</p>}
      <Remark text={flaw(path)} />
    </div>
  );
}

type Parts = Extract<Field, { kind: 'group' }>['parts'];

/** The parts of a group, those that are written by hand. */
function PartsView({ parts, path, value, fresh = false }: Omit<FieldProps, 'field'> & { readonly parts: Parts }) {
  const { of, row } = useMaking();
  const inner: object = typeof value === 'object' && value !== null ? value : {};
  return parts
    .map(({ key, field }) => ({ key, field, at: `${path}.${key}` }))
    .filter(({ at }) => !isHidden(of, patternOf(at)) && !isNamedAlone(of.kind, row, at))
    .map(({ key, field, at }) => (
      <FieldView key={key} field={field} path={at} value={Reflect.get(inner, key)} fresh={fresh} />
    ));
}

function GroupView({ field, path, value }: Of<'group'>) {
  const { label } = useLabel(path);
  return (
    <Part title={label}>
      <div className={styles.nested}>
        <PartsView parts={field.parts} path={path} value={value} />
      </div>
    </Part>
  );
}

/** Which of several groups it is, and the parts of that one; what both have stays. */
function EitherParts({ field, path, value, fresh = false }: Of<'either'>) {
  const { of, set } = useMaking();
  const words = useWords('making');
  const now: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  const chosen = field.cases.find((each) => each.value === now[field.by]);
  const pattern = `${patternOf(path)}.${field.by}`;
  const turn = (to: string) => {
    const next = field.cases.find((each) => each.value === to);
    if (next === undefined) return;
    const least = leastParts(next.parts);
    const kept = Object.entries(now).filter(([key]) => key === 'id' || key in least);
    set(path, { ...least, ...Object.fromEntries(kept), [field.by]: to });
  };
  return (
    <>
      <PickList
        label={labelOf(words, of, pattern)}
        groups={[
          {
            label: null,
            options: field.cases.map((each) => ({ value: each.value, label: valueOf(words, pattern, each.value) })),
          },
        ]}
        value={chosen?.value ?? ''}
        onChange={turn}
      />
      <PartsView parts={chosen?.parts ?? []} path={path} value={value} fresh={fresh} />
    </>
  );
}

const isTrait = (value: unknown): value is TraitDraft =>
  typeof value === 'object' && value !== null && 'modifiers' in value && Array.isArray(value.modifiers);

function SpecialView({ field, path, value, fresh = false }: Of<'special'>) {
  const { set } = useMaking();
  return field.of === 'trait' && isTrait(value) ? (
    <TraitForm path={path} trait={value} fresh={fresh} onChange={(next, typed) => set(path, next, typed)}>
      {(shown) => <FieldView {...shown} />}
    </TraitForm>
  ) : null;
}

/** What something begins with where there was nothing. */
const beginning = (field: Field, id: string, { of, path }: { of: MadeRef; path: string }): unknown =>
  field.kind === 'special' && field.of === 'trait' ? newTrait(id, traitSource(of.kind, path)) : leastOf(field);

/** Nothing, or that. */
function MaybeView({ field, path, value, fresh }: Of<'maybe'>) {
  const { of, row, set } = useMaking();
  const { words, label, pattern } = useLabel(path);
  const { of: inner } = field;
  const nothing = field.absent ? undefined : null;
  const there = value !== undefined && value !== null;
  if (inner.kind === 'text' && referenceAt(of.kind, pattern) !== null)
    return (
      <RefField
        path={path}
        value={textOf(value)}
        none={words.none}
        onChange={(id) => set(path, id === '' ? nothing : id)}
      />
    );
  if (inner.kind === 'pick') return <PickView field={inner} path={path} value={value} none={words.asUsual} />;
  if (inner.kind === 'text') return <TextView field={inner} path={path} value={value} empty={null} />;
  if (inner.kind === 'list')
    return <ListField field={inner} path={path} value={value} nothing={nothing} item={itemView} />;
  if (inner.kind === 'fixed') return null;
  const turn = (on: boolean) => set(path, on ? beginning(inner, row.id, { of, path }) : nothing);
  if (inner.kind === 'flag')
    return <TickBox label={label} on={value === true} onChange={(on) => set(path, on ? true : nothing)} />;
  return (
    <div className={styles.maybe}>
      <TickBox label={label} on={there} onChange={turn} />
      {there && <FieldView field={inner} path={path} value={value} {...(fresh !== undefined && { fresh })} />}
    </div>
  );
}

/** The fields of one thing of a list: its parts without a head of their own. */
function itemView({ field, path, value, fresh }: ItemShown) {
  if (field.kind === 'group') return <PartsView parts={field.parts} path={path} value={value} fresh={fresh} />;
  if (field.kind === 'either') return <EitherParts field={field} path={path} value={value} fresh={fresh} />;
  return <FieldView field={field} path={path} value={value} fresh={fresh} />;
}

/** What can be written at a place of a row, by what its shape allows there. */
export function FieldView({ field, path, value, fresh = false }: FieldProps) {
  const { of, set } = useMaking();
  const words = useWords('making');
  const pattern = patternOf(path);
  switch (field.kind) {
    case 'number':
      return <NumberView field={field} path={path} value={value} />;
    case 'text':
      return referenceAt(of.kind, pattern) === null ? (
        <TextView field={field} path={path} value={value} fresh={fresh && field.longest <= NAME} />
      ) : (
        <RefField path={path} value={textOf(value)} none={null} onChange={(id) => set(path, id)} />
      );
    case 'pick':
      return <PickView field={field} path={path} value={value} />;
    case 'flag':
      return <TickBox label={labelOf(words, of, pattern)} on={value === true} onChange={(on) => set(path, on)} />;
    case 'list':
      return <ListField field={field} path={path} value={value} item={itemView} />;
    case 'group':
      return <GroupView field={field} path={path} value={value} />;
    case 'either':
      return (
        <Part title={labelOf(words, of, pattern)}>
          <div className={styles.nested}>
            <EitherParts field={field} path={path} value={value} />
          </div>
        </Part>
      );
    case 'maybe':
      return <MaybeView field={field} path={path} value={value} fresh={fresh} />;
    case 'special':
      return <SpecialView field={field} path={path} value={value} fresh={fresh} />;
    case 'fixed':
      return null;
  }
}
