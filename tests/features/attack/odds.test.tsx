import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WordsProvider } from '../../../src/app/WordsProvider.tsx';
import type { Operative } from '../../../src/engine/family/killteam/model/operative.ts';
import type { Answer } from '../../../src/engine/log/request.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { AttackScreen } from '../../../src/features/attack/AttackScreen.tsx';
import { type OddsOrder, pieceAt, piecesIn } from '../../../src/state/odds/oddsWork.ts';
import { freshApp } from '../../support/readyBattle.ts';
import { done, requestNow, rolled, showAttack, VEX, vexFights, vexShoots, VOICE } from '../../support/tableBattle.tsx';
import { changed as traits } from '../../support/traits.ts';
import { app, render } from '../../support/app.tsx';

const { changeSettings } = app;

const answered = (answer: Answer) => done({ type: 'answer', requestId: requestNow()?.id ?? '', answer });
const OTHERS = 'Other ways to play';
const shotLine = () => screen.queryByText(/take it down/u)?.textContent;
const fightLine = () => screen.getByRole('button', { name: /^Both play well/u });
const ways = () => within(screen.getByRole('list', { name: OTHERS })).getAllByRole('listitem');
const changed = (id: string, change: (operative: Operative) => Operative) => (state: BattleState) => ({
  ...state,
  operatives: state.operatives.map((one) => (one.id === id ? change(one) : one)),
});
const vexWith = (weapon: string, change: Partial<Operative['weapons'][number]>) =>
  changed(VEX, (vex) => ({
    ...vex,
    weapons: vex.weapons.map((one) => (one.id === weapon ? { ...one, ...change } : one)),
  }));

/** A worker that answers what it was asked when it is told to. */
class LateWorker extends EventTarget {
  static last: LateWorker | null = null;
  #asked: OddsOrder | null = null;

  constructor() {
    super();
    LateWorker.last = this;
  }

  postMessage(asked: OddsOrder): void {
    this.#asked = asked;
  }

  terminate(): void {
    this.#asked = null;
  }

  answer(): void {
    if (this.#asked === null) throw new Error('nothing was asked');
    const { work, from } = this.#asked;
    const pieces = Array.from({ length: piecesIn(work) - from }, (_, at) => pieceAt(work, from + at));
    this.dispatchEvent(new MessageEvent('message', { data: { from, pieces } }));
  }
}

beforeEach(freshApp);
afterEach(async () => {
  vi.unstubAllGlobals();
  await freshApp();
});

describe('the odds of a shot', () => {
  it('should be said before the roll, and follow the facts', async () => {
    await vexShoots();
    showAttack();
    expect(shotLine()).toBe('16\u202F% to take it down, 4.3 wounds on average');
    act(() => done({ type: 'setFacts', facts: { cover: true } }));
    expect(shotLine()).toBe('5\u202F% to take it down, 3.2 wounds on average');
    act(() => done({ type: 'setFacts', facts: { cover: false, obscured: true } }));
    expect(shotLine()).toBe('2\u202F% to take it down, 1.5 wounds on average');
  });

  it('should be gone once the attack dice are rolled', async () => {
    await vexShoots();
    showAttack();
    expect(shotLine()).toBeDefined();
    act(() => rolled(6, 4, 5, 1));
    expect(shotLine()).toBeUndefined();
  });

  it('should say what Hot costs the shooter', async () => {
    await vexShoots({ change: vexWith('hot-shot-laspistol', { rules: [{ id: 'hot', params: {} }] }) });
    showAttack();
    expect(shotLine()).toBe('12\u202F% to take it down, 3.8 wounds on average, 2 to you on average');
  });

  it('should not call certain what is not so, nor 0 what is little', async () => {
    await vexShoots({ change: vexWith('hot-shot-laspistol', { attacks: 0 }) });
    showAttack();
    expect(shotLine()).toBe('Cannot take it down, 0 wounds on average');
  });

  it('should say those of the targets of Blast that follow, once they are chosen', async () => {
    await vexShoots({ change: vexWith('hot-shot-laspistol', { rules: [{ id: 'blast', params: { x: 2 } }] }) });
    showAttack();
    const further = () => screen.queryByText(/^Then/u)?.textContent.trim();
    expect(further()).toBeUndefined();
    act(() => rolled(1, 1, 1, 1));
    act(() => answered({ kind: 'pick', option: 'c0n0' }));
    act(() => answered({ kind: 'tick', operatives: ['cult-fighter-1', 'cult-fighter-2', 'pim-latchkey'] }));
    expect(further()).toBe('Then Fighter 2 35\u202F%, Pim Latchkey 35\u202F%; 13.1 wounds in all on average');
  });

  it('should be switched off in the settings', async () => {
    await vexShoots();
    showAttack();
    act(() => changeSettings({ attackOdds: false }));
    expect(shotLine()).toBeUndefined();
    act(() => changeSettings({ attackOdds: true }));
    expect(shotLine()).toBeDefined();
  });
});

describe('the odds of a fight', () => {
  it('should be those of both playing well, with the other ways on a tap', async () => {
    await vexFights();
    showAttack();
    expect(fightLine()).toHaveAccessibleName('Both play well: 2\u202F% it falls, 41\u202F% you fall');
    expect(screen.queryByRole('list', { name: OTHERS })).toBeNull();
    await userEvent.click(fightLine());
    expect(ways().map(({ textContent }) => textContent)).toEqual([
      'Both only strike: 3\u202F% it falls, 89\u202F% you fall',
      'You play well, it only strikes: 5\u202F% it falls, 36\u202F% you fall',
      'You take the least harm, it plays well: 1\u202F% it falls, 41\u202F% you fall',
    ]);
  });

  it('should follow the friends that assist', async () => {
    await vexFights();
    showAttack();
    await userEvent.click(screen.getByRole('button', { name: 'One more: Friends assisting Isaura Vex' }));
    expect(fightLine()).toHaveAccessibleName('Both play well: 6\u202F% it falls, 35\u202F% you fall');
  });

  it('should count no more wounds by Hot than there are', async () => {
    const burning = vexWith('sword', { rules: [{ id: 'hot', params: {} }] });
    await vexFights({ change: (state) => changed(VEX, (vex) => ({ ...vex, wounds: 1 }))(burning(state)) });
    showAttack();
    expect(fightLine()).toHaveAccessibleName(/, 0\.7 to you on average$/u);
  });

  it('should be gone once one side has rolled', async () => {
    await vexFights();
    showAttack();
    expect(fightLine()).toBeInTheDocument();
    act(() => rolled(6, 5, 1, 1));
    expect(screen.queryByText(/Both play well/u)).toBeNull();
  });

  it('should be worked out away from the screen when there are many dice', async () => {
    vi.stubGlobal('Worker', LateWorker);
    await vexFights({ change: vexWith('sword', { attacks: 9 }) });
    showAttack();
    expect(screen.getByText('The odds are being worked out')).toBeInTheDocument();
    act(() => LateWorker.last?.answer());
    expect(fightLine()).toHaveAccessibleName('Both play well: 40\u202F% it falls, 25\u202F% you fall');
  });

  it('should say that there are too many dice, instead of working on and on', async () => {
    await vexFights({ change: vexWith('sword', { attacks: 40 }) });
    showAttack();
    expect(await screen.findByText('No odds: too many dice')).toBeInTheDocument();
  });

  it('should say which traits they do not know', async () => {
    await vexFights({ change: changed(VOICE, (voice) => ({ ...voice, ...traits({ op: 'doubleStrike' }) })) });
    showAttack();
    expect(screen.getByText(/is not counted/u)).toBeInTheDocument();
  });

  it('should be switched off in the settings', async () => {
    changeSettings({ attackOdds: false });
    await vexFights();
    showAttack();
    expect(screen.queryByText(/Both play well/u)).toBeNull();
  });
});

describe('the odds in French', () => {
  const french = async () => {
    act(() => changeSettings({ language: 'fr' }));
    render(
      <WordsProvider language="en">
        <AttackScreen tray={null} />
      </WordsProvider>,
    );
    await screen.findByRole('heading', { level: 1 });
  };

  it('should have decimal commas and spaces that do not break', async () => {
    await vexShoots();
    await french();
    expect((await screen.findByText(/en moyenne/u)).textContent).toBe(
      '16\u202F% de la mettre à terre, 4,3 PV de moins en moyenne',
    );
  });

  it('should name how a fight is played', async () => {
    await vexFights();
    await french();
    expect(await screen.findByRole('button', { name: /^Chacun joue au mieux/u })).toHaveAccessibleName(
      'Chacun joue au mieux\u00A0: 2\u202F% que l’ennemi tombe, 41\u202F% que vous tombiez',
    );
  });
});
