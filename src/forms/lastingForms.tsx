import type { ReactNode } from 'react';
import type { EffectOp, EffectStep } from '../engine/family/killteam/tables/effect.ts';
import form from '../ui/Form.module.css';
import type { Words } from '../words/words.ts';
import { ChangesEditor } from './ChangesEditor.tsx';
import { type EffectForm, toWhom } from './effectFields.tsx';
import { FewField, NumberField, WordsField } from './Fields.tsx';

type LastingStep = Extract<EffectStep, { op: 'lasts' | 'change' | 'whenever' }>;
type How = Pick<LastingStep, 'expires' | 'uses'>;

const MOST_USES = 20;

/** How long something lasts, and how often it counts at most. */
export function lastsHow(words: Words<'scenario'>, { expires, uses }: How, set: (how: How) => void): ReactNode {
  const { parts, changeParts } = words;
  const limit = uses === undefined ? {} : { uses };
  return (
    <>
      <WordsField
        label={parts.expires}
        names={parts.expiries}
        value={expires}
        onChange={(next) => set({ expires: next, ...limit })}
      />
      <FewField
        label={changeParts.usesHow}
        names={changeParts.usesHows}
        value={uses === undefined ? 'any' : 'some'}
        onChange={(next) => set({ expires, ...(next === 'some' && { uses: 1 }) })}
      />
      {uses !== undefined && (
        <NumberField
          label={changeParts.uses}
          value={uses}
          min={1}
          max={MOST_USES}
          onChange={(next) => set({ expires, uses: next })}
        />
      )}
    </>
  );
}

/** Without how long it lasts, so that a limit of its uses can be taken away. */
export function timeless<S extends How>({ expires: _expires, uses: _uses, ...step }: S): Omit<S, keyof How> {
  return step;
}

/** For everybody or for a side. */
export const forWhom = <S extends { readonly for: 'battle' | 'retinue' | 'enemy' }>(
  { changeParts }: Words<'scenario'>,
  step: S,
  set: (step: S) => void,
): ReactNode => (
  <FewField
    label={changeParts.for}
    names={changeParts.fors}
    value={step.for}
    onChange={(next) => set({ ...step, for: next })}
  />
);

const FARTHEST = 30;

const farField = ({ parts }: Words<'scenario'>, inches: number, set: (inches: number) => void): ReactNode => (
  <NumberField label={parts.inches} value={inches} min={1} max={FARTHEST} onChange={set} />
);

/** What lasts, and what happens to some at once beside it. */
export const lastingForms = {
  lasts: ({ step, choices, words, set }) => (
    <>
      {forWhom(words, step, set)}
      {lastsHow(words, step, (how) => set({ ...timeless(step), ...how }))}
      <ChangesEditor changes={step.changes} choices={choices} onChange={(changes) => set({ ...step, changes })} />
    </>
  ),
  change: ({ step, choices, words, set }) => (
    <>
      {toWhom(step, choices, set)}
      {lastsHow(words, step, (how) => set({ ...timeless(step), ...how }))}
      <ChangesEditor changes={step.changes} choices={choices} onChange={(changes) => set({ ...step, changes })} />
    </>
  ),
  leave: ({ step, choices, set }) => toWhom(step, choices, set),
  incapacitate: ({ step, choices, set }) => toWhom(step, choices, set),
  unjam: ({ step, choices, set }) => toWhom(step, choices, set),
  push: ({ step, choices, words, set }) => (
    <>
      {toWhom(step, choices, set)}
      {farField(words, step.inches, (inches) => set({ ...step, inches }))}
    </>
  ),
  shot: ({ step, choices, set }) => toWhom(step, choices, set),
  ambush: ({ step, choices, set }) => toWhom(step, choices, set),
  flee: ({ step, words, set }) => farField(words, step.inches, (inches) => set({ ...step, inches })),
  foretell: () => null,
  foresee: () => null,
  calm: () => null,
  next: ({ step, choices, set }) => toWhom(step, choices, set),
  reroll: ({ words }) => <p className={form.hint}>{words.changeParts.rerollHint}</p>,
} satisfies { readonly [Op in EffectOp]?: EffectForm<Op> };
