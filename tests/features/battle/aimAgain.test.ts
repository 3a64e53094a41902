import { describe, expect, it } from 'vitest';
import { aimAgain } from '../../../src/features/battle/view/aimAgain.ts';
import { app } from '../../support/app.tsx';
import { done, requestNow, vexShoots } from '../../support/tableBattle.tsx';
import { type KillTeamBattle, killTeamIn, killTeamPlayOf } from '../../../src/state/battle/killTeam.ts';

function now(): KillTeamBattle {
  const battle = killTeamIn(app.store.getState().battle);
  if (battle === null) throw new Error('no battle is open');
  return battle;
}

/** Vex shoots The Voice, who turns out to be out of range. */
async function outOfRange(): Promise<void> {
  await vexShoots();
  done({ type: 'setFacts', facts: { inRange: false } });
  expect(requestNow()).toMatchObject({ question: 'invalidTarget' });
}
const answers = (option: string): void =>
  done({ type: 'answer', requestId: requestNow()?.id ?? '', answer: { kind: 'pick', option } });

describe('Choosing another target goes back to the targets', () => {
  it('should have the same gun wait for the next target', async () => {
    await outOfRange();
    expect(aimAgain(now())).toBeNull();
    answers('chooseAnother');
    expect(now().state.tasks).toEqual([]);
    expect(aimAgain(now())).toEqual({
      kind: 'attack',
      action: 'shoot',
      weapon: 'hot-shot-laspistol',
      override: null,
    });
  });

  it('should not, once something else was done or it was undone', async () => {
    await outOfRange();
    answers('chooseAnother');
    killTeamPlayOf(app).undo();
    expect(aimAgain(now())).toBeNull();
    answers('shootAnyway');
    expect(aimAgain(now())).toBeNull();
  });
});
