import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import type { NpoChoice } from '../../../../src/engine/plugins/npo/state.ts';
import type { Answer } from '../../../../src/engine/log/request.ts';
import { shippedTable, TABLES } from '../../behaviour/support.ts';
import { act, activate, END, play, type Play } from '../../../support/decide.ts';
import { battleOf, cultist, knife, pim, rifle, vex } from '../../../support/duel.ts';

const tables = Object.fromEntries(TABLES.map((id) => [id, shippedTable(id)]));
const ON_GUARD = { guard: true, readiness: 'expended' } as const;
const MISS = [[1, 1, 1, 1], 'c0n0'] as const;
const done: Command = { type: 'carryOut', count: 1 };
const sees = (seen: readonly string[], inCover: readonly string[] = []): Answer => ({
  kind: 'look',
  look: { kind: 'sight', seen, inCover, obscured: [] },
});
/** A Marksman on guard. */
const watcher = (set: Partial<Operative> = {}): Operative =>
  cultist({ weapons: [rifle(), knife({ damage: { normal: 2, critical: 3 } })], ...ON_GUARD, ...set });

/** Vex has dashed before an enemy on guard that its table plays. */
const dashed = ({ choice = {}, ...set }: Partial<BattleState> & { choice?: NpoChoice } = {}, enemy = watcher()): Play =>
  play(battleOf([vex({ apl: 3 }), pim(), enemy], set))
    .does({ type: 'setNpo', choice: { tables, table: 'acolyte', ...choice } })
    .does(activate('vex'))
    .does(act('dash'));
const planOf = (at: Play) => at.midway.npo?.turn?.plan ?? null;

describe('an enemy on guard that its table plays', () => {
  it('[C18 row 10] should shoot whom its table chooses of those it sees, with what was told of them', () => {
    const asked = dashed().answers('cultist');
    expect(asked.question).toMatchObject({
      kind: 'look',
      question: 'sight',
      place: 'here',
      candidates: ['vex', 'pim'],
    });
    const decided = asked.answers(sees(['vex', 'pim'], ['vex']));
    expect(planOf(decided)?.steps).toMatchObject([{ action: 'shoot', target: 'pim' }]);
    const shot = decided.does(done);
    expect(shot.told('attackDeclared')).toMatchObject([{ action: 'shoot', target: 'pim', via: 'guard' }]);
    expect(shot.told('factsSet')).toMatchObject([{ target: 'pim', facts: { cover: false } }]);
    const over = shot.answers(...MISS);
    expect(over.operative('cultist')).toMatchObject({ guard: false, counteracted: true });
    expect(over.state).toMatchObject({ interrupt: null, npo: { turn: null }, activation: { operative: 'vex' } });
    expect(over.does(act('reposition')).pending).toBeNull();
  });

  it('[A-46] should stay on guard when it sees nobody, and be asked again after the next action', () => {
    const blind = dashed().answers('cultist').answers(sees([]));
    expect(blind.operative('cultist')).toMatchObject({ guard: true, counteracted: false });
    expect(blind.state).toMatchObject({ interrupt: null, npo: { turn: null }, activation: { interrupted: false } });
    expect(blind.does(act('reposition')).options).toEqual(['cultist', 'pass']);
  });

  it('[C18 search-guard] should shoot at Alert 0 and 1 too, where its table otherwise searches', () => {
    for (const alert of [0, 1]) {
      const asked = dashed({ alert, choice: { alert: true } }).answers('cultist');
      expect(planOf(asked.answers(sees(['vex'])))?.steps).toMatchObject([{ action: 'shoot', target: 'vex' }]);
    }
  });

  it('[A-46] should fight whoever is in its control range, without a question', () => {
    const close = play(battleOf([vex(), pim(), watcher()]))
      .does({ type: 'setNpo', choice: { tables, table: 'acolyte' } })
      .does(activate('vex'))
      .does(act('charge', { targets: ['cultist'] }))
      .answers('cultist');
    expect(planOf(close)?.steps).toMatchObject([{ action: 'fight', target: 'vex' }]);
    expect(close.does(done).told('attackDeclared')).toMatchObject([{ action: 'fight', via: 'guard' }]);
  });

  it('should pass, think again or be played by hand like in its activation', () => {
    const decided = dashed()
      .answers('cultist')
      .answers(sees(['vex']));
    const left = decided.does({ type: 'leaveEnemy' });
    expect(left.state).toMatchObject({ interrupt: null, npo: { turn: null } });
    expect(left.operative('cultist').guard).toBe(true);
    const blocked = decided.does({ type: 'couldNot' });
    expect(blocked.state.interrupt).toBeNull();
    expect(blocked.operative('cultist').guard).toBe(true);
    const byHand = decided.does({ type: 'takeEnemy', hand: true });
    const shot = byHand.does({ type: 'shoot', weapon: 'rifle', target: 'pim' }).answers(...MISS);
    expect(shot.state).toMatchObject({ interrupt: null, npo: { turn: null } });
    expect(shot.does(END).state.activation).toBeNull();
  });

  it('should be played by the hand where enemies are only logged', () => {
    const state = battleOf([vex(), watcher()]);
    const { settings } = state;
    const log = { ...settings, automation: { ...settings.automation, enemy: 'log' as const } };
    const free = dashed({ settings: log }).answers('cultist');
    expect(free.pending).toBeNull();
    expect(free.state).toMatchObject({ interrupt: { operative: 'cultist' }, npo: { turn: null } });
  });

  it('should shoot by a table of the players’ that never shoots by itself', () => {
    const asked = dashed({ choice: { table: 'brawler' } })
      .answers('cultist')
      .answers(sees(['vex', 'pim'], ['vex']));
    expect(planOf(asked)?.steps).toMatchObject([{ row: 'guard-shoot', action: 'shoot', target: 'pim' }]);
  });
});
