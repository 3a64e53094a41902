import type { EffectOp } from '../engine/family/killteam/tables/effect.ts';
import { by, type EffectForm, place, toWhom, twoExpiries } from './effectFields.tsx';
import { FewField, FlagField, NamedField, NumberField } from './Fields.tsx';
import { lastingForms } from './lastingForms.tsx';
import { operativeForms } from './operativeForms.tsx';
import { Remark } from './Remark.tsx';
import { SpawnedFields } from './SpawnedFields.tsx';

const idOr = (id: string | null): string => id ?? '';

/** What concerns the scenario and the table. */
const tableForms = {
  tell: ({ step, choices, set }) => (
    <NamedField
      kind="passage"
      choices={choices}
      value={step.passage}
      onChange={(id) => set({ ...step, passage: idOr(id) })}
    />
  ),
  reveal: ({ step, choices, words, set }) => (
    <>
      <NamedField
        kind="objective"
        choices={choices}
        value={step.objective}
        onChange={(id) => set({ ...step, objective: idOr(id) })}
      />
      <Remark
        text={
          choices.objective?.find(({ id }) => id === step.objective)?.secret === false ? words.parts.alreadyKnown : null
        }
      />
    </>
  ),
  counter: (form) => (
    <>
      <NamedField
        kind="counter"
        choices={form.choices}
        value={form.step.counter}
        onChange={(id) => form.set({ ...form.step, counter: idOr(id) })}
      />
      {by(form, 20)}
    </>
  ),
  tick: ({ step, choices, words: { parts }, set }) => (
    <>
      <NamedField kind="tick" choices={choices} value={step.tick} onChange={(id) => set({ ...step, tick: idOr(id) })} />
      <FewField
        label={parts.onOff}
        names={{ on: parts.on, off: parts.off }}
        value={step.on ? 'on' : 'off'}
        onChange={(next) => set({ ...step, on: next === 'on' })}
      />
    </>
  ),
  wave: ({ step, choices, set }) => (
    <NamedField kind="wave" choices={choices} value={step.wave} onChange={(id) => set({ ...step, wave: idOr(id) })} />
  ),
  roll: ({ step, choices, set }) => (
    <NamedField
      kind="table"
      choices={choices}
      value={step.table}
      onChange={(id) => set({ ...step, table: idOr(id) })}
    />
  ),
  flag: ({ step, words, set }) => (
    <FlagField label={words.parts.flag} value={step.flag} onChange={(flag) => set({ ...step, flag })} />
  ),
  spawn: ({ step, choices, words: { parts }, set }) => (
    <>
      {choices.place?.some(({ id }) => id === step.where) === true ? (
        <NamedField
          kind="place"
          label={parts.where}
          none={parts.aPlace}
          choices={choices}
          value={step.where}
          onChange={(id) => set({ ...step, where: idOr(id) })}
        />
      ) : (
        place(parts.where, step.where, (where) => set({ ...step, where }))
      )}
      <FewField
        label={parts.order}
        names={parts.orders}
        value={step.order}
        onChange={(order) => set({ ...step, order })}
      />
      <SpawnedFields step={step} choices={choices} onChange={set} />
    </>
  ),
  mark: ({ step, words: { parts }, set }) => (
    <>
      {place(parts.mark, step.mark, (mark) => set({ ...step, mark }))}
      {place(parts.where, step.where, (where) => set({ ...step, where }))}
    </>
  ),
  carry: ({ step, choices, words: { parts }, set }) => (
    <>
      {toWhom(step, choices, set)}
      {place(parts.carried, step.marker, (marker) => set({ ...step, marker }))}
    </>
  ),
  environment: ({ step, words, set }) => (
    <>
      {place(words.parts.environment, step.tag, (tag) => set({ ...step, tag }))}
      <FewField
        label={words.parts.onOff}
        names={{ on: words.parts.begins, off: words.parts.ends }}
        value={step.on ? 'on' : 'off'}
        onChange={(next) => set({ ...step, on: next === 'on' })}
      />
      {step.on && twoExpiries(words, step.expires, (expires) => set({ ...step, expires }))}
    </>
  ),
  doors: ({ step, words: { parts }, set }) => (
    <FewField
      label={parts.doors}
      names={parts.doorStates}
      value={step.state}
      onChange={(state) => set({ ...step, state })}
    />
  ),
  place: ({ step, words: { parts }, set }) => (
    <>
      <FewField
        label={parts.placeHow}
        names={{ some: parts.aPlace, none: parts.noPlace }}
        value={step.where === null ? 'none' : 'some'}
        onChange={(next) => set({ ...step, where: next === 'none' ? null : '' })}
      />
      {step.where !== null && place(parts.where, step.where, (where) => set({ ...step, where }))}
    </>
  ),
} satisfies { readonly [Op in EffectOp]?: EffectForm<Op> };

/** What concerns the battle as a whole. */
const battleForms = {
  cp: (form) => by(form, 10),
  turningPoints: (form) => by(form, 5),
  alert: ({ step, words: { parts }, set }) => (
    <>
      <FewField
        label={parts.alertHow}
        names={parts.alerts}
        value={step.to === null ? 'by' : 'to'}
        onChange={(next) => set({ ...step, ...(next === 'by' ? { by: 1, to: null } : { by: null, to: 0 }) })}
      />
      {step.to === null ? (
        <NumberField
          label={parts.by}
          value={step.by ?? 0}
          min={-3}
          max={3}
          onChange={(value) => set({ ...step, by: value })}
        />
      ) : (
        <NumberField label={parts.to} value={step.to} max={3} onChange={(to) => set({ ...step, to })} />
      )}
    </>
  ),
  initiative: ({ step, words: { parts }, set }) => (
    <FewField
      label={parts.side}
      names={{ retinue: parts.retinue, enemy: parts.enemy }}
      value={step.side}
      onChange={(side) => set({ ...step, side })}
    />
  ),
  sight: ({ step, words, set }) => (
    <>
      <NumberField
        label={words.parts.inches}
        value={step.inches}
        min={1}
        max={30}
        onChange={(inches) => set({ ...step, inches })}
      />
      {twoExpiries(words, step.expires, (expires) => set({ ...step, expires }))}
    </>
  ),
} satisfies { readonly [Op in EffectOp]?: EffectForm<Op> };

type Simple = Exclude<EffectOp, 'test' | 'whenever'>;

/** The form of every operation but those that hold others. */
export const EFFECT_FORMS: { readonly [Op in Simple]: EffectForm<Op> } = {
  ...tableForms,
  ...battleForms,
  ...operativeForms,
  ...lastingForms,
};
