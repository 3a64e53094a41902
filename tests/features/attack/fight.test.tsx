import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { noNpo } from '../../../src/engine/plugins/npo/state.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { isEnemysAttack } from '../../../src/engine/view/byItself.ts';
import {
  done,
  firefight,
  operativeNow,
  rolled,
  showAttack,
  stateNow,
  VEX,
  vexFights,
  VOICE,
} from '../../support/tableBattle.tsx';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const side = (name: string) => within(screen.getByRole('region', { name }));

describe('a fight', () => {
  it('should let both strike in turns, each named', async () => {
    await vexFights();
    rolled(6, 5, 1, 1);
    rolled(6, 3, 1, 1);
    showAttack();
    await userEvent.click(screen.getByRole('radio', { name: /Strike with the crit/ }));
    await press('Strike, 4 damage, The Voice: 9 → 5, not injured');
    expect(operativeNow(VOICE).wounds).toBe(5);
    expect(screen.getByRole('radiogroup', { name: 'The Voice resolves one die' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /Strike with the crit/ }));
    await press('Strike, 5 damage, Isaura Vex: 8 → 3, injured');
    expect(operativeNow(VEX).wounds).toBe(3);
    expect(screen.getByRole('radiogroup', { name: 'Isaura Vex resolves one die' })).toBeInTheDocument();
  });

  it('should put the fighter of the retinue left with its misses until the first die is resolved', async () => {
    await vexFights();
    rolled(6, 5, 1, 1);
    rolled(6, 3, 1, 1);
    showAttack();
    expect(side('Isaura Vex').getAllByRole('button', { name: 'Miss, 1' })).toHaveLength(2);
    await press(/^(?:Strike|Block)/);
    expect(side('Isaura Vex').queryByRole('button', { name: 'Miss, 1' })).not.toBeInTheDocument();
    expect(screen.getByText('Isaura Vex: 6, 5, 1, 1')).toBeInTheDocument();
  });

  it('should count friends that assist before the roll only', async () => {
    await vexFights();
    showAttack();
    expect(side('Isaura Vex').getByText('Sword 4+ · 3/4')).toBeInTheDocument();
    await press('One more: Friends assisting Isaura Vex');
    expect(side('Isaura Vex').getByText('Sword 3+ · 3/4')).toBeInTheDocument();
    for (const face of [6, 5, 1, 1]) await press(`Face ${face}`);
    expect(screen.queryByRole('group', { name: 'Friends assisting Isaura Vex' })).not.toBeInTheDocument();
  });

  it('should not say that a wound of this fight made Hit worse', async () => {
    await vexFights();
    rolled(6, 5, 1, 1);
    rolled(6, 3, 1, 1);
    showAttack();
    await userEvent.click(screen.getByRole('radio', { name: /Strike with the crit/ }));
    await press(/^Strike, 4 damage/);
    await userEvent.click(screen.getByRole('radio', { name: /Strike with the crit/ }));
    await press(/^Strike, 5 damage/);
    expect(operativeNow(VEX).wounds).toBe(3);
    expect(screen.queryByText(/Injured: Hit 1 worse/)).not.toBeInTheDocument();
  });

  it('should say that an earlier wound made Hit worse', async () => {
    await vexFights({
      change: (state) => ({
        ...state,
        operatives: state.operatives.map((one) => (one.id === VEX ? { ...one, wounds: 3 } : one)),
      }),
    });
    showAttack();
    expect(screen.getByText('Isaura Vex: Injured: Hit 1 worse')).toBeInTheDocument();
  });

  it('should be over when somebody is at 0 wounds', async () => {
    await vexFights({
      change: (state) => ({
        ...state,
        operatives: state.operatives.map((one) => (one.id === VOICE ? { ...one, wounds: 3 } : one)),
      }),
    });
    rolled(6, 5, 1, 1);
    rolled(6, 3, 1, 1);
    showAttack();
    await press(/^Strike, \d damage, The Voice: 3 → 0, down/);
    expect(operativeNow(VOICE).down || operativeNow(VOICE).removed).toBe(true);
    expect(stateNow().tasks).toEqual([]);
  });
});

describe('an enemy that plays itself without a stop', () => {
  const full = (state: BattleState): BattleState => ({
    ...state,
    settings: { ...state.settings, automation: { ...state.settings.automation, enemy: 'full' } },
  });
  const brawler = {
    id: 'fists',
    name: 'Fists',
    order: 'attacks',
    rows: [{ id: 'fight', do: 'fight' }],
    provenance: 'user',
  };

  it('should not begin the same fight again when it is taken back', async () => {
    await firefight({ change: full });
    done({ type: 'correct', correction: { what: 'turn', to: 'enemy' } });
    done({ type: 'setEngaged', pair: [VEX, VOICE], on: true });
    const choice = { tables: { fists: brawler }, table: 'fists' };
    done({ type: 'enemyActivates', operative: VOICE, choice });
    expect(stateNow().tasks.at(-1)?.kind).toBe('fight');
    showAttack();
    await press('Take the attack back');
    expect(stateNow()).toMatchObject({ tasks: [], engagement: [] });
  });

  it('should leave the dice of a guard in its activation to the player', async () => {
    await vexFights({ change: full });
    const { activation, ...state } = stateNow();
    if (activation === null) throw new Error('nobody acts');
    const turn = { enemy: VOICE, why: [], asked: 0, barred: [], plan: null, hand: false };
    const its = { ...state, activation: { ...activation, operative: VOICE }, npo: { ...noNpo(0), turn } };
    expect(isEnemysAttack(its)).toBe(true);
    expect(isEnemysAttack({ ...its, interrupt: { operative: VEX, enemy: VOICE } })).toBe(false);
  });
});
