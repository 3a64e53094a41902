import { describe, expect, it } from 'vitest';
import { noNpo, type NpoState } from '../../../../src/engine/plugins/npo/state.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { shippedTable } from '../../behaviour/support.ts';
import { act, activate, END, play, type Play } from '../../../support/decide.ts';
import { battleOf, cultist, pim, thug, vex } from '../../../support/duel.ts';
import type { TableLook } from '../../../../src/engine/log/request.ts';

const TO = { who: 'each', side: 'retinue', filters: ['standing'], keyword: 'ACOLYTE' } as const;
const ACOLYTE = { keywords: ['ACOLYTE'] };
const NPO: NpoState = { ...noNpo(0), table: 'acolyte', tables: { acolyte: shippedTable('acolyte') }, alert: true };

/** A mission whose Priority Target is an Acolyte; Vex and Pim are two. */
function voiceBattle(set: Partial<BattleState> = {}, keywords = ACOLYTE): Play {
  const state = battleOf([vex(ACOLYTE), pim(keywords), cultist(), thug()], { alert: 2, npo: NPO, turn: 'enemy' });
  const mission = {
    ...state.mission,
    priorityTarget: { text: 'The nearest', to: { ...TO, filters: [...TO.filters] } },
  };
  return play({ ...state, mission, ...set });
}
const enemyActs = (at: Play): Play => at.does({ type: 'enemyActivates', operative: null });
const told = (at: Play, look: TableLook): Play => at.answers({ kind: 'look', look });
const QUESTION = { kind: 'look', fact: 'priorityTarget', question: 'closest', candidates: ['vex', 'pim'] };

describe('Priority Target (A7) where several Acolytes are meant', () => {
  it('should be asked of the table before the first enemy thinks, and be whom the table says', () => {
    const asked = enemyActs(voiceBattle());
    expect(asked.question).toMatchObject(QUESTION);
    const pims = told(asked, { kind: 'first', first: 'pim' });
    expect(pims.midway.npo).toMatchObject({ priorityTarget: 'pim', priorityAmong: ['vex', 'pim'] });
  });

  it('should be the one in most danger when nobody can tell', () => {
    const hurt = enemyActs(voiceBattle()).midway.operatives.map((each) =>
      each.id === 'pim' ? { ...each, wounds: 2 } : each,
    );
    const asked = enemyActs(
      voiceBattle({ operatives: hurt.map((each) => ({ ...each, readiness: 'ready' as const })) }),
    );
    expect(told(asked, { kind: 'dontKnow' }).midway.npo?.priorityTarget).toBe('pim');
  });

  it('should not be asked where only one stands, who is the one, nor below Alert 2', () => {
    const one = enemyActs(voiceBattle({}, { keywords: [] }));
    expect(one.midway.npo).toMatchObject({ priorityTarget: 'vex', priorityAmong: ['vex'] });
    expect(one.pending).not.toMatchObject({ fact: 'priorityTarget' });
    expect(enemyActs(voiceBattle({ alert: 1 })).pending).not.toMatchObject({ fact: 'priorityTarget' });
  });

  it('should not be asked where it was set by hand, which stands', () => {
    const set = voiceBattle().does({ type: 'setNpo', choice: { priorityTarget: 'vex' } });
    expect(enemyActs(set).pending).not.toMatchObject({ fact: 'priorityTarget' });
    expect(enemyActs(set).midway.npo?.priorityTarget).toBe('vex');
  });

  it('should be told until one of them has moved, and be asked again then', () => {
    const known = voiceBattle({
      npo: { ...NPO, priorityTarget: 'pim', priorityAmong: ['vex', 'pim'] },
      turn: 'retinue',
    });
    expect(enemyActs(known.does(activate('vex')).does(END)).pending).not.toMatchObject({ fact: 'priorityTarget' });
    const moved = known.does(activate('vex')).does(act('dash')).does(END);
    expect(moved.midway.npo?.priorityTarget).toBeNull();
    expect(enemyActs(moved).question).toMatchObject(QUESTION);
  });

  it('should be asked again once the enemy that the scenario is about has moved, to whom they are near, and of no other', () => {
    const ticks = [{ id: 'down', name: 'Down', ends: 'complete' as const, whenDown: 'The Voice' }];
    const known = voiceBattle({ npo: { ...NPO, priorityTarget: 'pim', priorityAmong: ['vex', 'pim'] } });
    const operatives = known.state.operatives.map((each) =>
      each.id === 'thug' ? { ...each, name: 'The Voice' } : each,
    );
    const about = play({ ...known.state, operatives, mission: { ...known.state.mission, ticks } });
    const moves = (id: string) => about.does(activate(id)).does(act('dash')).does(END);
    expect(moves('thug').midway.npo?.priorityTarget).toBeNull();
    expect(moves('cultist').midway.npo?.priorityTarget).toBe('pim');
  });
});
