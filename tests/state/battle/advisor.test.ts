import { describe, expect, it } from 'vitest';
import { battleAdvisor } from '../../../src/engine/systems/battleAdvisor.ts';
import type { Advisor } from '../../../src/engine/advisor/killTeamAdvisor.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { createApp } from '../../../src/state/base/app.ts';
import { AdvisorFetch } from '../../../src/state/battle/advisor.ts';
import { draftsOf } from '../../../src/state/answer/draft.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { aimed, gun } from '../../support/attackView.ts';
import { rule } from '../../support/duel.ts';
import { FakeBrowser } from '../../support/fakeBrowser.ts';
import { smallMeta } from '../../support/smallBattle.ts';
import { killTeamIn, killTeamPlayOf } from '../../../src/state/battle/killTeam.ts';

/** A shot whose Balanced asks for a re-roll as soon as the dice lie, which is answered by itself. */
function shotWithReroll(): BattleState {
  const { midway } = aimed({ me: gun(rule('balanced')) });
  return { ...midway, settings: { ...midway.settings, automation: { ...midway.settings.automation, attack: 'full' } } };
}

function opened() {
  const app = createApp(new FakeBrowser().ports());
  const { title, ruleset, packs } = smallMeta();
  const play = killTeamPlayOf(app);
  play.startBattle(shotWithReroll(), { title, ruleset, packs });
  const battle = () => present(killTeamIn(app.store.getState().battle), 'a battle');
  const answer = (given: Parameters<typeof play.dispatch>[0]) => play.dispatch(given);
  const roll = (...faces: readonly number[]) =>
    answer({ type: 'answer', requestId: present(battle().request, 'a roll').id, answer: { kind: 'faces', faces } });
  return { app, play, battle, roll };
}

describe('an advisor that comes late', () => {
  it('should be waited for by what answers itself, and then it goes on as an entry of its own', async () => {
    const { app, battle, roll } = opened();
    let come: (advisor: Advisor) => void = () => undefined;
    const fetch = new AdvisorFetch(app, () => new Promise((resolve) => (come = resolve)));
    const fetched = fetch.fetch();
    roll(6, 4, 1, 1);
    expect(battle()).toMatchObject({ request: { kind: 'reroll' }, length: 1 });
    come(battleAdvisor);
    await fetched;
    expect(battle().length).toBe(2);
    expect(battle().request?.kind).not.toBe('reroll');
    expect(battle().recent.at(-1)?.command).toMatchObject({ type: 'answer', answer: { kind: 'reroll' } });
  });

  it('should let what an undo came back to be', async () => {
    const { app, play, battle, roll } = opened();
    roll(6, 4, 1, 1);
    const { request } = battle();
    play.dispatch({
      type: 'answer',
      requestId: present(request, 'a re-roll').id,
      answer: { kind: 'reroll', dice: [] },
    });
    play.undo();
    await new AdvisorFetch(app, () => Promise.resolve(battleAdvisor)).fetch();
    expect(battle()).toMatchObject({ request: { id: request?.id }, length: 1 });
  });

  it('should be in nobody’s way when it never comes, and be asked for again', async () => {
    const { app, play, battle, roll } = opened();
    let asked = 0;
    const failing = () => {
      asked += 1;
      return Promise.reject<Advisor>(new Error('offline'));
    };
    const fetch = new AdvisorFetch(app, failing);
    await expect(fetch.fetch()).rejects.toThrow('offline');
    roll(6, 4, 1, 1);
    const request = present(battle().request, 'a re-roll');
    expect(draftsOf(app).draftOf(request).dice).toEqual([]);
    expect(play.dispatch({ type: 'answer', requestId: request.id, answer: { kind: 'reroll', dice: [] } })).toBeNull();
    expect(battle().request?.id).not.toBe(request.id);
    await expect(fetch.fetch()).rejects.toThrow('offline');
    expect(asked).toBe(2);
  });
});
