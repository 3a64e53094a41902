import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  done,
  operativeNow,
  requestNow,
  rolled,
  showAttack,
  stateNow,
  VEX,
  vexShoots,
  VOICE,
} from '../../support/tableBattle.tsx';
import { cpOf } from '../../support/sides.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const pool = (name: string) => within(screen.getByRole('region', { name }));

const FATE = {
  id: 'fate',
  source: { kind: 'card', id: 'tzeentch-fate', name: 'Fate of Tzeentch' },
  on: { kind: 'battle' },
  change: { op: 'noRerollsAgainst' },
  until: 'battle',
} as const;

describe('a shot', () => {
  it('should take four taps from target to damage with dice on screen', async () => {
    await vexShoots({ dice: { retinue: 'screen', enemy: 'screen' } });
    showAttack();
    await press(/^Roll 4 dice/);
    await press(/^Roll \d dic?e/);
    await press(/^Apply/);
    expect(screen.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
    expect(stateNow().tasks).toEqual([]);
  });

  it('should say the whole sum once the saves are known', async () => {
    await vexShoots();
    rolled(6, 4, 5, 1);
    rolled(5, 2);
    showAttack();
    expect(
      screen.getByRole('group', { name: '4 dice, Hit 4+, 2 normal hits, 1 crit, 1 save, 7 damage' }),
    ).toBeInTheDocument();
  });

  it('should take the damage it shows off the target', async () => {
    await vexShoots();
    rolled(6, 4, 5, 1);
    rolled(5, 2);
    showAttack();
    await press('Apply 7 damage, The Voice: 9 → 2, injured');
    expect(operativeNow(VOICE).wounds).toBe(2);
  });

  it('should apply once when Apply is tapped twice', async () => {
    await vexShoots();
    rolled(6, 4, 5, 1);
    rolled(5, 5);
    showAttack();
    await userEvent.dblClick(button(/^Apply 4 damage/));
    expect(operativeNow(VOICE).wounds).toBe(5);
  });

  it('should hatch the hits that the chosen answer stops', async () => {
    await vexShoots();
    rolled(6, 4, 5, 1);
    rolled(5, 5);
    showAttack();
    expect(pool('Attack').getByRole('img', { name: 'Hit, 4, stopped' })).toBeInTheDocument();
    expect(pool('Attack').getAllByText('Stopped')).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: /1 crit/ }));
    expect(pool('Attack').getByRole('img', { name: 'Crit, 6, stopped' })).toBeInTheDocument();
    expect(button(/^Apply 6 damage/)).toBeInTheDocument();
  });

  it('should give a cover save and ask for one die less when the target is in cover', async () => {
    await vexShoots();
    rolled(6, 4, 5, 1);
    showAttack();
    expect(screen.getByText('Roll 2 dice for The Voice')).toBeInTheDocument();
    await press('In cover');
    expect(button('In cover')).toHaveAttribute('aria-pressed', 'true');
    expect(pool('Defence').getByRole('img', { name: 'Cover save' })).toBeInTheDocument();
    expect(screen.getByText('Roll 1 die for The Voice')).toBeInTheDocument();
  });

  it('should keep the defence dice that lie on the table when the target is not in cover after all', async () => {
    await vexShoots();
    rolled(6, 4, 5, 1);
    showAttack();
    await press('In cover');
    rolled(5);
    await press('In cover');
    expect(pool('Defence').getByRole('button', { name: /^Remove 5/ })).toBeInTheDocument();
    await press('Face 2');
    expect(requestNow()).not.toMatchObject({ purpose: 'defence' });
    const [first, second] = [5, 2].map((face): unknown => expect.objectContaining({ face }));
    expect(stateNow().tasks).toContainEqual(
      expect.objectContaining({ sequence: expect.objectContaining({ defence: [first, second] }) as unknown }),
    );
  });

  it('should ask for height only from Vantage, and for light cover only of a concealed target', async () => {
    await vexShoots();
    showAttack();
    await press('In cover');
    expect(screen.queryByRole('button', { name: 'Light cover only' })).not.toBeInTheDocument();
    await press('More');
    expect(screen.queryByRole('group', { name: 'Height' })).not.toBeInTheDocument();
    await press('From Vantage');
    expect(screen.getByRole('group', { name: 'Height' })).toBeInTheDocument();
  });

  it('should say why a target stops being valid', async () => {
    await vexShoots();
    showAttack();
    await press('Within 8″');
    expect(screen.getByText('Farther than 8″')).toBeInTheDocument();
    await press('Choose another target');
    expect(stateNow().tasks).toEqual([]);
  });

  it('should roll a die again for 1 CP and strike the old face', async () => {
    await vexShoots();
    rolled(6, 4, 2, 1);
    showAttack();
    const cp = cpOf(stateNow());
    await press('Miss, 1');
    await press('Re-roll, 1 CP');
    expect(cpOf(stateNow())).toBe(cp - 1);
    await press('Face 5');
    expect(pool('Attack').getByRole('button', { name: 'Hit, 5, re-rolled from 1' })).toBeInTheDocument();
  });

  it('should say that 1 CP rolls a die again, and mark the dice that may be taken', async () => {
    await vexShoots();
    rolled(6, 4, 2, 1);
    showAttack();
    const cp = cpOf(stateNow());
    const offer = 'Command Re-roll, 1 CP: tap a die';
    await press(offer);
    expect(button(offer)).toHaveAttribute('aria-pressed', 'true');
    await press('Miss, 1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(cpOf(stateNow())).toBe(cp - 1);
    expect(requestNow()).toMatchObject({ purpose: 'reroll' });
    expect(screen.queryByRole('button', { name: offer })).not.toBeInTheDocument();
  });

  it('should not speak of a Command Re-roll without CP, nor of the dice of the enemy', async () => {
    await vexShoots();
    rolled(6, 4, 2, 1);
    done({ type: 'correct', correction: { what: 'cp', side: 'retinue', to: 0 } });
    showAttack();
    expect(screen.queryByRole('button', { name: /^Command Re-roll/ })).not.toBeInTheDocument();
    act(() => done({ type: 'correct', correction: { what: 'cp', side: 'retinue', to: 2 } }));
    expect(button(/^Command Re-roll/)).toBeInTheDocument();
    act(() => rolled(5, 2));
    expect(screen.queryByRole('button', { name: /^Command Re-roll/ })).not.toBeInTheDocument();
  });

  it('should ask where cover and obscured come from only when both are on', async () => {
    await vexShoots();
    showAttack();
    await press('In cover');
    expect(screen.queryByRole('radiogroup', { name: 'Cover and obscured come from' })).not.toBeInTheDocument();
    await press('Obscured');
    expect(screen.getByRole('radio', { name: 'two features' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'one, obscured counts' }));
    expect(stateNow().tasks.at(-1)).toMatchObject({ sequence: { facts: { oneFeature: 'obscured' } } });
  });

  it('should say what forbids to roll dice again', async () => {
    await vexShoots();
    done({ type: 'correct', correction: { what: 'impose', lasting: FATE } });
    rolled(6, 4, 2, 1);
    showAttack();
    expect(screen.getByText('No re-rolls: Fate of Tzeentch')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Command Re-roll/ })).not.toBeInTheDocument();
  });

  it('should say that a Command Re-roll cannot be paid', async () => {
    await vexShoots();
    done({ type: 'correct', correction: { what: 'cp', side: 'retinue', to: 0 } });
    rolled(6, 4, 2, 1);
    showAttack();
    expect(screen.getByText('Command Re-roll: no CP left')).toBeVisible();
  });

  it('should say on a die too what forbids to roll it again', async () => {
    await vexShoots();
    done({ type: 'correct', correction: { what: 'impose', lasting: FATE } });
    rolled(6, 4, 2, 1);
    showAttack();
    await press('Miss, 2');
    expect(within(screen.getByRole('dialog')).getByText('No re-rolls: Fate of Tzeentch')).toBeVisible();
  });

  it('should not offer a second Command Re-roll of the same die', async () => {
    await vexShoots();
    rolled(6, 4, 2, 1);
    done({ type: 'commandReroll', pool: 'attack', die: 3 });
    rolled(5);
    showAttack();
    await press('Hit, 5, re-rolled from 1');
    expect(screen.queryByRole('button', { name: 'Re-roll, 1 CP' })).not.toBeInTheDocument();
  });

  it('should let a rolled die be set by hand', async () => {
    await vexShoots();
    rolled(6, 4, 2, 1);
    showAttack();
    await press('Miss, 2');
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Face 6' })).toBeNull();
    await press('Typed wrong: set its face, free');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Face 6' }));
    expect(pool('Attack').getAllByRole('button', { name: 'Crit, 6' })).toHaveLength(2);
  });

  it('should apply the damage that was set by hand', async () => {
    await vexShoots();
    rolled(6, 4, 5, 1);
    rolled(5, 5);
    showAttack();
    await press('4 Damage');
    await press('One less: Damage');
    await press('Apply 3 damage, The Voice: 9 → 6, not injured');
    expect(operativeNow(VOICE).wounds).toBe(6);
  });

  it('should open why a number is what it is, and the rule behind it', async () => {
    await vexShoots();
    rolled(6, 4, 5, 1);
    rolled(5, 5);
    showAttack();
    await press('2 Saves');
    const why = within(screen.getByRole('list', { name: 'Why' }));
    expect(why.getByText('defence dice, every shot')).toBeInTheDocument();
    await userEvent.click(why.getByRole('button', { name: /Piercing Crits 1/ }));
    expect(within(screen.getByRole('dialog')).getByText(/the defender rolls that many dice fewer/)).toBeInTheDocument();
  });

  it('should leave the attack open with its dice once one is rolled', async () => {
    await vexShoots();
    rolled(6, 4, 5, 1);
    history.replaceState(null, '', '/battle/night');
    showAttack();
    const asked = requestNow();
    await press('Home. The attack stays open');
    expect(location.pathname).toBe('/');
    expect(requestNow()).toBe(asked);
    expect(stateNow().tasks.at(-1)).toMatchObject({ kind: 'shoot', sequence: { attack: [{ face: 6 }, {}, {}, {}] } });
  });

  it('should say that the facts are those of the shot before, until one is changed', async () => {
    await vexShoots();
    done({ type: 'setFacts', facts: { obscured: true } });
    const first = showAttack();
    expect(screen.queryByText('as last time')).not.toBeInTheDocument();
    expect(screen.getByText(/· obscured$/)).toBeInTheDocument();
    first.unmount();
    done({ type: 'cancelAttack' });
    done({ type: 'shoot', weapon: 'hot-shot-laspistol', target: VOICE });
    showAttack();
    expect(button('Obscured')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('as last time')).toBeInTheDocument();
    await press('Obscured');
    expect(screen.queryByText('as last time')).not.toBeInTheDocument();
    expect(screen.queryByText(/· obscured$/)).not.toBeInTheDocument();
  });

  it('should name the smoke that stands beside Obscured, and nothing where none does', async () => {
    await vexShoots();
    const shown = showAttack();
    expect(button('Obscured')).toHaveAttribute('aria-pressed', 'false');
    shown.unmount();
    const smoke = {
      id: 'smoke',
      source: { kind: 'event', id: 'smoke-drift', name: 'Smoke drift' },
      on: { kind: 'battle' },
      change: { op: 'smoke', inches: 1 },
      until: 'turningPoint',
    } as const;
    done({ type: 'correct', correction: { what: 'impose', lasting: smoke } });
    showAttack();
    await press('Obscured, by Smoke drift too');
    expect(stateNow().tasks.at(-1)).toMatchObject({ sequence: { facts: { obscured: true } } });
  });

  it('should not speak of a last time when everything is as usual', async () => {
    await vexShoots();
    showAttack();
    expect(screen.queryByText('as last time')).not.toBeInTheDocument();
  });

  it('should take the attack back before the first die, with its AP', async () => {
    await vexShoots();
    showAttack();
    await press('Take the attack back');
    expect(requestNow()).toBeNull();
    expect(stateNow().activation).toMatchObject({ operative: VEX, spent: 0 });
  });
});
