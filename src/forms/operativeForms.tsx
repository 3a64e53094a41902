import type { ReactNode } from 'react';
import type { EffectOp, EffectStep } from '../engine/family/killteam/tables/effect.ts';
import { AmountFields, by, type EffectForm, type FormOf, toWhom } from './effectFields.tsx';
import { FewField, NamedField, NumberField, WordsField } from './Fields.tsx';

type StatStep = Extract<EffectStep, { op: 'stat' }>;

/** Of which weapons the Hit is changed. */
function hitOf({ step, words: { changeParts }, set }: FormOf<'stat'>): ReactNode {
  const { any, ranged, melee } = changeParts.groups;
  const { group, ...rest } = step;
  return (
    <FewField
      label={changeParts.group}
      names={{ any, ranged, melee }}
      value={group ?? 'any'}
      onChange={(next) => set(next === 'any' ? rest : { ...rest, group: next })}
    />
  );
}

/** The stat; only Hit is of weapons. */
const withStat = ({ group, ...rest }: StatStep, stat: StatStep['stat']): StatStep =>
  stat === 'hit' && group !== undefined ? { ...rest, stat, group } : { ...rest, stat };

/** What happens to operatives. */
export const operativeForms = {
  xp: (form) => (
    <>
      {toWhom(form.step, form.choices, form.set)}
      {by(form, 10)}
    </>
  ),
  loot: ({ step, choices, words, set }) => (
    <>
      {toWhom(step, choices, set)}
      <NumberField
        label={words.parts.times}
        value={step.count}
        min={1}
        max={6}
        onChange={(count) => set({ ...step, count })}
      />
    </>
  ),
  priority: ({ step, choices, set }) => toWhom(step, choices, set),
  jam: ({ step, choices, set }) => toWhom(step, choices, set),
  steady: ({ step, choices, set }) => toWhom(step, choices, set),
  hold: ({ step, choices, set }) => toWhom(step, choices, set),
  ward: ({ step, choices, set }) => toWhom(step, choices, set),
  damage: ({ step, choices, words: { parts }, set }) => (
    <>
      {toWhom(step, choices, set)}
      <FewField
        label={parts.damageHow}
        names={parts.damages}
        value={step.half === true ? 'half' : 'amount'}
        onChange={(next) => {
          const { half: _half, ...rest } = step;
          set(next === 'half' ? { ...rest, half: true } : rest);
        }}
      />
      {step.half !== true && <AmountFields amount={step.amount} onChange={(amount) => set({ ...step, amount })} />}
    </>
  ),
  heal: ({ step, choices, set }) => (
    <>
      {toWhom(step, choices, set)}
      <AmountFields amount={step.amount} onChange={(amount) => set({ ...step, amount })} />
    </>
  ),
  stat: (form) => (
    <>
      {toWhom(form.step, form.choices, form.set)}
      <WordsField
        label={form.words.parts.stat}
        names={form.words.parts.stats}
        value={form.step.stat}
        onChange={(stat) => form.set(withStat(form.step, stat))}
      />
      {by(form, 6)}
      {form.step.stat === 'hit' && hitOf(form)}
      <WordsField
        label={form.words.parts.expires}
        names={form.words.parts.expiries}
        value={form.step.expires}
        onChange={(expires) => form.set({ ...form.step, expires })}
      />
    </>
  ),
  order: ({ step, choices, words: { parts }, set }) => (
    <>
      {toWhom(step, choices, set)}
      <FewField
        label={parts.order}
        names={parts.orders}
        value={step.order}
        onChange={(order) => set({ ...step, order })}
      />
    </>
  ),
  readiness: ({ step, choices, words: { parts }, set }) => (
    <>
      {toWhom(step, choices, set)}
      <FewField
        label={parts.readiness}
        names={parts.readinesses}
        value={step.readiness}
        onChange={(readiness) => set({ ...step, readiness })}
      />
    </>
  ),
  free: ({ step, choices, words: { parts }, set }) => (
    <>
      {toWhom(step, choices, set)}
      <FewField
        label={parts.action}
        names={parts.actions}
        value={step.action}
        onChange={(action) => set({ ...step, action })}
      />
    </>
  ),
  ammo: (form) => (
    <>
      {toWhom(form.step, form.choices, form.set)}
      <WordsField
        label={form.words.parts.ammoHow}
        names={form.words.parts.ammos}
        value={form.step.set ?? 'by'}
        onChange={(next) =>
          form.set({ ...form.step, ...(next === 'by' ? { set: null, by: 1 } : { set: next, by: 0 }) })
        }
      />
      {form.step.set === null && by(form, 12)}
    </>
  ),
  rise: ({ step, choices, words: { parts }, set }) => (
    <>
      {toWhom(step, choices, set)}
      <NumberField label={parts.from6} value={step.from} min={2} max={6} onChange={(from) => set({ ...step, from })} />
      <NamedField
        kind="card"
        label={parts.riseAs}
        none={parts.riseSelf}
        choices={choices}
        value={step.as}
        onChange={(as) => set({ ...step, as })}
      />
    </>
  ),
} satisfies { readonly [Op in EffectOp]?: EffectForm<Op> };
