import { describe, expect, it } from 'vitest';
import type { Modifier } from '../../../../../src/engine/family/killteam/traits/modifier.ts';
import type { Lasting } from '../../../../../src/engine/family/killteam/model/lasting.ts';
import { noNpo, type NpoState } from '../../../../../src/engine/plugins/npo/state.ts';
import { gameOf } from '../../../../../src/engine/systems/killTeams.ts';
import { battleView } from '../../../../../src/engine/view/battleView.ts';
import { knownTo } from '../../../../../src/engine/plugins/npo/view.ts';
import { targetNumber } from '../../../../../src/engine/behaviour/killTeam/fact.ts';
import { activate, END, play, type Play } from '../../../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../../../support/duel.ts';
import type { Order } from '../../../../../src/engine/core/ids.ts';

const NPO: NpoState = { ...noNpo(0), table: 'acolyte', alert: true };

const lasts = (change: Modifier, on: Lasting['on'] = { kind: 'battle' }): Lasting => ({
  id: change.op,
  source: { kind: 'event', id: change.op, name: change.op },
  on,
  change,
  until: 'battle',
});
const onVex = { kind: 'operative', operative: 'vex' } as const;

/** Vex has ended its activation while the enemy is unaware. */
const ended = (lasting: Lasting[], order: Order = 'engage'): Play =>
  play(battleOf([vex(), pim(), cultist()], { alert: 0, npo: NPO, lasting }))
    .does(activate('vex', order))
    .does(END);

describe('who is noticed while something lasts', () => {
  it('Gloom: should be asked within 9 inches, until it is lifted', () => {
    const gloom = lasts({ op: 'notice', inches: 9 });
    expect(ended([gloom]).question).toMatchObject({ fact: 'spotted', inches: 9 });
    expect(ended([]).question).toMatchObject({ fact: 'spotted', inches: 12 });
    const lifted = play(battleOf([vex(), cultist()], { alert: 0, npo: NPO, lasting: [gloom] }))
      .does({ type: 'correct', correction: { what: 'lift', lasting: gloom.id } })
      .does(activate('vex'))
      .does(END);
    expect(lifted.question).toMatchObject({ fact: 'spotted', inches: 12 });
  });

  it('Ghost: should be asked within the least of all, and of its bearer only', () => {
    const ghost = lasts({ op: 'notice', inches: 6 }, onVex);
    expect(ended([lasts({ op: 'notice', inches: 9 }), ghost]).question).toMatchObject({ inches: 6 });
    const other = play(battleOf([vex(), pim(), cultist()], { alert: 0, npo: NPO, lasting: [ghost] }))
      .does(activate('pim'))
      .does(END);
    expect(other.question).toMatchObject({ fact: 'spotted', operative: 'pim', inches: 12 });
  });

  it('Never silent about an absence: should say what makes it so near, and nothing where it is as usual', () => {
    const by = (...lasting: Lasting[]) =>
      battleView(gameOf(ended(lasting).midway)).asked?.noticedBy.map(({ name }) => name);
    const gloom = { ...lasts({ op: 'notice', inches: 9 }), id: 'gloom' };
    const ghost = {
      ...lasts({ op: 'notice', inches: 6 }, onVex),
      source: { kind: 'event', id: 'g', name: 'Ghost' },
    } as const;
    expect([by(gloom), by(gloom, ghost), by()]).toEqual([['notice'], ['Ghost'], []]);
    expect(by(lasts({ op: 'notice', inches: 12 }))).toEqual([]);
  });

  it('Quiet Advance: should not be asked of those on Conceal', () => {
    const quiet = lasts({ op: 'unnoticed', order: 'conceal' }, { kind: 'side', side: 'retinue' });
    expect(ended([quiet], 'conceal').pending).toBeNull();
    expect(ended([quiet], 'engage').question).toMatchObject({ fact: 'spotted' });
    expect(ended([], 'conceal').question).toMatchObject({ fact: 'spotted' });
  });

  it('Never silent about an absence: should say what keeps it from being noticed, only where it is asked else', () => {
    const quiet = lasts({ op: 'unnoticed', order: 'conceal' }, { kind: 'side', side: 'retinue' });
    expect(ended([quiet], 'conceal').told('alertHeld')).toEqual([
      { type: 'alertHeld', operative: 'vex', by: { id: 'unnoticed', name: 'unnoticed' } },
    ]);
    expect(ended([quiet], 'engage').told('alertHeld')).toEqual([]);
    const aware = play(battleOf([vex(), cultist()], { alert: 1, npo: NPO, lasting: [quiet] }));
    expect(aware.does(activate('vex', 'conceal')).does(END).told('alertHeld')).toEqual([]);
  });
});

describe('Marked by the enemy', () => {
  it('should be a Priority Target beside the one that is chosen', () => {
    const state = battleOf([vex(), pim(), cultist()], { npo: NPO, lasting: [lasts({ op: 'marked' }, onVex)] });
    const priority = (at: typeof state): number =>
      knownTo(gameOf(at), cultist()).yes[targetNumber('priorityTarget')] ?? 0;
    expect(priority(state)).toBe(1);
    expect(priority({ ...state, lasting: [] })).toBe(0);
    expect(priority({ ...state, npo: { ...NPO, priorityTarget: 'pim' } })).toBe(3);
  });
});
