import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FoeBar } from '../../../src/features/vanguard-enemy/FoeBar.tsx';
import { FoePanel } from '../../../src/features/vanguard-enemy/FoePanel.tsx';
import { FoeTurn } from '../../../src/features/vanguard-enemy/FoeTurn.tsx';
import type { VanguardView } from '../../../src/engine/family/vanguard/view/vanguardView.ts';
import type { VanguardScene } from '../../../src/scene/useVanguardScene.ts';
import { foeActing, foesOf, foeStep, lookOf } from '../../support/foeScene.ts';
import { mapOf, stands } from '../../support/board/onBoard.ts';
import { sceneOf, show, view } from '../../support/roundsScene.tsx';

const drawn = (change: Partial<VanguardScene>) =>
  show(
    <FoeTurn>
      <FoePanel />
      <FoeBar />
    </FoeTurn>,
    sceneOf(change),
  ).scene;

const button = (name: RegExp | string) => screen.findByRole('button', { name });
const press = async (name: RegExp | string) => userEvent.click(await button(name));

const answer = (look: object) => ({ type: 'answer', requestId: 'look.1', answer: { kind: 'look', look } });
const asking = (change: Parameters<typeof lookOf>[0] = {}) =>
  drawn({ request: lookOf(change), foes: foesOf({ acting: foeActing(null) }) });

describe('before a side that plays itself does anything', () => {
  const move = {
    side: 'two',
    move: 'activate',
    model: 'Bass',
    why: [{ by: 'threat', left: ['Bass', 'Alto'] }],
  } as const;

  it('[V-17] should say who acts and why, and let it act by one tap', async () => {
    const { act } = drawn({ foes: foesOf({ move, others: ['Alto'] }) });
    expect(await screen.findByRole('heading', { name: 'Bass acts' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Why' })).toHaveTextContent('it is the most dangerous: Bass and Alto');
    await press(/^Bass acts/u);
    expect(act).toHaveBeenCalledWith({ type: 'foeGoes', side: 'two', model: null });
  });

  it('[V-18] should let another one act instead', async () => {
    const { act } = drawn({ foes: foesOf({ move, others: ['Alto'] }) });
    await press('Alto');
    expect(act).toHaveBeenCalledWith({ type: 'foeGoes', side: 'two', model: 'Alto' });
  });

  it('[V-16] should say that it passes, and offer nobody else', async () => {
    const pass = { side: 'two', move: 'pass', model: null, why: [{ by: 'waitForOthers', left: [] }] } as const;
    drawn({ foes: foesOf({ move: pass }) });
    expect(await screen.findByRole('heading', { name: 'Bone Choir passes' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Another one' })).toBeNull();
  });
});

describe('what the table is asked', () => {
  it('[V-50] should be answered with nobody by one tap, as long as nobody is marked', async () => {
    const { act } = asking();
    expect(await screen.findByRole('heading', { name: 'Whom does Bass see within 24″?' })).toBeVisible();
    await press('It sees nobody');
    expect(act).toHaveBeenCalledWith(answer({ kind: 'sight', seen: [], inCover: [], obscured: [] }));
  });

  it('[V-51] [V-52] should be answered as marked: whoever is in cover is seen', async () => {
    const { act } = asking();
    const hesk = within(await screen.findByRole('group', { name: 'Hesk' }));
    await userEvent.click(hesk.getByRole('button', { name: 'In cover' }));
    expect(hesk.getByRole('button', { name: 'Seen' })).toHaveAttribute('aria-pressed', 'true');
    await press('It sees one, as marked');
    expect(act).toHaveBeenCalledWith(answer({ kind: 'sight', seen: ['Hesk'], inCover: ['Hesk'], obscured: [] }));
  });

  it('should be nobody again when the mark is taken away', async () => {
    asking();
    const thorn = within(await screen.findByRole('group', { name: 'Thorn' }));
    await userEvent.click(thorn.getByRole('button', { name: 'Obscured' }));
    await userEvent.click(thorn.getByRole('button', { name: 'Seen' }));
    expect(await button('It sees nobody')).toBeVisible();
  });

  it('[V-44] should be who is the closest that it can charge, or nobody', async () => {
    const { act } = asking({ question: 'reach', fact: 'chargeReach', inches: 8 });
    await press('Thorn');
    expect(act).toHaveBeenCalledWith(answer({ kind: 'first', first: 'Thorn' }));
    await press('Nobody');
    expect(act).toHaveBeenCalledWith(answer({ kind: 'first', first: null }));
  });

  it('[V-85] should be who touches an objective, by ticks', async () => {
    const { act } = asking({ question: 'which', fact: 'holdsObjective', inches: null });
    await press('Thorn');
    await press('This one');
    expect(act).toHaveBeenCalledWith(answer({ kind: 'which', yes: ['Thorn'] }));
  });

  it('[V-85] should be yes or no about itself', async () => {
    const { act } = asking({ question: 'is', fact: 'onObjective', inches: null, candidates: [] });
    expect(await screen.findByRole('heading', { name: 'Does Bass touch an objective?' })).toBeVisible();
    await press('No');
    expect(act).toHaveBeenCalledWith(answer({ kind: 'is', is: false }));
  });

  it('should never have to be known', async () => {
    const { act } = asking();
    await press(/^I don’t know/u);
    expect(act).toHaveBeenCalledWith(answer({ kind: 'dontKnow' }));
  });
});

describe('a move that its table would have and its board has no way for', () => {
  const { state } = view();
  const rows = [
    { id: 'rush', action: 'run' },
    { id: 'step', action: 'walk' },
    { id: 'shoot', action: 'shoot' },
  ] as const;
  const board = { map: mapOf(), reading: 'bodies' as const, places: { Bass: stands(5, 5), Thorn: stands(20, 5) } };
  const onBoard = { board } as unknown as NonNullable<VanguardView['onBoard']>;
  const holds = (barred: readonly string[], change: Partial<VanguardView> = { onBoard }) => {
    const acting = foeActing([], { barred: [...barred] });
    return drawn({
      view: view({ state: { ...state, board }, ...change }),
      foes: foesOf({ acting: { ...acting, table: { id: 'band-brawler', name: 'Brawler', rows } } }),
    });
  };
  const said = () => screen.queryByText(/^Nowhere to go/u)?.textContent ?? null;

  it('[V-38] should be said once, each by its name, above what it does instead', async () => {
    holds(['rush', 'step']);
    await screen.findByRole('heading', { name: 'Bass acts' });
    expect(said()).toBe('Nowhere to go: Run and Walk');
  });

  it('[V-38] should be no more than those that lead nowhere, and no other act', async () => {
    holds(['step', 'shoot']);
    await screen.findByRole('heading', { name: 'Bass acts' });
    expect(said()).toBe('Nowhere to go: Walk');
  });

  it('[V-38] should be said of nobody whom the board does not know', async () => {
    holds(['rush'], { onBoard: null });
    await screen.findByRole('heading', { name: 'Bass acts' });
    expect(said()).toBeNull();
  });
});

describe('what the hands do', () => {
  const shot = foeStep('shoot', 'Thorn', { attack: { name: 'Rifle', dice: 3, hit: 4, ap: 0, d: 1 } });
  const walk = foeStep('walk', 'Thorn', {
    step: { row: 'step-and-shoot', action: 'walk', target: 'Thorn', wish: 'clearTarget', inches: 5 },
    where: { toward: 'closest', cover: 'ifPossible', wishes: ['clearTarget', 'target'] },
  });
  const planned = (steps: Parameters<typeof foeActing>[0], change: Parameters<typeof foeActing>[1] = {}) =>
    drawn({ foes: foesOf({ acting: foeActing(steps, change) }) });

  it('[V-24] should be told with whither, and done with the shot behind it by one tap', async () => {
    const { act } = planned([walk, shot]);
    const steps = await screen.findByRole('list', { name: 'It does: Walk, Shoot Thorn' });
    expect(steps).toHaveTextContent('up to 5″, toward the closest enemy, in cover if it can');
    expect(steps).toHaveTextContent('where it sees Thorn and nothing is in the way');
    expect(steps).toHaveTextContent('Rifle: 3 dice, hit on 4+');
    await press('Shoot Thorn, the dice come next');
    expect(act).toHaveBeenCalledWith({ type: 'carryOut', count: 2, moved: null });
  });

  it('[V-39] [V-41] should tell whom the move engages, whom it has left, and a fall', async () => {
    const { act } = planned([walk]);
    await userEvent.click(await screen.findByText('What came of the move'));
    await userEvent.click(
      within(screen.getByRole('group', { name: 'It engages' })).getByRole('button', { name: 'Hesk' }),
    );
    await press('Done, Walk');
    const moved = { engages: ['Hesk'], left: [], fall: 0 };
    expect(act).toHaveBeenCalledWith({ type: 'carryOut', count: 1, moved });
  });

  it('[V-44] should have a charge engage whom it is at unless told otherwise', async () => {
    const { act } = planned([foeStep('charge', 'Thorn')]);
    await userEvent.click(await screen.findByText('What came of the move'));
    const engages = within(screen.getByRole('group', { name: 'It engages' }));
    expect(engages.getByRole('button', { name: 'Thorn' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(engages.getByRole('button', { name: 'Thorn' }));
    await press('Done, Charge Thorn');
    expect(act).toHaveBeenCalledWith({ type: 'carryOut', count: 1, moved: { engages: [], left: [], fall: 0 } });
  });

  it('should tell on a board how the place was found, and why others were passed over', async () => {
    const here = { x: 0, y: 0, z: 0 };
    const onBoard = {
      board: { map: mapOf(), places: { Bass: { ...here, radius: 1, head: 1 } } },
    } as unknown as VanguardView['onBoard'];
    const goes = { ...walk, step: { ...walk.step, path: [here, { ...here, x: 2540 }] } };
    const search = () => ({
      inches: 4,
      ends: 40,
      kept: [{ by: 'onObjective', count: 3 } as const],
      last: 'closest' as const,
      passed: [{ by: 'onObjective', at: here } as const],
    });
    drawn({ view: view({ onBoard }), foes: foesOf({ acting: { ...foeActing([goes]), search } }) });
    const line = await screen.findByRole('img', {
      name: /^How the place was found: 40 ends in 4″, then 3 on an objective, then 1 nearest$/u,
    });
    expect(line).toBeVisible();
    expect(screen.getByText('Not taken: A not on an objective.')).toBeVisible();
  });

  it('should be carried out by one tap where it stands on a board, as by no hand', async () => {
    const places = { Bass: { x: 0, y: 0, z: 0, radius: 1, head: 1 } };
    const onBoard = { board: { places } } as unknown as VanguardView['onBoard'];
    const { act } = drawn({ view: view({ onBoard }), foes: foesOf({ acting: foeActing([foeStep('standUp'), walk]) }) });
    await press(/^Carry it out, .*Walk/u);
    expect(act).toHaveBeenCalledWith({ type: 'carryOut', count: 2, moved: null });
    expect(screen.queryByText('What came of the move')).toBeNull();
  });

  it('should be refused, or played by hand', async () => {
    const { act } = planned([walk, shot]);
    await press(/^Could not/u);
    expect(act).toHaveBeenCalledWith({ type: 'couldNot' });
    await press(/^Different/u);
    expect(act).toHaveBeenCalledWith({ type: 'takeFoe', hand: true });
    await press(/^Only the first/u);
    expect(act).toHaveBeenCalledWith({ type: 'carryOut', count: 1, moved: null });
  });

  it('should say why: how it was chosen, what settled whom it is for, which rows were passed over', async () => {
    const to = ['Thorn'];
    const trace = [
      { row: 'aim', why: 'stopped', what: 'noUse', is: true, from: [], to: [] },
      { row: 'shoot', why: 'kept', what: 'inCover', is: false, from: ['Thorn', 'Hesk'], to },
      { row: 'shoot', why: 'done', what: 'shoot', is: true, from: [], to },
    ] as const;
    planned([shot], { plan: { steps: [shot.step], trace } });
    await userEvent.click(await screen.findByText('Why: by its table Marksman'));
    const why = screen.getByRole('list', { name: 'Why' });
    expect(why).toHaveTextContent('it is the most dangerous: Bass');
    expect(why).toHaveTextContent('Shoot: Thorn: not in cover');
    expect(why).toHaveTextContent('Shoot: taken, for Thorn');
    expect(screen.getByRole('list', { name: 'One row passed over' })).toHaveTextContent('Aim: no attack could follow');
  });

  it('should be nothing where no row of its table fits', async () => {
    const { act } = planned([]);
    expect((await screen.findAllByText('It does nothing'))[0]).toBeVisible();
    await press('Done, It does nothing');
    expect(act).toHaveBeenCalledWith({ type: 'carryOut', count: 0, moved: null });
  });
});
