import type { ReactNode } from 'react';
import { DESCRIPTIONS } from '../../content/making/descriptions.ts';
import type { Field } from '../../content/making/field.ts';
import { inPlay } from '../../content/making/newTrait.ts';
import { withAt } from '../../content/making/paths.ts';
import { furtherChanges, TRIGGERS_FIELD, USE_FIELD } from '../../content/making/traitParts.ts';
import { changeAs } from '../../content/lastingChoices.ts';
import type { LastingChange } from '../../engine/family/killteam/card/lastingChange.ts';
import { ChangesEditor } from '../../forms/ChangesEditor.tsx';
import { CHANGE_OPS, changeOf } from '../../forms/changeMakes.ts';
import { Text } from '../../forms/Text.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { useWords } from '../../words/useWords.ts';
import { MakingProvider, useMaking } from './making.ts';
import styles from './RowEditor.module.css';

/** A trait as it is written. */
export interface TraitDraft {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly modifiers: readonly unknown[];
  readonly [key: string]: unknown;
}

const LONGEST_NAME = 80;
const LONGEST_TEXT = 400;

type Shown = { readonly field: Field; readonly path: string; readonly value: unknown };

type TraitFormProps = {
  readonly path: string;
  readonly trait: TraitDraft;
  readonly fresh: boolean;
  readonly onChange: (trait: TraitDraft, typed: boolean) => void;
  /** Draws the field of a part. */
  readonly children: (shown: Shown) => ReactNode;
};

/** Changes apart: those that last have forms of their own. */
const lastingIn = ({ modifiers }: TraitDraft) => modifiers.flatMap((each) => changeAs(each) ?? []);
const furtherIn = ({ modifiers }: TraitDraft) => modifiers.filter((each) => changeAs(each) === null);

const withChanges = (trait: TraitDraft, lasting: readonly LastingChange[], further: readonly unknown[]): TraitDraft =>
  inPlay({ ...trait, modifiers: [...lasting, ...further] });

/** What a trait does beyond what lasts: further changes, how it is used, what it does by itself. */
function Beyond({ path, trait, onChange, children }: Omit<TraitFormProps, 'fresh'>) {
  const making = useMaking();
  const further = furtherIn(trait);
  // Further changes stand in one list with those that last: here they are written as a list of their own.
  const set = (at: string, value: unknown, typed = false) => {
    const whole = withAt({ ...trait, further }, at.slice(path.length + 1), value);
    const { further: next, ...rest } = whole;
    onChange(withChanges(rest, lastingIn(trait), next), typed);
  };
  const { kind } = making.of;
  return (
    <MakingProvider value={{ ...making, set }}>
      {children({ field: furtherChanges(kind), path: `${path}.further`, value: further })}
      {children({ field: USE_FIELD, path: `${path}.use`, value: trait['use'] })}
      {children({ field: TRIGGERS_FIELD, path: `${path}.triggers`, value: trait['triggers'] })}
    </MakingProvider>
  );
}

/** What makes an operative different: its name, what it does in words, and what the app carries out of it. */
export function TraitForm({ path, trait, fresh, onChange, children }: TraitFormProps) {
  const words = useWords('making');
  const { of } = useMaking();
  // The trait that a row is nothing without is called like it.
  const named = DESCRIPTIONS[of.kind].named?.replace(/\.name$/u, '');
  const changes = lastingIn(trait);
  const [first] = CHANGE_OPS;
  const put = (next: readonly LastingChange[]) => onChange(withChanges(trait, next, furtherIn(trait)), false);
  return (
    <>
      {path !== named && (
        <Text
          label={words.fields.name}
          value={trait.name}
          path={`${path}.name`}
          maxLength={LONGEST_NAME}
          fresh={fresh}
          onChange={(name) => onChange({ ...trait, name }, true)}
        />
      )}
      <Text
        label={words.fields.text}
        value={trait.text}
        path={`${path}.text`}
        maxLength={LONGEST_TEXT}
        lines={2}
        onChange={(text) => onChange({ ...trait, text }, true)}
      />
      <TickBox
        label={words.trait.carried}
        on={changes.length > 0}
        onChange={(on) => put(on && first !== undefined ? [changeOf(first)] : [])}
      />
      {changes.length > 0 && <ChangesEditor changes={changes} choices={{}} onChange={put} />}
      <Beyond path={path} trait={trait} onChange={onChange}>
        {children}
      </Beyond>
      {trait['plays'] === 'guide' && <p className={styles.hint}>{words.trait.told}</p>}
    </>
  );
}
