import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { present } from '../../../src/engine/core/invariant.ts';
import type { EffectStep } from '../../../src/engine/family/killteam/tables/effect.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import type { Task } from '../../../src/engine/family/killteam/model/task.ts';
import { pack } from '../../support/rowPlay.ts';
import {
  done,
  opened,
  operativeNow,
  requestNow,
  rolled,
  showAttack,
  stateNow,
  vexShoots,
  VEX,
  VOICE,
} from '../../support/tableBattle.tsx';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const effects = (steps: EffectStep[]): Extract<Task, { kind: 'effects' }> => ({
  kind: 'effects',
  id: 'effects',
  source: 'row',
  subject: null,
  steps,
  number: 0,
  picked: null,
  rolled: [],
  applied: false,
  again: null,
});

/** A weapon with Blast 2 for Vex. */
const withBlast = (state: BattleState): BattleState => ({
  ...state,
  operatives: state.operatives.map((one) =>
    one.id === VEX
      ? { ...one, weapons: one.weapons.map((weapon) => ({ ...weapon, rules: [{ id: 'blast', params: { x: 2 } }] })) }
      : one,
  ),
});

const shotOnce = async () => {
  await vexShoots({ change: withBlast });
  rolled(4, 1, 1, 1);
  rolled(6, 6, 6);
  done({ type: 'answer', requestId: requestNow()?.id ?? '', answer: { kind: 'pick', option: 'c0n1' } });
  showAttack();
};

const hurt = (who: 'one' | 'inside'): EffectStep => ({
  op: 'damage',
  to: { who, side: 'enemy', filters: [] },
  amount: { count: 0, sides: 6, plus: 1 },
});
const asks = async (step: EffectStep) => {
  await opened({ change: (state) => ({ ...state, tasks: [effects([step])] }) });
  showAttack();
};
const hurtEnemies = () => stateNow().operatives.filter((one) => one.wounds < one.maxWounds);

describe('dice of effects', () => {
  const shown = async (task: Task) => {
    await opened({ change: (state) => ({ ...state, tasks: [task] }) });
    showAttack();
  };
  const spawn = { kind: 'spawn', id: 'spawn', order: 'engage', where: 'entry', spent: 0, rolls: 0, row: null } as const;

  it('should say which effect, which die, for what and for whom', async () => {
    const amount = { count: 1, sides: 3, plus: 0 } as const;
    const step: EffectStep = { op: 'damage', to: { who: 'each', side: 'enemy', filters: [] }, amount };
    await shown({ ...effects([step]), source: 'something-gives-way', picked: [VOICE] });
    expect(screen.getByText('Something gives way: roll a D3 for the damage to The Voice')).toBeInTheDocument();
  });

  it('should name the table that is rolled on', async () => {
    await opened();
    await shown({ kind: 'table', id: 'event', table: stateNow().eventTable ?? '', rolls: 0 });
    expect(screen.getByText(/^Standard events: roll a D\d+$/)).toBeInTheDocument();
  });

  it('should show the table of a search, face by face, a tap away', async () => {
    const searching = { kind: 'table', id: 'search', table: 'search-markers', rolls: 0, subject: VEX } as const;
    const found = { ...present(pack.tables.get('search-markers'), 'a table'), id: 'search-markers' };
    const tables = { 'search-markers': found };
    await opened({ change: (state) => ({ ...state, tables: { ...state.tables, ...tables }, tasks: [searching] }) });
    showAttack();
    await userEvent.click(await screen.findByText('What each face brings'));
    const rows = within(screen.getByRole('list', { name: 'What each face brings' })).getAllByRole('listitem');
    expect(rows).toHaveLength(found.rows.length);
    expect(screen.getByText('Loose rounds')).toBeVisible();
    expect(rows[0]).toHaveTextContent(new RegExp(`^${found.rows[0]?.from}.*${found.rows[0]?.name}\\. `, 'u'));
  });

  it('should say why an event is rolled once more', async () => {
    await opened();
    await shown({ kind: 'table', id: 'again', table: stateNow().eventTable ?? '', rolls: 1 });
    expect(screen.getByText(/^It concerned nobody, so once more\. Standard events: roll a D\d+$/)).toBeInTheDocument();
  });

  it('should say what is left for reinforcements', async () => {
    await shown({ ...spawn, budget: null });
    expect(screen.getByText(/^Reinforcements: roll a D3.* for their DV$/)).toBeInTheDocument();
    const plus = stateNow().settings.parameters?.reinforcementDv.plus ?? 0;
    act(() => rolled(2));
    expect(screen.getByText(`Rolled 2: DV ${2 + plus}`)).toBeInTheDocument();
  });

  it('should say who is rolled for, and tell the weapons of those who arrive', async () => {
    await shown({ ...spawn, budget: 9 });
    expect(screen.getByText('Reinforcements: roll a D20 for who comes, 9 DV left')).toBeInTheDocument();
    act(() => rolled(1));
    expect(screen.getByText('Rolled 1: nobody on this row can come')).toBeInTheDocument();
    const row = stateNow().spawnRows?.find(({ options, max }) => options.length === 1 && max === null);
    act(() => rolled(row?.from ?? 0));
    expect(screen.getByText(/^Rolled \d+: .* arrives: \w/)).toBeInTheDocument();
  });
});

describe('operatives to tick', () => {
  it('should be nobody unless they are tapped', async () => {
    await shotOnce();
    expect(screen.getByText('Who else is within 2″ of The Voice, and visible to it?')).toBeInTheDocument();
    await press('Nobody');
    expect(stateNow().tasks).toEqual([]);
  });

  it('should be shot at one after the other, and counted', async () => {
    await shotOnce();
    await press('Fighter 1');
    await press('Fighter 2');
    await press('Fighter 2');
    await press('Gunner');
    await press('These 2, Fighter 1 and Gunner');
    expect(screen.getByText('target 2 of 3')).toBeInTheDocument();
    expect(requestNow()).toMatchObject({ kind: 'roll', purpose: 'attack' });
  });
});

describe('effects of the table', () => {
  it('should be left out with Skip', async () => {
    await asks(hurt('one'));
    await press('Skip');
    expect(requestNow()).toBeNull();
    expect(hurtEnemies()).toEqual([]);
  });

  it('should choose by lot when nobody was tapped', async () => {
    await asks(hurt('one'));
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await press(/^By lot/);
    expect(hurtEnemies()).toHaveLength(1);
  });

  it('should take the one whose die the table rolled', async () => {
    await asks(hurt('one'));
    await userEvent.click(screen.getByRole('radio', { name: 'Gunner' }));
    await press('Gunner');
    expect(operativeNow('cult-gunner-1').wounds).toBe(operativeNow('cult-gunner-1').maxWounds - 1);
  });

  it('should hurt all who are inside', async () => {
    await asks(hurt('inside'));
    await press('Fighter 1');
    await press('Fighter 3');
    await press('These 2, Fighter 1 and Fighter 3');
    expect(hurtEnemies().map(({ name }) => name)).toEqual(['Fighter 1', 'Fighter 3']);
  });
});

describe('a distance', () => {
  const fall: Task = { kind: 'falling', id: 'falling', operatives: [VOICE], number: 0, falls: true, by: null };

  it('should be stepped in inches and hurt from above APL', async () => {
    await opened({ change: (state) => ({ ...state, tasks: [fall] }) });
    showAttack();
    expect(screen.getByText('How far does The Voice fall, straight down from the nearest edge?')).toBeInTheDocument();
    for (let tap = 0; tap < 2; tap += 1) await press('One more: 1″');
    await press(/^5″/);
    const { apl, maxWounds, wounds } = operativeNow(VOICE);
    expect(wounds).toBe(maxWounds - (5 - apl));
  });
});
