import { type ReactNode, useState } from 'react';
import type { EffectOp, EffectStep } from '../engine/family/killteam/tables/effect.ts';
import { PlainButton } from '../ui/PlainButton.tsx';
import { PickList } from '../ui/PickList.tsx';
import form from '../ui/Form.module.css';
import { useWords } from '../words/useWords.ts';
import type { Choices } from './choices.ts';
import type { FormOf } from './effectFields.tsx';
import { EFFECT_FORMS } from './effectForms.tsx';
import { effectOf, firstEffect, opsFor } from './effectMakes.ts';
import { FewField, NumberField, WordsField } from './Fields.tsx';
import { forWhom, lastsHow, timeless } from './lastingForms.tsx';
import { Remark } from './Remark.tsx';
import { SelectorEditor } from './SelectorEditor.tsx';
import { StepItem } from './StepItem.tsx';
import { SubjectProvider, useSubject } from './subject.ts';

type StepProps = {
  readonly step: EffectStep;
  readonly choices: Choices;
  readonly onChange: (step: EffectStep) => void;
};

const DIE = 6;

type Test = Extract<EffectStep, { op: 'test' }>;

type Whenever = Extract<EffectStep, { op: 'whenever' }>;

/** The die of a test: it fails up to a face, or from one on. */
function FailFields({ step, onChange }: { readonly step: Test; readonly onChange: (step: Test) => void }) {
  const { parts, changeParts } = useWords('scenario');
  const { from, ...rest } = step;
  return (
    <>
      <FewField
        label={changeParts.failHow}
        names={changeParts.failHows}
        value={from === undefined ? 'upTo' : 'from'}
        onChange={(next) => onChange(next === 'from' ? { ...rest, upTo: DIE, from: 5 } : { ...rest, upTo: 2 })}
      />
      {from === undefined ? (
        <NumberField
          label={parts.upTo}
          value={step.upTo}
          min={1}
          max={DIE}
          onChange={(upTo) => onChange({ ...rest, upTo })}
        />
      ) : (
        <NumberField
          label={changeParts.failFrom}
          value={from}
          min={1}
          max={DIE}
          onChange={(next) => onChange({ ...step, from: next })}
        />
      )}
    </>
  );
}

/** One die for each, and what happens to those who fail. */
function TestForm({ step, choices, onChange }: StepProps & { readonly step: Test }) {
  const { parts } = useWords('scenario');
  return (
    <>
      <SelectorEditor to={step.to} choices={choices} onChange={(to) => onChange({ ...step, to })} />
      <FailFields step={step} onChange={onChange} />
      <div className={form.nested} role="group" aria-label={parts.fail}>
        <p className={form.label}>{parts.fail}</p>
        {/* What follows a failed test happens to whoever rolled. */}
        <SubjectProvider value>
          <StepForm
            without={['test', 'whenever']}
            step={step.fail}
            choices={choices}
            onChange={(fail) => fail.op !== 'test' && fail.op !== 'whenever' && onChange({ ...step, fail })}
          />
        </SubjectProvider>
      </div>
    </>
  );
}

const isInner = (step: EffectStep): step is Exclude<EffectStep, Whenever> => step.op !== 'whenever';

/** A moment, and what happens each time it comes: to whoever acts then, if anybody does. */
function WheneverForm({ step, choices, onChange }: StepProps & { readonly step: Whenever }) {
  const words = useWords('scenario');
  const { changeParts } = words;
  const isOfSomebody = step.on !== 'turningPointBegins' && step.on !== 'turningPointOver';
  return (
    <>
      <WordsField
        label={changeParts.moment}
        names={changeParts.moments}
        value={step.on}
        onChange={(on) => onChange({ ...step, on })}
      />
      {isOfSomebody && forWhom(words, step, onChange)}
      {lastsHow(words, step, (how) => onChange({ ...timeless(step), ...how }))}
      <div className={form.nested}>
        <p className={form.label}>{changeParts.eachTime}</p>
        <SubjectProvider value={isOfSomebody}>
          <EffectsEditor
            label={changeParts.eachTime}
            without={['whenever']}
            effects={step.effects}
            choices={choices}
            onChange={(effects) => onChange({ ...step, effects: effects.filter(isInner) })}
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

type StepFormProps = StepProps & { readonly without?: readonly EffectOp[] | undefined };

/** What an effect does, from a list, and the numbers and names it needs. */
function StepForm({ step, choices, onChange, without = [] }: StepFormProps) {
  const words = useWords('scenario');
  const about = useSubject();
  const ops = opsFor(choices, step.op).filter((op) => !without.includes(op));
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
      {step.op === 'test' && <TestForm step={step} choices={choices} onChange={onChange} />}
      {step.op === 'whenever' && <WheneverForm step={step} choices={choices} onChange={onChange} />}
      {formOf({ step, choices, words, set: onChange })}
    </>
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
  /** Operations that are not offered here. */
  readonly without?: readonly EffectOp[];
  readonly onChange: (effects: EffectStep[]) => void;
};

/** What happens, one after the other: each line in plain words, opened to change it. */
export function EffectsEditor({ label, effects, choices, remark, without, onChange }: EffectsEditorProps) {
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
            onMove={(way) => move(index, way)}
            onRemove={() => {
              setOpen(null);
              onChange(effects.toSpliced(index, 1));
            }}
          >
            <StepForm
              step={step}
              choices={choices}
              without={without}
              onChange={(next) => onChange(effects.with(index, next))}
            />
          </StepItem>
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
            onChange([...effects, firstEffect(choices, about, without)]);
          }}
        />
      )}
    </div>
  );
}
