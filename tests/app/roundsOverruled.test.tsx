import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { RoundsStage } from '../../src/app/battle/rounds/RoundsStage.tsx';
import type { BattleModel } from '../../src/engine/family/vanguard/model/battleModel.ts';
import { fetchSystems } from '../../src/engine/systems/registry.ts';
import type { FoeBattle } from '../../src/engine/plugins/foes/state.ts';
import { Seen } from '../../src/features/vanguard-battle/board/laterDocks.ts';
import { OnBoard } from '../../src/features/vanguard-battle/parts/onBoardLater.ts';
import { OverruledOnBoard } from '../../src/features/vanguard-enemy/onBoardLater.ts';
import { draftsOf } from '../../src/state/answer/draft.ts';
import { fetchForBoard } from '../../src/state/battle/boards.ts';
import { showBoardIn } from '../../src/state/battle/boardLook.ts';
import { roundsIn, roundsPlayOf } from '../../src/state/battle/rounds.ts';
import { fetchWords } from '../../src/words/catalogues.ts';
import { board as words } from '../../src/words/en/board.ts';
import { otherwise } from '../../src/words/en/otherwise.ts';
import { app, render } from '../support/app.tsx';
import { block, mapOf, stands } from '../support/board/onBoard.ts';
import { foeBattle } from '../support/foeBattle.ts';
import { battleOf, model, rifle } from '../support/vanguardBattle.ts';

const { shot } = words;
const made = { title: 'Gather', ruleset: { id: 'vanguard', version: '1.0.0' }, packs: [] };
const nothing = (): void => undefined;

beforeEach(async () => {
  showBoardIn(app);
  await Promise.all([
    fetchSystems(),
    fetchForBoard('vanguard'),
    ...['rounds', 'roundsFoes', 'board', 'killzones', 'otherwise'].map((name) => fetchWords(name as 'rounds', 'en')),
    ...[OnBoard, Seen, OverruledOnBoard].map((part) => part.fetch()),
  ]);
});

const gun = { ...rifle, range: 12 };
const places = { a1: stands(5, 11), b1: stands(15, 11), b2: stands(22, 14) };

function open(battle: FoeBattle): void {
  draftsOf(app).store.setState({ draft: null });
  roundsPlayOf(app).startBattle(battle, made);
}

function order(command: Parameters<ReturnType<typeof roundsPlayOf>['dispatch']>[0]): void {
  const refusal = roundsPlayOf(app).dispatch(command);
  if (refusal !== null) throw new Error(JSON.stringify(refusal));
}

const now = () => roundsIn(app.store.getState().battle)?.state;
const overruled = () => now()?.board?.overruled;
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

/** A1 has a gun of 12 inches; B1 is 8.9 away, B2 16.1. Its shot is being chosen, and what is otherwise is open. */
async function aiming(...models: readonly BattleModel[]): Promise<void> {
  open(battleOf([model('a1', { attacks: [gun] }), model('b1'), model('b2'), ...models]));
  order({ type: 'takeUpBoard', map: mapOf(), places });
  order({ type: 'activate', model: 'a1', again: false, followUp: false });
  render(<RoundsStage onTimeline={nothing} />);
  await press(/^Rifle/u);
  await userEvent.click(await screen.findByText(otherwise.byTable));
}

const factOf = (who: string, title: string) =>
  within(screen.getByRole('group', { name: who })).getByRole('button', { name: new RegExp(`^${title}`, 'u') });
const row = (name: RegExp) => screen.findByRole('button', { name });

describe('what the table has otherwise than the board of war bands', () => {
  it('should be said at one tap while a target is chosen, hold, and be taken back by Undo', async () => {
    await aiming();
    expect(factOf('B1', shot.notInCover)).toHaveTextContent(shot.nothing);
    await userEvent.click(factOf('B1', shot.notInCover));
    expect(overruled()).toEqual({ 'a1>b1': { cover: true } });
    expect(factOf('B1', shot.inCover)).toHaveTextContent(shot.byHand);
    expect(screen.getByText(shot.giveBack)).toBeVisible();
    expect(screen.getByText(otherwise.saidOf(1))).toBeVisible();
    await press(/^Undo/u);
    expect(overruled()).toBeUndefined();
    await press(/^Rifle/u);
    expect(await row(/^B1 .*armour/iu)).not.toHaveTextContent('cover');
  });

  it('should bring whom the board has too far away into range, until it moves', async () => {
    await aiming();
    const key = factOf('B2', otherwise.notInRange('12″'));
    expect(key).toHaveTextContent('16.1″');
    await userEvent.click(key);
    expect(overruled()).toEqual({ 'a1>b2': { within: 12 } });
    expect(factOf('B2', otherwise.inRange('12″'))).toHaveTextContent(shot.byHand);
    await press(/^B2 .*armour/iu);
    expect(now()?.tasks.at(-1)).toMatchObject({ kind: 'attack', targets: [{ model: 'b2' }] });
    expect(overruled()).toEqual({ 'a1>b2': { within: 12 } });
    order({ type: 'cancel' });
    order({ type: 'placeOnBoard', model: 'b2', at: stands(22, 12) });
    expect(overruled()).toBeUndefined();
  });

  it('should be given back by a second tap', async () => {
    await aiming();
    await userEvent.click(factOf('B1', shot.seen));
    expect(overruled()).toEqual({ 'a1>b1': { visible: false } });
    await userEvent.click(factOf('B1', shot.notSeen));
    expect(overruled()).toBeUndefined();
  });
});

describe('a side that plays itself, of which the table says otherwise', () => {
  /** A side of tables that plays without a stop has its turn; A2 and A3 are hidden behind a wall. */
  function theirs(): void {
    const battle = foeBattle(
      [model('a1'), model('a2'), model('a3'), model('b1', { attacks: [rifle] })],
      'band-marksman',
    );
    const automation = { ...battle.settings.automation, enemy: 'full' as const };
    open({ ...battle, turn: 'A', settings: { ...battle.settings, automation } });
    order({
      type: 'takeUpBoard',
      map: mapOf(block('thick', { left: 15, near: 2, right: 16, far: 6, high: 6 }, 'Heavy')),
      places: { a1: stands(14, 11), a2: stands(14, 4), a3: stands(12, 3), b1: stands(22, 9) },
    });
    order({ type: 'activate', model: 'a3', again: false, followUp: false });
  }
  const plan = () => now()?.foes?.turn?.plan ?? null;

  it('should have a plan that came by itself taken back before the act of the people, and brought back so', () => {
    theirs();
    const before = now();
    order({ type: 'endActivation' });
    const planned = now();
    expect(plan()?.steps.length).toBeGreaterThan(0);
    const { undo, redo } = roundsPlayOf(app);
    undo();
    expect([plan(), now()?.activation]).toEqual([null, null]);
    undo();
    expect(now()).toEqual(before);
    redo();
    redo();
    expect(now()).toEqual(planned);
  });

  it('should say in its plan, and on the map, what is by hand, and not once Undo has taken it back', async () => {
    theirs();
    order({ type: 'endActivation' });
    render(<RoundsStage onTimeline={nothing} />);
    await screen.findByRole('group', { name: words.label(22, 30) });
    expect(screen.queryByRole('list', { name: otherwise.byTable })).toBeNull();
    expect(document.querySelector('[data-said]')).toBeNull();
    const shoots = plan()?.steps.find(({ action }) => action === 'shoot')?.target;
    expect(shoots).toBe('a1');
    order({ type: 'overruleBoard', from: 'a1', to: 'b1', facts: { visible: false } });
    expect(plan()?.steps[0]?.action).toBe('walk');
    const list = await screen.findByRole('list', { name: otherwise.byTable });
    expect(list).toHaveTextContent(`A1 ${otherwise.says({ visible: false })}`);
    expect(document.querySelector('[data-said="a1"]')).not.toBeNull();
    await press(/^Undo/u);
    expect(plan()?.steps.find(({ action }) => action === 'shoot')?.target).toBe('a1');
    expect(screen.queryByRole('list', { name: otherwise.byTable })).toBeNull();
  });
});
