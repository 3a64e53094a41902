import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Condition, condition as conditionShape } from '../../src/engine/plugins/scenario/condition.ts';
import { effectStep, type EffectStep } from '../../src/engine/family/killteam/tables/effect.ts';
import { ConditionEditor } from '../../src/forms/ConditionEditor.tsx';
import type { Choices } from '../../src/forms/choices.ts';
import { EFFECT_OPS, effectOf, opsFor } from '../../src/forms/effectMakes.ts';
import { EffectsEditor } from '../../src/forms/EffectsEditor.tsx';
import { SubjectProvider } from '../../src/forms/subject.ts';
import { scenario as words } from '../../src/words/en/scenario/scenario.ts';

const { parts, effectNames } = words;
const named = (id: string, name: string) => [{ id, name }];
const choices: Choices = {
  counter: named('clues', 'Clues'),
  tick: named('open', 'The door is open'),
  objective: named('relic', 'Take the relic'),
  action: named('search', 'Search'),
  passage: named('letter', 'The letter'),
  wave: named('guards', 'The guards'),
  table: named('finds', 'Finds'),
  card: named('zombie', 'Zombie'),
  zone: named('gate', 'The gate'),
};

async function shown(element: React.ReactNode) {
  await act(async () => {
    render(<Suspense>{element}</Suspense>);
    await Promise.resolve();
  });
  return userEvent.setup();
}

const onEffects = vi.fn<(effects: readonly EffectStep[]) => void>();
const effects = () => onEffects.mock.lastCall?.[0] ?? [];
function Effects({ first, from = choices }: { readonly first: readonly EffectStep[]; readonly from?: Choices }) {
  const [now, set] = useState(first);
  const change = (next: readonly EffectStep[]) => {
    set(next);
    onEffects(next);
  };
  return <EffectsEditor label="Does" effects={now} choices={from} onChange={change} />;
}

const onCondition = vi.fn<(condition: Condition | null) => void>();
const condition = () => onCondition.mock.lastCall?.[0];
function If() {
  const [now, set] = useState<Condition | null>(null);
  const change = (next: Condition | null) => {
    set(next);
    onCondition(next);
  };
  return <ConditionEditor label="If" condition={now} choices={choices} onChange={change} />;
}

beforeEach(() => {
  onEffects.mockClear();
  onCondition.mockClear();
});

const press = (name: string) => screen.getByRole('button', { name });

describe('the editor of effects', () => {
  it('should make every operation so that a table may have it', () => {
    for (const op of EFFECT_OPS) expect(effectStep.safeParse(effectOf(op, choices)).success, op).toBe(true);
    expect(opsFor({}, null)).not.toContain('counter');
    expect(opsFor({}, 'counter')).toContain('counter');
  });

  it.each(EFFECT_OPS)('should show a form for %s, and its line in plain words', async (op) => {
    const user = await shown(<Effects first={[effectOf(op, choices)]} />);
    await user.click(within(screen.getByRole('listitem')).getByRole('button'));
    expect(screen.getAllByLabelText(parts.effect)[0]).toHaveValue(op);
    for (const number of screen.queryAllByRole('button', { name: /^More: / })) await user.click(number);
    for (const choice of screen.queryAllByRole('radio')) await user.click(choice);
    const [changed = effectOf(op, choices)] = effects();
    expect(effectStep.safeParse(changed).error).toBeUndefined();
    expect(changed).toMatchObject({ op });
  });

  it('should be for somebody by lot where it is about nobody, and warn of the one it is about', async () => {
    expect(effectOf('damage', choices, false)).toMatchObject({ to: { who: 'one', side: 'retinue' } });
    const user = await shown(
      <SubjectProvider value={false}>
        <Effects first={[effectOf('damage', choices)]} />
      </SubjectProvider>,
    );
    await user.click(within(screen.getByRole('listitem')).getByRole('button'));
    expect(screen.getByText(parts.aboutNobody)).toBeVisible();
    await user.selectOptions(screen.getByLabelText(parts.who), words.whos.each);
    expect(screen.queryByText(parts.aboutNobody)).toBeNull();
  });

  it('should be for the worst hurt alone, and for all again', async () => {
    const to = { who: 'each', side: 'enemy', filters: ['standing'] } as const;
    const first: EffectStep = {
      op: 'heal',
      to: { ...to, filters: [...to.filters] },
      amount: { count: 1, sides: 3, plus: 0 },
    };
    const user = await shown(<Effects first={[first]} />);
    await user.click(within(screen.getByRole('listitem')).getByRole('button'));
    await user.click(screen.getByText(parts.onlyWho, { selector: 'summary' }));
    await user.click(screen.getByRole('radio', { name: parts.worsts.worst }));
    expect(effects()).toMatchObject([{ to: { ...to, worst: 3 } }]);
    await user.click(screen.getByRole('radio', { name: parts.worsts.all }));
    expect(effects()).toEqual([first]);
  });

  it('should reveal a secret objective first, and say of another that players know it', async () => {
    const objectives = [
      { id: 'relic', name: 'Take the relic', secret: false },
      { id: 'child', name: 'Save the child', secret: true },
    ];
    const both = { ...choices, objective: objectives };
    expect(effectOf('reveal', both)).toEqual({ op: 'reveal', objective: 'child' });
    const user = await shown(<Effects first={[effectOf('reveal', both)]} from={both} />);
    await user.click(within(screen.getByRole('listitem')).getByRole('button'));
    expect(screen.queryByText(parts.alreadyKnown)).toBeNull();
    await user.selectOptions(screen.getByLabelText(parts.which), 'Take the relic');
    expect(screen.getByText(parts.alreadyKnown)).toBeVisible();
  });

  it('should add, change, reorder and remove', async () => {
    const user = await shown(<Effects first={[]} />);
    await user.click(press(parts.addEffect));
    await user.selectOptions(screen.getByLabelText(parts.effect), effectNames.cp);
    await user.click(press(parts.addEffect));
    expect(effects()).toMatchObject([{ op: 'cp' }, { op: 'tell', passage: 'letter' }]);
    await user.click(press(parts.up('“The letter” is read aloud')));
    expect(effects().map(({ op }) => op)).toEqual(['tell', 'cp']);
    await user.click(press(parts.remove('“The letter” is read aloud')));
    expect(effects().map(({ op }) => op)).toEqual(['cp']);
  });
});

describe('the editor of conditions', () => {
  it('should build a group of conditions, said in plain words', async () => {
    const user = await shown(<If />);
    expect(screen.getByText('Always.')).toBeVisible();
    await user.click(press(parts.addCondition));
    expect(condition()).toBeUndefined();
    await user.selectOptions(screen.getByLabelText(parts.what), words.conditionNames.counter);
    await user.click(press(parts.more(parts.number)));
    await user.click(press(parts.addCondition));
    await user.selectOptions(screen.getAllByLabelText(parts.what)[1] as HTMLElement, words.conditionNames.tick);
    await user.click(screen.getByRole('radio', { name: parts.isNot }));
    await user.selectOptions(screen.getByLabelText(parts.joiner), parts.joiners.any);
    expect(
      screen.getByText('If “Clues” is 2 or more or it is not so that “The door is open” is ticked.'),
    ).toBeVisible();
    expect(condition()).toEqual({
      is: 'any',
      of: [
        { is: 'counter', counter: 'clues', least: 2 },
        { is: 'not', of: { is: 'tick', tick: 'open' } },
      ],
    });
  });

  it('should say beside a condition what is wrong with it', async () => {
    const flaw = (path: string) => (path === 'script.hooks[0].if.of[1]' ? 'Turning point 9 never comes.' : null);
    const both: Condition = {
      is: 'all',
      of: [
        { is: 'alert', least: 2 },
        { is: 'turningPoint', least: 9 },
      ],
    };
    await shown(
      <ConditionEditor
        label="If"
        condition={both}
        choices={choices}
        path="script.hooks[0].if"
        flaw={flaw}
        onChange={vi.fn()}
      />,
    );
    expect(screen.getByRole('note')).toHaveTextContent('Turning point 9 never comes.');
  });

  it('should say why a counter is not offered while there is none', async () => {
    const user = await shown(
      <ConditionEditor label="If" condition={null} choices={{ counter: [] }} onChange={vi.fn()} />,
    );
    await user.click(press(parts.addCondition));
    expect(screen.getByText(parts.noCounter)).toBeVisible();
  });

  it('should keep every kind within what a scenario may have', async () => {
    const user = await shown(<If />);
    await user.click(press(parts.addCondition));
    for (const name of Object.values(words.conditionNames).toReversed()) {
      await user.selectOptions(screen.getByLabelText(parts.what), name);
      expect(conditionShape.safeParse(condition() ?? null).error, name).toBeUndefined();
    }
    await user.selectOptions(screen.getByLabelText(parts.what), words.conditionNames.standing);
    await user.selectOptions(screen.getByLabelText(parts.span), parts.spans.between);
    await user.click(press(parts.more(parts.to)));
    expect(condition()).toEqual({ is: 'standing', side: 'enemy', least: 0, most: 2 });
    await user.click(screen.getByRole('button', { name: /^Remove: / }));
    expect(condition()).toBeNull();
  });
});
