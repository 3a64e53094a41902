import { describe, expect, it } from 'vitest';
import { killTeamBattle } from '../../../src/content/killTeamBattle.ts';
import { loadKillTeamSides } from '../../../src/content/killTeamSides.ts';
import type { Pack } from '../../../src/content/pack.ts';
import { packPloy } from '../../../src/content/schema/ploy.ts';
import { invariant, present } from '../../../src/engine/core/invariant.ts';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import { isReady } from '../../../src/engine/family/killteam/model/lookup.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import type { Request } from '../../../src/engine/family/killteam/model/request.ts';
import type { Answer } from '../../../src/engine/log/request.ts';
import { battleDecider, pendingRequest } from '../../../src/engine/systems/battle.ts';

const pack = await loadKillTeamSides('kt3');
const ana = { id: 'p1', name: 'Ana', mark: 'A' };
const ben = { id: 'p2', name: 'Ben', mark: 'B' };

const start = (against: 'people' | 'tables' = 'people', from: Pack = pack): BattleState =>
  killTeamBattle({
    pack: from,
    mission: 'three-lamps',
    teams: [
      { team: 'dock-watch', player: ana },
      { team: 'ash-choir', player: against === 'people' ? ben : null },
    ],
    settings: { automation: { attack: 'assisted', falling: true } },
    dice: { people: 'table', tables: 'table' },
    seed: 'seed',
  });

function after(state: BattleState, command: Command): BattleState {
  const decision = battleDecider.decide(state, command);
  invariant(decision.ok, `${command.type} refused: ${JSON.stringify(decision)}`);
  return decision.events.reduce(battleDecider.evolve, state);
}

const asked = (state: BattleState): Request => present(pendingRequest(state), 'a question');
const answer = (state: BattleState, given: Answer): BattleState =>
  after(state, { type: 'answer', requestId: asked(state).id, answer: given });
const die = (state: BattleState, face: number): BattleState => answer(state, { kind: 'faces', faces: [face] });
const cps = ({ sides }: BattleState): readonly number[] => sides.map(({ cp }) => cp);

/** Everybody acts, doing nothing. */
function turningPoint(state: BattleState): BattleState {
  let now = after(state, { type: 'startFirefight' });
  for (let turn = 0; now.phase === 'firefight' && turn < 40; turn += 1) {
    const next = present(
      now.operatives.find((operative) => operative.side === now.turn && isReady(operative)),
      'somebody is ready',
    );
    now = after(after(now, { type: 'activate', operative: next.id, order: 'conceal' }), { type: 'endActivation' });
  }
  return now;
}

describe('initiative of plain Kill Team 3', () => {
  it('should be rolled for by both sides, each its own die, and chosen by the higher', () => {
    const begun = after(start(), { type: 'startBattle' });
    expect(asked(begun)).toMatchObject({ kind: 'roll', purpose: 'initiative', side: 'first' });
    const one = die(begun, 2);
    expect(asked(one)).toMatchObject({ kind: 'roll', side: 'second' });
    const both = die(one, 5);
    expect(asked(both)).toMatchObject({ kind: 'pick', question: 'initiative', side: 'second' });
    const chosen = answer(both, { kind: 'pick', option: 'first' });
    expect(chosen).toMatchObject({ initiative: 'first', turn: 'first', phase: 'strategy' });
  });

  it('should be rolled for again after a tie that nobody can decide, and then be decided by whoever did not have it', () => {
    const tied = die(die(after(start(), { type: 'startBattle' }), 4), 4);
    expect(asked(tied)).toMatchObject({ kind: 'roll', side: 'first' });
    const first = answer(die(die(tied, 6), 1), { kind: 'pick', option: 'first' });
    const second = after(turningPoint(first), { type: 'nextTurningPoint' });
    expect(asked(die(die(second, 3), 3))).toMatchObject({ kind: 'pick', side: 'second' });
  });

  it('should be kept by tables that win it', () => {
    const won = die(die(after(start('tables'), { type: 'startBattle' }), 1), 6);
    expect(won).toMatchObject({ initiative: 'second', turn: 'second' });
  });
});

describe('a battle of plain Kill Team 3', () => {
  const begin = (): BattleState =>
    answer(die(die(after(start(), { type: 'startBattle' }), 6), 1), { kind: 'pick', option: 'first' });

  it('should give each player (T10) 2 CP and 1 in a Ready step, 2 to whoever lacks initiative from the second on', () => {
    const one = begin();
    expect(cps(one)).toEqual([3, 3]);
    const two = after(turningPoint(one), { type: 'nextTurningPoint' });
    expect(cps(answer(die(die(two, 6), 1), { kind: 'pick', option: 'first' }))).toEqual([4, 5]);
  });

  it('should end after four turning points, with no event, no Alert and no difficulty on the way', () => {
    let now = begin();
    for (let number = 2; number <= 4; number += 1) {
      now = after(turningPoint(now), { type: 'nextTurningPoint' });
      now = answer(die(die(now, 6), 1), { kind: 'pick', option: 'first' });
      expect(now.tasks).toEqual([]);
    }
    expect(turningPoint(now).result).toMatchObject({ reason: 'turningPointLimit', turningPoint: 4 });
  });

  it('should know no Reload, no Reanimate, no Interact, and no scenario', () => {
    const acting = after(after(begin(), { type: 'startFirefight' }), {
      type: 'activate',
      operative: 'first-wyn-tallow',
      order: 'engage',
    });
    for (const action of ['reload', 'reanimate', 'interact'] as const) {
      const tried: Command = { type: 'act', action, targets: [], weapon: null, note: null, fall: 0 };
      expect(battleDecider.decide(acting, tried)).toMatchObject({ rejection: { code: 'unknownRule' } });
    }
    const told: Command = { type: 'tellPassage', passage: 'any' };
    expect(battleDecider.decide(acting, told)).toMatchObject({ rejection: { code: 'unknownRule' } });
  });
});

const ploy = (more: object) => packPloy.parse({ text: 'As it says.', cp: 1, provenance: 'user', ...more });
const LOW_TIDE = ploy({
  id: 'low-tide',
  name: 'Low tide',
  kind: 'strategic',
  effects: [
    {
      op: 'lasts',
      for: 'retinue',
      changes: [{ op: 'stat', stat: 'move', by: 2, least: null }],
      expires: 'turningPoint',
    },
  ],
});
const GRIT = ploy({
  id: 'grit',
  name: 'Grit',
  kind: 'tactical',
  moment: 'activation',
  effects: [{ op: 'stat', stat: 'apl', to: { who: 'this', side: 'any', filters: [] }, by: 1, expires: 'activation' }],
});
const watch = present(pack.retinues.get('dock-watch'), 'the watch');
const withPloys: Pack = {
  ...pack,
  retinues: new Map([...pack.retinues, ['dock-watch', { ...watch, ploys: [LOW_TIDE, GRIT] }]]),
};

describe('ploys of a kill team of plain Kill Team 3', () => {
  const begun = (): BattleState =>
    answer(die(die(after(start('people', withPloys), { type: 'startBattle' }), 6), 1), {
      kind: 'pick',
      option: 'first',
    });
  const said = (): BattleState => after(begun(), { type: 'sayPloy', side: 'first', ploy: 'low-tide' });

  it('should be paid for in the strategy phase, and done until the turning point is over', () => {
    const [cp = 0] = cps(begun());
    expect(cps(said())[0]).toBe(cp - 1);
    expect(said().lasting).toMatchObject([{ on: { kind: 'side', side: 'first' }, change: { op: 'stat', by: 2 } }]);
    expect(said().ploysUsed).toEqual({ first: ['low-tide'] });
    expect(battleDecider.decide(said(), { type: 'sayPloy', side: 'first', ploy: 'low-tide' }).ok).toBe(false);
  });

  it('should be used in the activation of a friend, and not of the other side', () => {
    const passed = after(said(), { type: 'passStep', side: 'second' });
    const fight = after(passed, { type: 'passStep', side: 'first' });
    const use = { type: 'usePloy', side: 'first', ploy: 'grit', operative: null } as const;
    expect(battleDecider.decide(fight, use)).toMatchObject({ ok: false });
    const acting = after(fight, { type: 'activate', operative: 'first-wyn-tallow', order: 'engage' });
    expect(after(acting, use).ploysUsed).toEqual({ first: ['low-tide', 'grit'] });
  });

  it('should not be asked for where no kill team has any', () => {
    const plain = answer(die(die(after(start(), { type: 'startBattle' }), 6), 1), { kind: 'pick', option: 'first' });
    expect(plain.tasks).toEqual([]);
    expect(plain.ploys).toBeUndefined();
  });
});
