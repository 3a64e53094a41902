import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { Trait } from '../../../../src/engine/family/killteam/traits/trait.ts';
import type { Answer } from '../../../../src/engine/log/request.ts';
import { shippedTable, TABLES } from '../../behaviour/support.ts';
import { play, type Play } from '../../../support/decide.ts';
import { battleOf, cultist, knife, pim, vex } from '../../../support/duel.ts';

const tables = Object.fromEntries(TABLES.map((id) => [id, shippedTable(id)]));
const done: Command = { type: 'carryOut', count: 9 };
const which = (...yes: string[]): Answer => ({ kind: 'look', look: { kind: 'which', yes } });

const dread: Trait = {
  id: 'prophet-dread',
  name: 'Dread',
  text: '',
  source: 'card',
  plays: 'engine',
  modifiers: [],
  use: {
    ap: 1,
    cp: 0,
    times: null,
    per: 'turningPoint',
    during: 'activation',
    test: true,
    effects: [
      {
        op: 'stat',
        stat: 'apl',
        to: { who: 'choose', side: 'retinue', filters: ['standing'], inches: 6 },
        by: -1,
        expires: 'activation',
      },
    ],
  },
};
const veil: Trait = { ...dread, id: 'prophet-veil', name: 'Veil', use: { ...dread.use, effects: [] } as Trait['use'] };
const prophet = (traits: readonly Trait[], set: Partial<Operative> = {}): Operative =>
  cultist({ weapons: [knife()], traits: [...traits], ...set });

const acts = (enemy: Operative): Play =>
  play(battleOf([vex(), pim(), enemy], { turn: 'enemy' }))
    .does({ type: 'setNpo', choice: { tables, table: 'acolyte' } })
    .does({ type: 'enemyActivates', operative: null });
const planOf = (at: Play) => at.midway.npo?.turn?.plan ?? null;

describe('a Caster', () => {
  it('[C18] should be asked who is in reach of its power, and cast at one of them', () => {
    const asked = acts(prophet([dread]));
    expect(asked.question).toMatchObject({
      question: 'which',
      fact: 'powerReach',
      inches: 6,
      candidates: ['vex', 'pim'],
    });
    const decided = asked.answers(which('pim'));
    expect(planOf(decided)?.steps).toMatchObject([{ row: 'cast', action: 'cast', target: 'pim' }]);
    const cast = decided.does(done);
    expect(cast.told('traitUsed')).toMatchObject([{ trait: 'prophet-dread', targets: ['pim'], ap: 1 }]);
    expect(cast.told('enemyRowBarred')).toEqual([]);
    expect(cast.question).toMatchObject({ kind: 'roll', purpose: 'psychic' });
  });

  it('[C18] should have the victim of its plan filled in when the power works, until its next plan', () => {
    const asked = acts(prophet([dread]))
      .answers(which('pim'))
      .does(done)
      .answers([6]);
    expect(asked.question).toMatchObject({ kind: 'pick', question: 'chooseOperative', usual: 'pim' });
    const after = asked.answers('pim');
    expect(after.told('lastingBegan')).toMatchObject([{ lasting: { on: { operative: 'pim' } } }]);
    expect(after.midway.npo?.turn).toMatchObject({ plan: { steps: [{ action: 'reposition' }] } });
  });

  it('[C18] should cast at nobody where nobody is in reach, and go on with its next row', () => {
    const decided = acts(prophet([dread])).answers(which());
    expect(planOf(decided)?.steps.map(({ action }) => action)).toEqual(['reposition', 'dash']);
  });

  it('[C10] should cast one power in its activation, and think on after its test', () => {
    const after = acts(prophet([dread, veil]))
      .answers(which('pim'))
      .does(done)
      .answers([2]);
    expect(after.told('enemyRowBarred')).toEqual([]);
    expect(planOf(after)?.steps.map(({ action }) => action)).not.toContain('cast');
    expect(planOf(after)?.steps[0]?.action).toBe('reposition');
  });

  it('[C18] should cast a power for its own side without a victim', () => {
    const decided = acts(prophet([veil]));
    expect(planOf(decided)?.steps).toMatchObject([{ action: 'cast', target: null }]);
  });
});
