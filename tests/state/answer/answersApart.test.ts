import { beforeAll, describe, expect, it } from 'vitest';
import { present } from '../../../src/engine/core/invariant.ts';
import { fetchBoards } from '../../../src/engine/systems/boards.ts';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import { createApp } from '../../../src/state/base/app.ts';
import { killTeamIn, killTeamPlayOf } from '../../../src/state/battle/killTeam.ts';
import { replay } from '../../../src/headless/kinds/replay.ts';
import { stands, takeUp } from '../../support/board/onBoard.ts';
import { activate, play, shoot, ticked } from '../../support/decide.ts';
import { battleOf, cultist, rifle, rule, thug, vex } from '../../support/duel.ts';
import { FakeBrowser } from '../../support/fakeBrowser.ts';
import { smallMeta } from '../../support/smallBattle.ts';

beforeAll(() => fetchBoards());

const tough = { wounds: 40, maxWounds: 40 };

/** A Blast shot on a board, its first target dealt with by the next answer; the thug stands beside it. */
function opened() {
  const { midway } = play(battleOf([vex({ weapons: [rifle({}, rule('blast', 2))] }), cultist(tough), thug(tough)]))
    .does(takeUp([], { vex: stands(3, 5), cultist: stands(14, 5), thug: stands(16, 5) }))
    .does(activate('vex'))
    .does(shoot());
  const app = createApp(new FakeBrowser().ports());
  const { title, ruleset, packs } = smallMeta();
  const session = killTeamPlayOf(app);
  session.startBattle(midway, { title, ruleset, packs });
  const battle = () => present(killTeamIn(app.store.getState().battle), 'a battle');
  const does = (command: Command) => session.dispatch(command);
  const answers = (answer: Extract<Command, { type: 'answer' }>['answer']) =>
    does({ type: 'answer', requestId: present(battle().request, 'a question').id, answer });
  answers({ kind: 'faces', faces: [1, 1, 1, 1] });
  answers({ kind: 'pick', option: 'c0n0' });
  return { app, session, battle, does, answers };
}

const asksWho = { kind: 'tick', question: 'blast', preset: ['thug'] };

describe('an answer that stands apart', () => {
  it('should be given by itself, as an entry of its own', () => {
    const { battle } = opened();
    expect(battle().recent.at(-1)?.command).toMatchObject({ type: 'answer', answer: ticked('thug') });
    expect(battle().request).not.toMatchObject(asksWho);
    expect(battle().length).toBe(3);
  });

  it('should be taken back alone, and then be asked until it is said', () => {
    const { battle, session, does, answers } = opened();
    session.undo();
    expect(battle().request).toMatchObject(asksWho);
    does({ type: 'placeOnBoard', operative: 'thug', at: stands(16, 5.5) });
    expect(battle().request).toMatchObject(asksWho);
    answers(ticked());
    expect(battle().request).toBeNull();
  });

  it('should come back with redo, and the battle decide itself again', async () => {
    const { battle, session } = opened();
    const { request } = battle();
    session.undo();
    session.redo();
    expect(battle().request).toEqual(request);
    const file = present(await session.exportBattle(), 'a file');
    expect(replay({ battle: JSON.parse(file.text) })).toMatchObject({ equal: true });
  });
});
