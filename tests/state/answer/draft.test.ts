import { describe, expect, it } from 'vitest';
import { pendingRequest } from '../../../src/engine/systems/battle.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import type { RollRequest } from '../../../src/engine/family/killteam/model/request.ts';
import { begunOf, draftsOf } from '../../../src/state/answer/draft.ts';
import { handsOf } from '../../../src/state/answer/hands.ts';
import { killTeamBattle } from '../../../src/content/killTeamBattle.ts';
import { loadKillTeamSides } from '../../../src/content/killTeamSides.ts';
import { type App, createApp } from '../../../src/state/base/app.ts';
import { killTeamIn, killTeamPlayOf } from '../../../src/state/battle/killTeam.ts';
import { app } from '../../support/app.tsx';
import { FakeBrowser } from '../../support/fakeBrowser.ts';
import { againstTables } from '../../support/killTeamBattles.ts';
import { nextCommand2021 } from '../../support/player2021.ts';
import { playRandomly } from '../../support/randomPlayer.ts';

const { changeDraft, draftOf, forgetDraft } = draftsOf(app);
const { typesByHand } = handsOf(app);

const roll = (id: string, side: RollRequest['side']): RollRequest => ({
  kind: 'roll',
  id,
  purpose: 'attack',
  side,
  operative: null,
  count: 2,
  sides: 6,
  counts: false,
  success: null,
});

describe('dice of the screen that are typed', () => {
  it('should be typed until the action is over, on the same side only', () => {
    const attack = roll('2.4.1.shoot.0.attack', 'enemy');
    changeDraft(attack, { typed: true });
    forgetDraft(attack.id);
    const reroll = roll('2.4.1.shoot.0.reroll', 'enemy');
    expect([typesByHand(reroll), draftOf(reroll).typed]).toEqual([true, true]);
    const others = [roll('2.4.1.shoot.0.defence', 'retinue'), roll('2.4.2.shoot.0.attack', 'enemy')];
    expect(others.map((other) => [typesByHand(other), draftOf(other).typed])).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('should be those of both sides, each once it was typed', () => {
    const [attack, defence] = [roll('3.1.1.shoot.0.attack', 'retinue'), roll('3.1.1.shoot.0.defence', 'enemy')];
    changeDraft(attack, { typed: true });
    changeDraft(defence, { typed: true });
    forgetDraft(defence.id);
    expect([attack, defence].map(typesByHand)).toEqual([true, true]);
    handsOf(app).layDown();
    expect([attack, defence].map(typesByHand)).toEqual([false, false]);
  });

  it('should not make the event typed with the initiative, nor a choice', () => {
    changeDraft({ ...roll('4.0.0.initiative', 'retinue'), purpose: 'initiative' }, { typed: true });
    expect(typesByHand({ ...roll('4.0.0.event.0', 'retinue'), purpose: 'table' })).toBe(false);
    changeDraft(roll('4.1.1.shoot.0.attack', 'retinue'), { typed: true });
    const choice = { kind: 'number', id: '4.1.1.fall', question: 'fallHeight', side: 'retinue' } as const;
    expect(typesByHand({ ...choice, operative: 'x', min: 0, max: 9, preset: 3 })).toBe(false);
  });
});

describe('typed dice of which another number is asked for', () => {
  const asked = (count: number): RollRequest => ({ ...roll('5.1.1.shoot.0.defence', 'retinue'), count });

  it('should stay typed in the order of their typing, and leave one to be tapped', () => {
    changeDraft(asked(3), { faces: [1, null, 5], order: [2, 0] });
    expect(draftOf(asked(4))).toMatchObject({ faces: [5, 1, null, null], order: [0, 1] });
    expect(draftOf(asked(2))).toMatchObject({ faces: [5, null], order: [0] });
    expect(draftOf(asked(1))).toMatchObject({ faces: [null], order: [] });
    expect(draftOf(asked(3))).toMatchObject({ faces: [1, null, 5], order: [2, 0] });
    forgetDraft(asked(3).id);
  });

  it('should be counted still where there are as many dice, and not where there are fewer', () => {
    changeDraft(asked(2), { criticals: 1, normals: 1, counted: true });
    expect(draftOf(asked(3))).toMatchObject({ faces: [null, null, null], criticals: 1, normals: 1, counted: true });
    changeDraft(asked(3), { criticals: 2, normals: 1, counted: true });
    expect(draftOf(asked(2))).toMatchObject({ faces: [null, null], criticals: 0, normals: 0, counted: false });
  });
});

/** A battle that is open in one tab of a browser. */
async function opened() {
  const browser = new FakeBrowser();
  const first = createApp(browser.ports());
  const state = killTeamBattle({
    pack: await loadKillTeamSides('kt2021'),
    mission: 'harbour-lights',
    teams: [
      { team: 'salt-wardens', player: { id: 'p1', name: 'Ana', mark: 'A' } },
      { team: 'gutter-saints', player: { id: 'p2', name: 'Ben', mark: 'B' } },
    ],
    settings: { automation: { attack: 'assisted', falling: false } },
    dice: { people: 'table', tables: 'table' },
    seed: 'drafts',
  });
  const made = { title: 'Two', ruleset: { id: 'kt2021', version: '1.0.0' }, packs: [] };
  const id = killTeamPlayOf(first).startBattle(state, made);
  /** The page anew, with the battle open again: what is stored is all there is. */
  const reload = async (before: App) => {
    await killTeamPlayOf(before).closeBattle();
    const next = createApp(browser.ports());
    await killTeamPlayOf(next).openBattle(id);
    return next;
  };
  return { browser, first, reload, place: `retinue/typed/battle/${id}/begun` };
}

describe('what is begun of an answer', () => {
  const asked = roll('1.0.0.shoot.0.attack', 'first');
  const pick = {
    kind: 'reroll',
    id: '1.0.0.shoot.0.balanced',
    rule: 'balanced',
    side: 'first',
    operative: 'one',
    role: 'attacker',
    mode: 'one',
    dice: [0, 2],
    faces: [1, 6, 2],
    grades: ['fail', 'critical', 'fail'],
  } as const;

  it('should be there when the battle is opened again, to be taken back die by die', async () => {
    const { first, reload } = await opened();
    draftsOf(first).changeDraft(asked, { faces: [3, null], order: [0], typed: true });
    const next = await reload(first);
    const drafts = draftsOf(next);
    expect(drafts.draftOf(asked)).toMatchObject({ faces: [3, null], order: [0], typed: true });
    expect(handsOf(next).typesByHand(asked)).toBe(true);
    expect(begunOf(drafts.draftOf(asked))).toEqual({ kind: 'die', at: 0, face: 3 });
    drafts.undoBegun(asked);
    expect(draftsOf(await reload(next)).draftOf(asked).faces).toEqual([null, null]);
  });

  it('should be there though the browser had not yet written the first store to the disk', async () => {
    const { browser, first, reload } = await opened();
    draftsOf(first).changeDraft(pick, { dice: [2] });
    for (const key of browser.storage.keys()) if (key.startsWith('retinue/typed/')) browser.storage.remove(key);
    expect(draftsOf(await reload(first)).draftOf(pick).dice).toEqual([2]);
  });

  it('should be gone once it is answered, and once the battle has gone on', async () => {
    const { first, reload, browser, place } = await opened();
    draftsOf(first).changeDraft(asked, { faces: [3, null], order: [0] });
    draftsOf(first).forgetDraft(asked.id);
    expect(browser.storage.keys()).not.toContain(place);
    draftsOf(first).changeDraft(asked, { faces: [3, null], order: [0] });
    killTeamPlayOf(first).dispatch({
      type: 'chooseTacOps',
      side: 'first',
      tacOps: ['hold-fast', 'locked-gate', 'far-shore'],
    });
    expect(draftsOf(await reload(first)).draftOf(asked).faces).toEqual([null, null]);
  });

  it('should be of no other question, and not what could not have been begun', async () => {
    const { first, reload, browser, place } = await opened();
    draftsOf(first).changeDraft(asked, { faces: [3, null], order: [0] });
    expect(draftsOf(first).draftOf(roll('1.0.0.shoot.0.defence', 'second')).faces).toEqual([null, null]);
    const text = browser.storage.read(place) ?? '';
    browser.storage.write(place, text.replace('[3,null]', '[9,null]').replace('2026', '2036'));
    expect(draftsOf(await reload(first)).draftOf(asked).faces).toEqual([null, null]);
  });

  it('should not be parked in a tab that only reads', async () => {
    const { first, browser, place } = await opened();
    const id = first.store.getState().battle?.id ?? '';
    const reader = createApp(browser.ports());
    await killTeamPlayOf(reader).openBattle(id);
    expect(reader.store.getState().save.kind).toBe('readOnly');
    draftsOf(reader).changeDraft(asked, { faces: [3, null], order: [0] });
    expect(browser.storage.keys()).not.toContain(place);
    expect(draftsOf(reader).draftOf(asked).faces).toEqual([3, null]);
  });
});

describe('dice of a shot whose target is asked about before the last of them is typed', () => {
  /** A shot of the Lite sheet whose defence is to be rolled, and which nobody may aim once its target is obscured. */
  async function shotAt() {
    const found: BattleState[] = [];
    playRandomly(againstTables(await loadKillTeamSides('kt2021-lite'), 1), 'aside', {
      turningPoints: 2,
      next: (state, choose, turningPoints) => {
        const request = pendingRequest(state);
        if (request?.kind === 'roll' && request.purpose === 'defence') found.push(state);
        return nextCommand2021(state, choose, turningPoints);
      },
    });
    const made = { title: 'Aside', ruleset: { id: 'kt2021-lite', version: '1.0.0' }, packs: [] };
    for (const state of found) {
      const browser = new FakeBrowser();
      const page = createApp(browser.ports());
      const play = killTeamPlayOf(page);
      const id = play.startBattle(state, made);
      const open = (of: App) => killTeamIn(of.store.getState().battle);
      const asked = open(page)?.request;
      if (asked?.kind !== 'roll') throw new Error('nothing is to be rolled');
      draftsOf(page).changeDraft(asked, { faces: asked.count > 1 ? [4, null] : [null], order: [0], typed: true });
      play.dispatch({ type: 'setFacts', facts: { obscured: true } });
      if (open(page)?.request?.kind === 'pick') return { browser, page, play, id, open, asked };
    }
    throw new Error('no such shot');
  }

  const answered = (play: ReturnType<typeof killTeamPlayOf>, requestId: string, option: string) =>
    play.dispatch({ type: 'answer', requestId, answer: { kind: 'pick', option } });

  it('should wait on this page and on the next, and lie there when it is shot anyway', async () => {
    const { browser, page: first, id, play, open, asked } = await shotAt();
    expect(draftsOf(first).aside?.faces.slice(0, 2)).toEqual([4, null]);
    await play.closeBattle();
    const next = createApp(browser.ports());
    await killTeamPlayOf(next).openBattle(id);
    expect(draftsOf(next).aside?.faces.slice(0, 2)).toEqual([4, null]);
    const question = open(next)?.request;
    if (question?.kind !== 'pick') throw new Error('nobody asks');
    draftsOf(next).changeDraft(question, { option: question.options[1]?.id ?? '' });
    answered(killTeamPlayOf(next), question.id, question.options[1]?.id ?? '');
    draftsOf(next).forgetDraft(question.id);
    expect(open(next)?.request?.id).toBe(asked.id);
    expect(draftsOf(next).draftOf(asked).faces[0]).toBe(4);
  });

  it('should stay typed by a page before when the table says more of them', async () => {
    const { browser, page: first, play, id, asked } = await shotAt();
    play.dispatch({ type: 'setFacts', facts: { obscured: false } });
    draftsOf(first).changeDraft(asked, { faces: draftsOf(first).draftOf(asked).faces });
    await play.closeBattle();
    const next = createApp(browser.ports());
    expect(draftsOf(next).aside).toBeNull();
    await killTeamPlayOf(next).openBattle(id);
    expect(draftsOf(next).draftOf(asked).faces[0]).toBe(4);
    killTeamPlayOf(next).dispatch({ type: 'setFacts', facts: { height: 3 } });
    expect(draftsOf(next).draftOf(asked).faces[0]).toBe(4);
  });

  it('should be there again when the table takes it back', async () => {
    const { page: first, play, asked } = await shotAt();
    play.dispatch({ type: 'setFacts', facts: { obscured: false } });
    expect(draftsOf(first).draftOf(asked).faces[0]).toBe(4);
  });

  it('should stay typed where the browser died once it had written what the table says, and not yet that they are typed still', async () => {
    const { browser, page: first, play, id, open, asked } = await shotAt();
    play.dispatch({ type: 'setFacts', facts: { obscured: false } });
    draftsOf(first).changeDraft(asked, { faces: draftsOf(first).draftOf(asked).faces });
    const place = `retinue/typed/battle/${id}/begun`;
    const written = browser.storage.read(place) ?? '';
    play.dispatch({ type: 'setFacts', facts: { height: 3 } });
    expect(open(first)?.request?.id).toBe(asked.id);
    expect(browser.storage.read(place)).not.toBe(written);
    await play.closeBattle();
    const revive = async () => {
      browser.storage.write(place, written);
      browser.durable.texts.delete(`typed/battle/${id}/begun/`);
      const next = createApp(browser.ports());
      await killTeamPlayOf(next).openBattle(id);
      return next;
    };
    const next = await revive();
    expect(draftsOf(next).draftOf(asked).faces[0]).toBe(4);
    killTeamPlayOf(next).dispatch({ type: 'setFacts', facts: { height: 2 } });
    expect(draftsOf(next).draftOf(asked).faces[0]).toBe(4);
    await killTeamPlayOf(next).closeBattle();
    expect(draftsOf(await revive()).draftOf(asked).faces[0]).toBeNull();
  });

  it('should be gone where another target is chosen', async () => {
    const { page: first, play, open } = await shotAt();
    const question = open(first)?.request;
    if (question?.kind !== 'pick') throw new Error('nobody asks');
    answered(play, question.id, question.options[0]?.id ?? '');
    expect(draftsOf(first).aside).toBeNull();
  });
});
