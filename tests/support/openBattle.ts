import { act } from '@testing-library/react';
import { killTeamBattle } from '../../src/content/killTeamBattle.ts';
import { loadKillTeamSides } from '../../src/content/killTeamSides.ts';
import type { Command } from '../../src/engine/family/killteam/model/command.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { killTeamIn, killTeamPlayOf } from '../../src/state/battle/killTeam.ts';
import { app } from './app.tsx';

const { dispatch, startBattle } = killTeamPlayOf(app);

/** The battle that is open in the app of the tests. Throws when none is. */
export function battle() {
  const open = killTeamIn(app.store.getState().battle);
  if (open === null) throw new Error('no battle is open');
  return open;
}

/** Carries out a command in it; a refusal throws. */
export function order(command: Command): void {
  let refusal: unknown = null;
  act(() => {
    refusal = dispatch(command);
  });
  if (refusal !== null) throw new Error(`refused: ${JSON.stringify(refusal)}`);
}

/** Answers its open question; a refusal throws. */
export const answer = (reply: Extract<Command, { type: 'answer' }>['answer']): void =>
  order({ type: 'answer', requestId: battle().request?.id ?? '', answer: reply });

/** Opens a battle of 2021 between two people, with the kill teams that ship, before its first turning point or as `change` has it. */
export async function openTwoSides(
  mission: string,
  change: (state: BattleState) => BattleState = (state) => state,
): Promise<void> {
  const state = killTeamBattle({
    pack: await loadKillTeamSides('kt2021'),
    mission,
    teams: [
      { team: 'salt-wardens', player: { id: 'p1', name: 'Ana', mark: 'A' } },
      { team: 'gutter-saints', player: { id: 'p2', name: 'Ben', mark: 'B' } },
    ],
    settings: { automation: { attack: 'assisted', falling: false } },
    dice: { people: 'table', tables: 'table' },
    seed: 'two-sides',
  });
  await act(async () =>
    startBattle(change(state), { title: 'Two sides', ruleset: { id: 'kt2021', version: '1.0.0' }, packs: [] }),
  );
}
