import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/engine/log/request.ts';
import { type App, createApp } from '../../../src/state/base/app.ts';
import { draftsOf } from '../../../src/state/answer/draft.ts';
import { answerFor } from '../../../src/state/answer/diceSource.ts';
import { beginBattle, fetchGameOf } from '../../../src/state/battle/beginBattle.ts';
import { killTeamIn } from '../../../src/state/battle/killTeam.ts';
import { ofFamily } from '../../../src/state/battle/ofFamily.ts';
import { battlesOf, playOf } from '../../../src/state/battle/play.ts';
import { playAgain } from '../../../src/state/battle/playAgain.ts';
import { sideToAct } from '../../../src/state/battle/sideToAct.ts';
import { refreshBattles } from '../../../src/state/battle/battles.ts';
import { bringLog } from '../../../src/state/library/merge.ts';
import { battleNaming } from '../../../src/state/library/naming.ts';
import { type CoinTypes, coinBattle, withCoin } from '../../support/coin.ts';
import { FakeBrowser, settle } from '../../support/fakeBrowser.ts';
import { advisorOf } from '../../../src/state/battle/advisor.ts';
import { exportPlay } from '../../../src/state/log/exportPlay.ts';
import { present } from '../../../src/engine/core/invariant.ts';

const { battleIn, playOf: coinPlayOf } = ofFamily<CoinTypes>('coin');

beforeAll(withCoin);

const openIn = ({ store }: App) => present(battleIn(store.getState().battle), 'a battle is open');

const rolled = (...faces: number[]): Answer => ({ kind: 'faces', faces });

/** Answers the open question of an app's battle. */
const answer = (app: App, given: Answer) =>
  coinPlayOf(app).dispatch({ type: 'answer', requestId: openIn(app).request?.id ?? '', answer: given });

async function begun(browser = new FakeBrowser(), state = coinBattle()) {
  const app = createApp(browser.ports());
  await fetchGameOf(state);
  const id = beginBattle(app, { packs: [], state, title: 'A toss' });
  return { browser, app, id };
}

const textOf = (app: App): string => exportPlay(present(battlesOf(app).play, 'open')).text;

describe('a battle of a game that is of no family', () => {
  it('should begin with what its game begins with, and be in the list', async () => {
    const { app, id } = await begun();
    const open = openIn(app);
    expect(open).toMatchObject({ id, title: 'A toss', ruleset: { id: 'coin', version: '1' }, length: 1 });
    expect(open.view).toEqual({ kind: 'coin', leader: null });
    expect(open.undoes).toEqual({ type: 'begin' });
    expect(killTeamIn(app.store.getState().battle)).toBeNull();
    await refreshBattles(app);
    expect(app.store.getState().battles).toMatchObject([
      { id, mission: 'To ten', ended: false, readable: true, ledger: { phase: 'firefight', turn: 'heads' } },
    ]);
  });

  it('should not be told again of a list that stands already, and at once of one that has changed', async () => {
    const { app } = await begun();
    await refreshBattles(app);
    const { battles } = app.store.getState();
    await refreshBattles(app);
    expect(app.store.getState().battles).toBe(battles);
    beginBattle(app, { packs: [], state: coinBattle(), title: 'Another toss' });
    await refreshBattles(app);
    expect(app.store.getState().battles).toHaveLength(battles.length + 1);
  });

  it('should take typed faces for one side and roll the other by the seed, within the same entry', async () => {
    const { app } = await begun();
    const asked = present(openIn(app).request, 'asked');
    draftsOf(app).changeDraft(asked, { faces: [4] });
    expect(draftsOf(app).draftOf(asked).faces).toEqual([4]);
    expect(answer(app, rolled(4))).toBeNull();
    const { state, recent } = openIn(app);
    const seeded = answerFor(state, { ...asked, id: '1.sum', side: 'tails' });
    expect(seeded).toEqual({ kind: 'faces', faces: [state.sums['tails']] });
    expect(state.sums['heads']).toBe(4);
    expect(recent.at(-1)?.events.map(({ type }) => type)).toEqual(['rolled', 'rolled']);
    expect(draftsOf(app).store.getState().draft).toBeNull();
    expect(sideToAct(openIn(app))).toBe('heads');
  });

  it('should refuse what does not fit, and change nothing', async () => {
    const { app } = await begun();
    expect(answer(app, rolled(7))).toMatchObject({ code: 'badFace' });
    expect(coinPlayOf(app).dispatch({ type: 'begin' })).toEqual({ code: 'begun', params: {} });
    expect(openIn(app).length).toBe(1);
  });

  it('should have no advisor, and wait for none', async () => {
    const { app } = await begun();
    await advisorOf(app).fetch();
    expect(app.store.getState().advisor).toBeNull();
  });

  it('should be undone and brought back, the typed face kept for the same question', async () => {
    const { app } = await begun();
    answer(app, rolled(4));
    const after = openIn(app).state;
    expect(playOf(app).undo()).toBe(true);
    expect(openIn(app).state.sums).toEqual({});
    expect(playOf(app).droppedAnswer('0.sum')).toEqual(rolled(4));
    expect(playOf(app).redo()).toBe(true);
    expect(openIn(app).state).toEqual(after);
  });

  it('should be the same after a reload', async () => {
    const { browser, app, id } = await begun();
    answer(app, rolled(3));
    await settle();
    const next = createApp(browser.killed().ports());
    expect(await playOf(next).openBattle(id)).toEqual({ kind: 'opened' });
    expect(openIn(next).state).toEqual(openIn(app).state);
    expect(openIn(next).recent).toEqual(openIn(app).recent);
    expect(answer(next, rolled(1))).toBeNull();
  });

  it('should be followed by a second tab, which may take over', async () => {
    const { browser, app, id } = await begun();
    const other = createApp(browser.ports());
    await playOf(other).openBattle(id);
    expect(other.store.getState().save).toMatchObject({ kind: 'readOnly' });
    answer(app, rolled(2));
    await settle();
    expect(openIn(other).state).toEqual(openIn(app).state);
    expect(await playOf(other).takeOver()).toBe(true);
    expect(answer(other, rolled(1))).toBeNull();
  });

  it('should be exported with what its game says of it, and be brought into another browser', async () => {
    const { app, id } = await begun();
    answer(app, rolled(3));
    const text = textOf(app);
    expect(JSON.parse(text)).toMatchObject({
      format: 'battle',
      data: { goal: 10, seed: 'toss', setup: { ruleset: 'coin' }, result: null },
    });
    const there = createApp(new FakeBrowser().ports());
    expect(await bringLog(battlesOf(there), battleNaming, text)).toMatchObject({ kind: 'here' });
    expect(await playOf(there).openBattle(id)).toEqual({ kind: 'opened' });
    expect(openIn(there).state).toEqual(openIn(app).state);
  });

  it('should not be read when its state is not of the shape that its game has', async () => {
    const { app } = await begun();
    const spoiled = textOf(app).replace('"begun":false', '"begun":0');
    const there = createApp(new FakeBrowser().ports());
    expect(await bringLog(battlesOf(there), battleNaming, spoiled)).toMatchObject({
      kind: 'refused',
      problems: [{ path: 'data.setup.begun' }],
    });
    const unknown = textOf(app).replaceAll('"ruleset":"coin"', '"ruleset":"dice"');
    expect(await bringLog(battlesOf(there), battleNaming, unknown)).toMatchObject({
      kind: 'refused',
      problems: [{ path: 'data.setup.ruleset' }],
    });
  });

  it('should be over, go to the archive, and be opened from there', async () => {
    const { browser, app, id } = await begun();
    coinPlayOf(app).dispatch({ type: 'giveUp', side: 'heads' });
    expect(openIn(app).state.result).toEqual({ winner: 'tails' });
    await settle();
    await playOf(app).closeBattle();
    expect([...browser.storage.texts.keys()].filter((key) => key.endsWith('/tail'))).toEqual([]);
    const next = createApp(browser.killed().ports());
    await refreshBattles(next);
    expect(next.store.getState().battles).toMatchObject([{ id, ended: true, archived: true }]);
    expect(await playOf(next).openBattle(id)).toEqual({ kind: 'opened' });
    expect(openIn(next).state.result).toEqual({ winner: 'tails' });
  });

  it('should begin again with other dice', async () => {
    const { app, id } = await begun();
    answer(app, rolled(3));
    const again = playAgain(app);
    expect(again).not.toBe(id);
    expect(openIn(app)).toMatchObject({ length: 1, title: 'A toss', state: { begun: true, sums: {} } });
    expect(openIn(app).state.seed).not.toBe('toss');
  });
});
