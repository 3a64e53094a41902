import { act } from '@testing-library/react';
import { memoryLocation } from 'wouter/memory-location';
import { Router } from 'wouter';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { quickStart } from '../../../src/content/quickStart.ts';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { battleAdvisor } from '../../../src/engine/systems/battleAdvisor.ts';
import { LATER_PARTS, TableMode } from '../../../src/features/battle/parts/laterParts.ts';
import { BattleScreen } from '../../../src/features/battle/BattleScreen.tsx';
import { answerFor } from '../../../src/state/answer/diceSource.ts';
import { app, render } from '../../support/app.tsx';
import { type KillTeamBattle, killTeamIn, killTeamPlayOf } from '../../../src/state/battle/killTeam.ts';

const { dispatch, startBattle } = killTeamPlayOf(app);

export function openBattleNow(): KillTeamBattle {
  const battle = killTeamIn(app.store.getState().battle);
  if (battle === null) throw new Error('no battle is open');
  return battle;
}

/** The quick start in its set-up, with dice on the screen, opened in the real store; all of the screen has come. */
export async function begin(change: (state: BattleState) => BattleState = (state) => state): Promise<void> {
  await Promise.all([...LATER_PARTS, TableMode].map((part) => part.fetch()));
  const pack = await loadBundledPack();
  const players = [{ id: 'p1', name: 'Anna', mark: 'A' }];
  const state = quickStart(pack, { players, dice: { retinue: 'screen', enemy: 'screen' }, seed: 'screens' });
  startBattle(change(state), { title: 'Quick start', ruleset: { id: 'acolyte', version: '1.0.0' }, packs: [] });
}

/** Sends a command that must be carried out. */
export function order(command: Command): void {
  let refusal: unknown = null;
  act(() => {
    refusal = dispatch(command);
  });
  if (refusal !== null) throw new Error(`refused: ${JSON.stringify(refusal)}`);
}

/** Answers whatever is asked, as the screen dice and the advice would. */
export function answerAll(): void {
  for (let { request, state } = openBattleNow(); request !== null; { request, state } = openBattleNow())
    order({
      type: 'answer',
      requestId: request.id,
      answer: answerFor(state, request, battleAdvisor.advise(state, request)),
    });
}

/** The first firefight, the retinue to activate. */
export async function firefight(change?: (state: BattleState) => BattleState): Promise<void> {
  await begin(change);
  order({ type: 'startBattle' });
  answerAll();
  order({ type: 'startFirefight' });
  order({ type: 'correct', correction: { what: 'turn', to: 'retinue' } });
}

/** The battle screen in a page of its own. */
export function showBattle(): { readonly places: readonly string[]; readonly unmount: () => void } {
  const { hook, history } = memoryLocation({ path: '/battle/test', record: true });
  const { unmount } = render(
    <Router hook={hook}>
      <BattleScreen tray={null} />
    </Router>,
  );
  return { places: history, unmount };
}

/** An operative as it is now, by its name. */
export function named(name: string): Operative {
  const found = openBattleNow().state.operatives.find((operative) => operative.name === name);
  if (found === undefined) throw new Error(`nobody is called ${name}`);
  return found;
}

/** Nobody has noticed who has just acted. */
export function unnoticed(): void {
  const { request } = openBattleNow();
  if (request?.kind !== 'look') throw new Error(`asked: ${JSON.stringify(request)}`);
  order({ type: 'answer', requestId: request.id, answer: { kind: 'look', look: { kind: 'is', is: false } } });
}
