import { describe, expect, it } from 'vitest';
import { present } from '../../../../../src/engine/core/invariant.ts';
import type { Order } from '../../../../../src/engine/core/ids.ts';
import type { Lasting } from '../../../../../src/engine/family/killteam/model/lasting.ts';
import type { Modifier } from '../../../../../src/engine/family/killteam/traits/modifier.ts';
import { noNpo } from '../../../../../src/engine/plugins/npo/state.ts';
import { viewOf } from '../../../../../src/engine/systems/battle.ts';
import { activate, END, play, type Play, shoot } from '../../../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../../../support/duel.ts';
import { eventHappens } from '../../../../support/ploys.ts';
import { pack } from '../../../../support/rowPlay.ts';
import { traitWith } from '../../../../support/traits.ts';

const lasts = (id: string, change: Modifier, on: Lasting['on'] = { kind: 'battle' }): Lasting => ({
  id,
  source: { kind: 'event', id, name: id },
  on,
  change,
  until: 'battle',
});
const lift = (lasting: string) => ({ type: 'correct', correction: { what: 'lift', lasting } }) as const;
const overrules = (at: Play, one: Lasting): string | null => viewOf(at.midway).lasting.overruledBy(one)?.id ?? null;

describe('no save for cover, and a better one', () => {
  const none = lasts('none', { op: 'noCoverSave' }, { kind: 'operative', operative: 'cultist' });
  const better = lasts(
    'better',
    { op: 'coverSave', gives: 'critical', when: 'always' },
    { kind: 'side', side: 'enemy' },
  );
  const aimed = (lasting: Lasting[]): Play =>
    play(battleOf([vex(), cultist()], { lasting }))
      .does(activate('vex'))
      .does(shoot('cultist'))
      .does({ type: 'setFacts', facts: { cover: true } });
  /** Dice that the target rolls beside what it keeps. */
  const rolls = (at: Play): unknown => {
    const asked = at.answers([5, 5, 5, 5]);
    return (asked.question.kind === 'pick' ? asked.answers('critical') : asked).question;
  };

  it('should have the last of them rule, and the other again when that is lifted', () => {
    expect(rolls(aimed([better, none]))).toMatchObject({ count: 3 });
    expect(rolls(aimed([none, better]))).toMatchObject({ count: 2 });
    expect(rolls(aimed([better, none]).does(lift('none')))).toMatchObject({ count: 2 });
    expect(rolls(aimed([none]))).toMatchObject({ count: 3 });
  });

  it('should tell what is overruled by what', () => {
    const both = aimed([none, better]);
    expect(overrules(both, none)).toBe('better');
    expect(overrules(both, better)).toBeNull();
    expect(overrules(both.does(lift('better')), none)).toBeNull();
  });
});

describe('a die that lies on the table twice', () => {
  const flight = present(pack.tables.get('bystanders-flee'), 'the table of their flight');
  const next = (id: string, face: number): Lasting => ({
    ...lasts(id, { op: 'tableNext', table: flight.id, face }),
    uses: 1,
  });
  const rolled = (lasting: Lasting[]): Play =>
    eventHappens(play(battleOf([vex(), cultist()], { tables: { [flight.id]: flight }, lasting })), [
      { op: 'roll', table: flight.id },
    ]);

  it('should have the last of them rule', () => {
    const [three, five] = [next('three', 3), next('five', 5)];
    expect(rolled([three, five]).told('tableRolled')).toMatchObject([{ face: 5 }]);
    expect(rolled([five, three]).told('tableRolled')).toMatchObject([{ face: 3 }]);
    expect(overrules(play(battleOf([vex()], { lasting: [three, five] })), three)).toBe('five');
  });
});

describe('unnoticed and marked', () => {
  const unnoticed = lasts('unnoticed', { op: 'unnoticed', order: 'conceal' }, { kind: 'side', side: 'retinue' });
  const marked = lasts('marked', { op: 'marked' }, { kind: 'operative', operative: 'vex' });
  const ended = (lasting: Lasting[], order: Order = 'conceal', traits = [traitWith('none')]): Play =>
    play(
      battleOf([vex({ traits }), pim(), cultist()], {
        alert: 0,
        npo: { ...noNpo(0), table: 'acolyte', alert: true },
        lasting,
      }),
    )
      .does(activate('vex', order))
      .does(END);

  it('should have the last of them rule, for whom both concern', () => {
    expect(ended([marked, unnoticed]).pending).toBeNull();
    expect(ended([unnoticed, marked]).question).toMatchObject({ fact: 'spotted', operative: 'vex' });
    const pims = { ...marked, on: { kind: 'operative', operative: 'pim' } } as const;
    expect(ended([unnoticed, pims]).pending).toBeNull();
  });

  it('should let a ploy that lasts rule over a scar, which was there before', () => {
    const scarred = [traitWith('scar', { modifiers: [{ op: 'marked' }] })];
    expect(ended([unnoticed], 'conceal', scarred).pending).toBeNull();
    expect(ended([unnoticed], 'engage', scarred).question).toMatchObject({ fact: 'spotted' });
  });
});

describe('a shot at somebody whom something that lasts has obscured', () => {
  const veil = lasts('veil', { op: 'obscured', is: true }, { kind: 'operative', operative: 'cultist' });

  it('should not retain its hits anew when the table says the same', () => {
    const saved = play(battleOf([vex(), cultist()], { lasting: [veil] }))
      .does(activate('vex'))
      .does(shoot('cultist'))
      .answers([5, 5, 4, 1], [5, 1, 1]);
    const same = saved.does({ type: 'setFacts', facts: { obscured: true } });
    expect(same.told('shotMoved').at(-1)?.set.retained).toBeUndefined();
    expect(saved.told('shotMoved').some(({ set }) => set.retained === true)).toBe(true);
  });
});
