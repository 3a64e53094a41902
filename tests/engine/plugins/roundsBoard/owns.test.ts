import { describe, expect, it } from 'vitest';
import { present } from '../../../../src/engine/core/invariant.ts';
import { viewOf } from '../../../../src/engine/family/vanguard/view/view.ts';
import { pendingOf } from '../../../../src/engine/plugins/foes/pending.ts';
import type { FoeBattle } from '../../../../src/engine/plugins/foes/state.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { after, refusal } from '../../../support/foeBattle.ts';
import { mapOf, stands } from '../../../support/board/onBoard.ts';
import { battleOf, charged, mend, model, raise, withCp } from '../../../support/vanguardBattle.ts';

await fetchBoards();

const places = (far: number) => ({ a1: stands(6, 6), a2: stands(6 + far, 6), a3: stands(20, 6), b1: stands(28, 20) });

/** The first acts: it mends, raises and gives tokens; two of its own are hurt, one is out. */
const acting = (far: number): FoeBattle =>
  after(
    withCp(
      battleOf([
        model('a1', { actions: [mend, raise, charged] }),
        model('a2', { wounds: 1 }),
        model('a3', { wounds: 1 }),
        model('a4'),
        model('b1'),
      ]),
      3,
      3,
    ),
    { type: 'correct', correction: { what: 'inPlay', model: 'a4', value: false } },
    { type: 'takeUpBoard', map: mapOf(), places: places(far) },
    { type: 'activate', model: 'a1', again: false, followUp: false },
  ).state;

const act = (state: FoeBattle, id: string) =>
  present(
    viewOf(state).actor?.acts.find((each) => each.id === `own:${id}`),
    id,
  );
const mends = { type: 'act', action: 'own', push: false, own: mend.id, target: null } as const;

describe('an action of a card on a board', () => {
  it('[V-07] should not be offered where nobody whom it means is near enough, which says how far the nearest is', () => {
    const { why, byBoard } = act(acting(8), mend.id);
    expect(why).toMatchObject({
      code: 'outOfReach',
      params: { within: 'within' in mend.effect ? mend.effect.within : 0 },
    });
    expect(Number(why?.params['inches'])).toBeGreaterThan(6);
    expect(byBoard).toBe(true);
  });

  it('[V-07] should be done all the same where the table says so', () => {
    expect(refusal(acting(8), mends)).toBeNull();
  });

  it('[V-07] should be offered with those first that are near enough', () => {
    const state = acting(2.2);
    expect(act(state, mend.id)).toMatchObject({ why: null, byBoard: false });
    const asked = pendingOf(after(state, mends).state);
    expect(asked).toMatchObject({ kind: 'pick', usual: 'a2' });
  });

  it('[V-07] should be offered where whoever comes back finds room, and a token however far', () => {
    expect(act(acting(8), raise.id)).toMatchObject({ why: null });
    expect(act(acting(8), charged.id)).toMatchObject({ why: null, byBoard: false });
  });

  it('[V-07] should be as it was without a board', () => {
    expect(act(after(acting(8), { type: 'dropBoard' }).state, mend.id)).toMatchObject({ why: null, byBoard: false });
  });
});
