import { type ReactNode, useState } from 'react';
import type { EffectOp, EffectStep } from '../engine/family/killteam/tables/effect.ts';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import { PickList } from '../ui/PickList.tsx';
import form from '../ui/Form.module.css';
import { capital } from '../words/capital.ts';
import { effectSaid } from '../words/scenarioSaid.ts';
import { useWords } from '../words/useWords.ts';
import { type Choices, namesOf } from './choices.ts';
import type { FormOf } from './effectFields.tsx';
import { EFFECT_FORMS } from './effectForms.tsx';
import { effectOf, firstEffect, opsFor } from './effectMakes.ts';
import { NumberField } from './Fields.tsx';
import styles from './Forms.module.css';
import { Remark } from './Remark.tsx';
import { SelectorEditor } from './SelectorEditor.tsx';
import { SubjectProvider, useSubject } from './subject.ts';

type StepProps = {
  readonly step: EffectStep;
  readonly choices: Choices;
  readonly onChange: (step: EffectStep) => void;
};

type Test = Extract<EffectStep, { op: 'test' }>;

/** One die for each, and what happens to those who fail. */
function TestForm({ step, choices, onChange }: StepProps & { readonly step: Test }) {
  const { parts } = useWords('scenario');
  return (
    <>
      <SelectorEditor to={step.to} choices={choices} onChange={(to) => onChange({ ...step, to })} />
      <NumberField
        label={parts.upTo}
        value={step.upTo}
        min={1}
        max={6}
        onChange={(upTo) => onChange({ ...step, upTo })}
      />
      <div className={form.nested} role="group" aria-label={parts.fail}>
        <p className={form.label}>{parts.fail}</p>
        {/* What follows a failed test happens to whoever rolled. */}
        <SubjectProvider value>
          <StepForm
            simple
            step={step.fail}
            choices={choices}
            onChange={(fail) => fail.op !== 'test' && onChange({ ...step, fail })}
          />
        </SubjectProvider>
      </div>
    </>
  );
}

function formOf(of: FormOf<EffectOp>): ReactNode {
  // The table of forms is typed by operation, and the lookup goes by the step's own.
  const forms = EFFECT_FORMS as Readonly<Record<string, (form: FormOf<EffectOp>) => ReactNode>>;
  return forms[of.step.op]?.(of);
}

/** What an effect does, from a list, and the numbers and names it needs. */
function StepForm({ step, choices, onChange, simple = false }: StepProps & { readonly simple?: boolean }) {
  const words = useWords('scenario');
  const about = useSubject();
  const ops = opsFor(choices, step.op).filter((op) => !simple || op !== 'test');
  return (
    <>
      <PickList
        label={words.parts.effect}
        groups={[{ label: null, options: ops.map((op) => ({ value: op, label: words.effectNames[op] })) }]}
        value={step.op}
        onChange={(value) => {
          const op = ops.find((each) => each === value);
          if (op !== undefined) onChange(effectOf(op, choices, about));
        }}
      />
      {step.op === 'test' ? (
        <TestForm step={step} choices={choices} onChange={onChange} />
      ) : (
        formOf({ step, choices, words, set: onChange })
      )}
    </>
  );
}

type ItemProps = StepProps & {
  readonly number: number;
  readonly of: number;
  readonly remark: string | null;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
};

function StepItem({ step, choices, onChange, number, of, remark, open, ...acts }: ItemProps) {
  const words = useWords('scenario');
  const { parts } = words;
  const said = capital(effectSaid(words, step, namesOf(choices)));
  return (
    <li className={classNames(form.item, open && form.opened)} aria-label={parts.effectNumber(number)}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.open}
          aria-expanded={open}
          aria-label={open ? parts.close(said) : parts.edit(said)}
          onClick={acts.onOpen}
        >
          <span>{said}.</span>
          <Icon name={open ? 'check' : 'byHand'} />
        </button>
      </div>
      <Remark text={remark} />
      {open && (
        <div className={styles.form}>
          <StepForm step={step} choices={choices} onChange={onChange} />
          <div className={styles.buttons}>
            <IconButton
              icon="next"
              turned="up"
              label={parts.up(said)}
              impossible={number === 1}
              onPress={() => acts.onMove(-1)}
            />
            <IconButton
              icon="next"
              turned="down"
              label={parts.down(said)}
              impossible={number === of}
              onPress={() => acts.onMove(1)}
            />
            <IconButton icon="cross" label={parts.remove(said)} onPress={acts.onRemove} />
          </div>
        </div>
      )}
    </li>
  );
}

const MOST = 20;

type EffectsEditorProps = {
  /** Accessible name of the list. */
  readonly label: string;
  readonly effects: readonly EffectStep[];
  readonly choices: Choices;
  /** What is wrong with the effect of this number, null: with them as a whole. Left out: nothing is looked at. */
  readonly remark?: (index: number | null) => string | null;
  readonly onChange: (effects: EffectStep[]) => void;
};

/** What happens, one after the other: each line in plain words, opened to change it. */
export function EffectsEditor({ label, effects, choices, remark, onChange }: EffectsEditorProps) {
  const { parts } = useWords('scenario');
  const about = useSubject();
  const [open, setOpen] = useState<number | null>(null);
  const move = (index: number, way: number) => {
    const step = effects[index];
    const to = index + way;
    if (step === undefined || to < 0 || to >= effects.length) return;
    onChange(effects.toSpliced(index, 1).toSpliced(to, 0, step));
    setOpen(to);
  };
  const full = effects.length >= MOST;
  return (
    <div className={form.lines} role="group" aria-label={label}>
      {effects.length === 0 && <p className={form.hint}>{parts.noEffects}</p>}
      <Remark text={effects.length === 0 ? (remark?.(null) ?? null) : null} />
      <ol className={form.items} hidden={effects.length === 0}>
        {effects.map((step, index) => (
          <StepItem
            key={index}
            step={step}
            choices={choices}
            number={index + 1}
            of={effects.length}
            remark={remark?.(index) ?? null}
            open={open === index}
            onOpen={() => setOpen(open === index ? null : index)}
            onChange={(next) => onChange(effects.with(index, next))}
            onMove={(way) => move(index, way)}
            onRemove={() => {
              setOpen(null);
              onChange(effects.toSpliced(index, 1));
            }}
          />
        ))}
      </ol>
      {full ? (
        <p className={form.hint}>{parts.full}</p>
      ) : (
        <PlainButton
          tone="quiet"
          icon="plus"
          label={parts.addEffect}
          onPress={() => {
            setOpen(effects.length);
            onChange([...effects, firstEffect(choices, about)]);
          }}
        />
      )}
    </div>
  );
}
