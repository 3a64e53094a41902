import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../src/engine/family/vanguard/model/battle.ts';
import { TableScreen } from '../../../src/features/vanguard-battle/TableScreen.tsx';
import { actor, actView, model, offers, sceneOf, shot, show, side, view } from '../../support/roundsScene.tsx';

/** A model as the battle holds it, as far as its sheet reads it. */
const FIELDED = {
  cp: 0,
  sp: 5,
  ar: 4,
  wn: 2,
  ne: 4,
  invulnerable: [],
  base: { shape: 'round', width: 25, length: 25 },
  actions: [],
  abilities: [],
};

const draw = (change: Parameters<typeof view>[0]) =>
  show(<TableScreen tray={null} bar={null} />, sceneOf({ view: view(change) })).scene;

const tap = async (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

describe('TableScreen', () => {
  it('should say what each card is in without any colour', () => {
    draw({
      sides: [
        side('one', {
          models: [
            model('Thorn', { leader: true, engaged: ['Bass'], tired: true }),
            model('Hesk', { floored: true, tired: true, status: 'activated' }),
            model('Sparrow', { status: 'out', wounds: 0 }),
          ],
          broken: true,
          standing: 2,
          started: 5,
        }),
        side('two', { models: [model('Bass', { side: 'two' })] }),
      ],
    });
    expect(
      screen.getByRole('article', {
        name: 'Thorn, 2 of 2 wounds, Ready, leader, tired, engaged with Bass, 2 of 2 short acts left',
      }),
    ).toBeVisible();
    expect(screen.getByText('Floored, tired')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Sparrow, 0 of 2 wounds, Out' })).toBeVisible();
    expect(screen.getByText('2 of 5, broken')).toBeVisible();
  });

  it('should activate whoever is ready at one tap, and tell all about whoever is not', async () => {
    const { act } = draw({ offers: offers() });
    await tap(/^Thorn, Ready/u);
    expect(act).toHaveBeenCalledWith({ type: 'activate', model: 'Thorn', again: false, followUp: false });
    await tap(/^Bass, Ready/u);
    expect(act).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('dialog', { name: 'Bass' })).toBeVisible();
  });

  it('should show the card of a model first, its attacks in columns, and fold what is set by hand', async () => {
    const bolt = { id: 'bolt', name: 'Bolt gun', kind: 'ranged', range: 12, dice: 2, hit: 4, ap: 1, d: 1 } as const;
    const bass = { ...FIELDED, id: 'Bass', attacks: [{ ...bolt, followUp: null }] };
    draw({ offers: offers(), state: { models: [bass] } as unknown as BattleState });
    await tap(/^Bass, Ready/u);
    const sheet = within(await screen.findByRole('dialog', { name: 'Bass' }));
    const cells = within(sheet.getByRole('table', { name: 'Attacks' })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['12″', '2', '4+', '1', '1']);
    expect(sheet.getByText('Floored', { exact: true })).not.toBeVisible();
    await userEvent.click(sheet.getByText('By hand'));
    expect(sheet.getByText('Floored', { exact: true })).toBeVisible();
  });

  it('should offer what a turn may be with its price, and say what is in the way (V-17)', async () => {
    const { act } = draw({ offers: offers() });
    expect(screen.getByRole('heading', { name: 'Anna activates, or:' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Finished, Thorn must still act' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByText('4 CP until the round ends, then they are gone.')).toBeVisible();
    await tap(/^Pass token, 1 model fewer, 1 left/u);
    expect(act).toHaveBeenCalledWith({ type: 'passToken' });
  });

  it('should re-activate who is tapped after it was chosen (V-34)', async () => {
    const { act } = draw({ offers: offers() });
    await tap(/^Re-activate/u);
    await tap(/^Hesk, Activated/u);
    expect(act).toHaveBeenCalledWith({ type: 'activate', model: 'Hesk', again: true, followUp: false });
  });

  it('should walk at one tap, and offer to say more of it', async () => {
    const { act } = draw({ actor: actor(), turn: 'one' });
    await tap(/^Walk, up to 5″, short/u);
    expect(act).toHaveBeenCalledWith({
      type: 'act',
      action: 'walk',
      push: false,
      moved: { engages: [], left: [], fall: 0 },
    });
    expect(screen.getByRole('status')).toHaveTextContent('Thorn walks up to 5″.');
  });

  it('should take the plain move back and make it as it was told', async () => {
    const { act, undo } = draw({ actor: actor() });
    await tap(/^Walk/u);
    await tap('Engaged, fell?');
    const form = screen.getByRole('region', { name: 'Thorn walks' });
    await userEvent.click(within(within(form).getByRole('group', { name: 'Engages at its end' })).getByText('Bass'));
    await tap('Walk so, engages 1');
    expect(undo).toHaveBeenCalledTimes(1);
    expect(act).toHaveBeenLastCalledWith({
      type: 'act',
      action: 'walk',
      push: false,
      moved: { engages: ['Bass'], left: [], fall: 0 },
    });
  });

  it('should ask first whom an engaged model leaves (V-41)', async () => {
    const thorn = model('Thorn', { status: 'acting', engaged: ['Bass'] });
    const { act } = draw({
      actor: actor({ model: thorn }),
      sides: [side('one', { models: [thorn] }), side('two', { models: [model('Bass', { side: 'two' })] })],
    });
    await tap(/^Walk/u);
    expect(act).not.toHaveBeenCalled();
    await tap('Walk so, leaves 1');
    expect(act).toHaveBeenCalledWith({
      type: 'act',
      action: 'walk',
      push: false,
      moved: { engages: [], left: ['Bass'], fall: 0 },
    });
  });

  it('should attack at two taps, act and target, with all dice', async () => {
    const { act } = draw({ actor: actor() });
    await tap(/^Hotgun, 3 dice, hit on 3\+/u);
    await tap(/^Bass, Ready/u);
    expect(act).toHaveBeenCalledWith(
      expect.objectContaining({
        action: 'attack',
        attack: 'hotgun',
        free: false,
        targets: [expect.objectContaining({ model: 'Bass', dice: 3 })],
      }),
    );
  });

  it('should not attack whom something forbids, and say what', async () => {
    const { act } = draw({ actor: actor({ acts: [shot('targetEngaged')] }) });
    await tap(/^Hotgun/u);
    await tap(/^Alto, Ready/u);
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('Engaged: no shot at it');
  });

  it('should split the dice before the roll, and not attack before all are placed (V-53)', async () => {
    const { act } = draw({ actor: actor() });
    await tap(/^Hotgun/u);
    await tap('Split the dice');
    await tap('One more: Dice on Bass');
    await tap('One more: Dice on Bass');
    expect(screen.queryByRole('button', { name: /^Attack/u })).toBeNull();
    await tap('One more: Dice on Alto');
    await tap('Attack, 2 on Bass, 1 on Alto');
    expect(act).toHaveBeenCalledWith(
      expect.objectContaining({
        targets: [
          expect.objectContaining({ model: 'Bass', dice: 2 }),
          expect.objectContaining({ model: 'Alto', dice: 1 }),
        ],
      }),
    );
  });

  it('should keep what cannot be done with its reason, and end with what is unused', async () => {
    const { act } = draw({ actor: actor({ unused: 1 }) });
    expect(screen.getByText('long: 1 slot left')).toBeInTheDocument();
    await tap('End Thorn, 1 short act unused');
    expect(act).toHaveBeenCalledWith({ type: 'endActivation' });
  });

  it('should fold a third short act behind what it costs (V-32)', async () => {
    const { act } = draw({ actor: actor({ acts: [actView('aim', { action: 'aim', byPush: true })], unused: 0 }) });
    expect(screen.queryByRole('button', { name: /^Aim/u })).toBeNull();
    await tap(/^Push on, then tired/u);
    await tap(/^Aim, next shot \+1, then tired/u);
    expect(act).toHaveBeenCalledWith({ type: 'act', action: 'aim', push: true });
  });

  it('should lead a fallback to its edge (V-70, V-73)', async () => {
    const { act } = draw({ actor: actor({ kind: 'fallback', fallback: 10, acts: [] }) });
    expect(screen.getByText('Its edge: the south edge.')).toBeVisible();
    expect(screen.getByText('comes to the edge: one more nerve die at once')).toBeVisible();
    await tap('One more: 1″');
    expect(screen.getByText('stops 1″ short, then activated')).toBeVisible();
    await tap('Falls back 10″, then activated');
    expect(act).toHaveBeenCalledWith({ type: 'fallBack', edge: 11, left: [], fall: 0 });
  });

  it('should set one model up at one tap (V-80)', async () => {
    const { act } = draw({
      step: 'deploy',
      round: 0,
      sides: [side('one', { models: [model('Thorn', { status: 'waiting', tap: 'place' })] }), side('two')],
    });
    await tap(/^Thorn, To set up/u);
    expect(act).toHaveBeenCalledWith({ type: 'place', model: 'Thorn' });
  });

  it('should change wounds by hand', async () => {
    const { act } = draw({ offers: offers() });
    await tap('Wounds of Thorn, 2 of 3 wounds');
    await tap('1 wounds');
    expect(act).toHaveBeenCalledWith({ type: 'correct', correction: { what: 'wounds', model: 'Thorn', value: 1 } });
  });

  it('should set the round, who has finished and who is broken by hand', async () => {
    const { act } = draw({ offers: offers(), sides: [side('one', { broken: true }), side('two')] });
    await tap('Menu');
    await tap('The table, by hand');
    await tap('One more: Round');
    expect(act).toHaveBeenLastCalledWith({ type: 'correct', correction: { what: 'round', value: 4 } });
    const states = within(screen.getByRole('group', { name: 'State of Iron Third' }));
    await userEvent.click(states.getByRole('button', { name: 'Finished', pressed: false }));
    expect(act).toHaveBeenLastCalledWith({
      type: 'correct',
      correction: { what: 'finished', side: 'one', value: true },
    });
    await userEvent.click(states.getByRole('button', { name: 'Broken', pressed: true }));
    expect(act).toHaveBeenLastCalledWith({
      type: 'correct',
      correction: { what: 'broken', side: 'one', value: false },
    });
  });

  it('should have no number of a round by hand before the first', async () => {
    draw({ round: 0 });
    await tap('Menu');
    await tap('The table, by hand');
    expect(screen.queryByRole('group', { name: 'Round' })).toBeNull();
  });

  it('should know its keys: a figure activates, Space does the next thing, a letter acts', async () => {
    const { act } = draw({ actor: actor() });
    await userEvent.keyboard('k');
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ action: 'walk' }));
    await userEvent.keyboard(' ');
    expect(act).toHaveBeenLastCalledWith({ type: 'endActivation' });
  });
});
