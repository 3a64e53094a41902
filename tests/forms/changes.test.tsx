import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { effectStep, type EffectStep } from '../../src/engine/family/killteam/tables/effect.ts';
import { CHANGE_FIELDS } from '../../src/forms/changeFields.ts';
import { CHANGE_OPS, changeOf } from '../../src/forms/changeMakes.ts';
import type { Choices } from '../../src/forms/choices.ts';
import { effectOf } from '../../src/forms/effectMakes.ts';
import { EffectsEditor } from '../../src/forms/EffectsEditor.tsx';
import { scenario as words } from '../../src/words/en/scenario/scenario.ts';

const { parts, changeParts, changeNames, effectNames } = words;
const choices: Choices = { table: [{ id: 'finds', name: 'Finds' }], card: [{ id: 'zombie', name: 'Zombie' }] };

const onEffects = vi.fn<(effects: readonly EffectStep[]) => void>();
const made = () => onEffects.mock.lastCall?.[0]?.[0];
function Effects({ first }: { readonly first: EffectStep }) {
  const [now, set] = useState<readonly EffectStep[]>([first]);
  const change = (next: readonly EffectStep[]) => {
    set(next);
    onEffects(next);
  };
  return <EffectsEditor label="Does" effects={now} choices={choices} onChange={change} />;
}

/** The editor with one effect, open. */
async function opened(first: EffectStep) {
  await act(async () => {
    render(
      <Suspense>
        <Effects first={first} />
      </Suspense>,
    );
    await Promise.resolve();
  });
  const user = userEvent.setup();
  await user.click(within(screen.getByRole('listitem')).getByRole('button'));
  return user;
}

const lasting = (change = changeOf('sight')): EffectStep => ({
  op: 'lasts',
  for: 'battle',
  changes: [change],
  expires: 'turningPoint',
});
const press = (name: string) => screen.getByRole('button', { name });
const more = (what: string) => press(parts.more(what));

beforeEach(() => {
  onEffects.mockClear();
});

describe('the editor of changes that last', () => {
  it.each(CHANGE_OPS)('should keep %s within what may last, whatever is chosen', async (op) => {
    const user = await opened(lasting(changeOf(op)));
    const group = within(screen.getByRole('group', { name: changeParts.number(1) }));
    expect(group.getByLabelText(changeParts.change)).toHaveValue(op);
    for (const choice of group.queryAllByRole('radio')) await user.click(choice);
    for (const list of group.getAllByRole('combobox').slice(1))
      for (const option of within(list).getAllByRole('option').slice(0, 9)) {
        if (!list.isConnected || !list.contains(option)) break;
        await user.selectOptions(list, option);
        expect(effectStep.safeParse(made() ?? lasting()).error, option.textContent ?? '').toBeUndefined();
      }
    for (const number of group.queryAllByRole('button', { name: /^(?:More|Less): / })) await user.click(number);
    const step = made();
    const isAsked = CHANGE_FIELDS[op].some(({ kind }) => kind !== 'trait');
    expect(step !== undefined).toBe(isAsked);
    expect(step === undefined || effectStep.safeParse(step).success).toBe(true);
    if (step?.op === 'lasts') expect(step.changes).toMatchObject([{ op }]);
  });

  it('should have one to four changes, each said above its form', async () => {
    const user = await opened(lasting());
    expect(screen.queryByRole('button', { name: parts.remove('Nobody sees past 9″') })).toBeNull();
    for (const _ of [2, 3, 4]) await user.click(press(changeParts.add));
    expect(screen.getByText(changeParts.full)).toBeVisible();
    expect(screen.queryByRole('button', { name: changeParts.add })).toBeNull();
    await user.click(press(parts.remove('Nobody sees past 9″')));
    const first = within(screen.getByRole('group', { name: changeParts.number(1) }));
    await user.selectOptions(first.getByLabelText(changeParts.change), changeNames.ployPrice);
    await user.click(first.getByRole('radio', { name: changeParts.kinds.strategic }));
    expect(first.getByText('Strategic ploys +1 CP')).toBeVisible();
    await user.click(first.getByRole('radio', { name: changeParts.kinds.any }));
    const hit = { op: 'stat', stat: 'hit', by: 1, least: null };
    expect(made()).toEqual({ ...lasting(), changes: [{ op: 'ployPrice', by: 1 }, hit, hit] });
  });

  it('should write a weapon rule with its number, its distance or its move', async () => {
    const user = await opened(lasting(changeOf('weaponRule')));
    await user.click(more(changeParts.ruleNumber));
    expect(made()).toMatchObject({ changes: [{ rule: { id: 'lethal', params: { x: 6 } } }] });
    expect(more(changeParts.ruleNumber)).toHaveAttribute('aria-disabled', 'true');
    const rules = screen.getByLabelText(changeParts.rule);
    await user.selectOptions(rules, 'devastating');
    await user.click(screen.getByRole('radio', { name: changeParts.ruleReaches.some }));
    expect(made()).toMatchObject({ changes: [{ rule: { id: 'devastating', params: { x: 1, inches: 1 } } }] });
    await user.selectOptions(rules, 'heavy');
    await user.selectOptions(screen.getByLabelText(changeParts.onlyMove), 'dash');
    expect(made()).toMatchObject({ changes: [{ rule: { id: 'heavy', params: { only: 'dash' } } }] });
  });

  it('should change the Hit of some weapons, and a stat that is of none without them', async () => {
    const user = await opened(lasting(changeOf('stat')));
    await user.selectOptions(screen.getByLabelText(changeParts.group), 'melee');
    expect(made()).toMatchObject({ changes: [{ stat: 'hit', group: 'melee' }] });
    await user.selectOptions(screen.getByLabelText(parts.stat), 'move');
    expect(screen.queryByLabelText(changeParts.group)).toBeNull();
    expect(made()).toStrictEqual(lasting({ op: 'stat', stat: 'move', by: 1, least: null }));
  });

  it('should limit how often it counts, and take the limit away', async () => {
    const user = await opened(lasting());
    await user.click(screen.getByRole('radio', { name: changeParts.usesHows.some }));
    await user.click(more(changeParts.uses));
    expect(made()).toEqual({ ...lasting(), uses: 2 });
    await user.click(screen.getByRole('radio', { name: changeParts.usesHows.any }));
    expect(made()).toStrictEqual(lasting());
  });
});

describe('the editor of what happens each time', () => {
  it('should hold effects of any kind but its own', async () => {
    const user = await opened(effectOf('whenever', choices));
    await user.selectOptions(screen.getByLabelText(changeParts.moment), changeParts.moments.moved);
    await user.click(screen.getByRole('radio', { name: changeParts.fors.enemy }));
    const inner = within(screen.getByRole('group', { name: changeParts.eachTime }));
    await user.click(inner.getByRole('button', { name: parts.addEffect }));
    const list = inner.getByLabelText(parts.effect);
    expect(within(list).queryByRole('option', { name: effectNames.whenever })).toBeNull();
    await user.selectOptions(list, effectNames.jam);
    expect(made()).toMatchObject({ op: 'whenever', on: 'moved', for: 'enemy', effects: [{ op: 'jam' }] });
    expect(effectStep.safeParse(made()).error).toBeUndefined();
  });

  it('should be about nobody at the turn of a turning point', async () => {
    const step = effectOf('whenever', choices);
    if (step.op !== 'whenever') throw new Error('not a moment');
    const user = await opened({ ...step, effects: [{ op: 'jam', to: { who: 'this', side: 'any', filters: [] } }] });
    const inner = within(screen.getByRole('group', { name: changeParts.eachTime }));
    await user.click(within(inner.getByRole('listitem')).getByRole('button'));
    expect(screen.queryByText(parts.aboutNobody)).toBeNull();
    await user.selectOptions(screen.getByLabelText(changeParts.moment), changeParts.moments.turningPointBegins);
    expect(screen.getByText(parts.aboutNobody)).toBeVisible();
  });
});

describe('the editor of effects', () => {
  it('should let a test fail from a face on', async () => {
    const user = await opened(effectOf('test', choices));
    await user.click(screen.getByRole('radio', { name: changeParts.failHows.from }));
    expect(made()).toMatchObject({ from: 5, upTo: 6 });
    await user.click(screen.getByRole('radio', { name: changeParts.failHows.upTo }));
    expect(made()).not.toHaveProperty('from');
  });

  it('should bring on reinforcements as usual, of so much DV, or one of a card', async () => {
    const user = await opened(effectOf('spawn', choices));
    await user.click(screen.getByRole('radio', { name: changeParts.spawnHows.dv }));
    await user.click(more(changeParts.dv));
    expect(made()).toMatchObject({ dv: 4 });
    await user.click(screen.getByRole('radio', { name: changeParts.spawnHows.card }));
    expect(made()).toStrictEqual({ ...effectOf('spawn', choices), card: 'zombie' });
    await user.click(screen.getByRole('radio', { name: changeParts.spawnHows.usual }));
    expect(made()).toStrictEqual(effectOf('spawn', choices));
  });

  it('should change the Hit of some weapons only, and forget them with another stat', async () => {
    const user = await opened(effectOf('stat', choices));
    expect(screen.queryByRole('radio', { name: changeParts.groups.ranged })).toBeNull();
    await user.selectOptions(screen.getByLabelText(parts.stat), parts.stats.hit);
    await user.click(screen.getByRole('radio', { name: changeParts.groups.ranged }));
    expect(made()).toMatchObject({ stat: 'hit', group: 'ranged' });
    await user.selectOptions(screen.getByLabelText(parts.stat), parts.stats.save);
    expect(made()).not.toHaveProperty('group');
  });

  it('should be for those near whoever brought it about', async () => {
    const user = await opened(effectOf('unjam', choices));
    await user.selectOptions(screen.getByLabelText(parts.who), words.whos.each);
    await user.selectOptions(screen.getByLabelText(parts.reach), parts.reaches.by);
    expect(made()).toMatchObject({ to: { who: 'each', inches: 2, ofBy: true } });
    await user.selectOptions(screen.getByLabelText(parts.reach), parts.reaches.this);
    expect(made()).toMatchObject({ to: { ofThis: true } });
    expect(made()).not.toHaveProperty('to.ofBy');
  });
});
