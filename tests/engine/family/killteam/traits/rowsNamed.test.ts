import { describe, expect, it } from 'vitest';
import type { Member } from '../../../../../src/engine/campaign/model/member.ts';
import { targetNumber } from '../../../../../src/engine/behaviour/killTeam/fact.ts';
import type { Operative } from '../../../../../src/engine/family/killteam/model/operative.ts';
import { aplOf, moveOf } from '../../../../../src/engine/family/killteam/stats/stats.ts';
import { noNpo, type NpoState } from '../../../../../src/engine/plugins/npo/state.ts';
import { knownTo } from '../../../../../src/engine/plugins/npo/view.ts';
import { gameOf } from '../../../../../src/engine/systems/killTeams.ts';
import { act, activate, END, type Play, ticked } from '../../../../support/decide.ts';
import { cultist, pim } from '../../../../support/duel.ts';
import { carried, memberWith, since } from '../../../../support/fieldedMember.ts';
import { lastingStat } from '../../../../support/lasting.ts';
import { firefight, plannedWith } from '../../../../support/ploys.ts';
import { battle, fieldedFrom } from '../../../../support/rowPlay.ts';
import { cpOf, withCp } from '../../../../support/sides.ts';

const ID = 'm1';
const NPO: NpoState = { ...noNpo(0), table: 'acolyte', alert: true };
const having = (set: Partial<Member>): Operative => fieldedFrom(memberWith(set));
const honoured = (id: string, set: Partial<Member> = {}): Operative => having({ honours: since(id), ...set });
const inches = ({ pending }: Play): number | null =>
  pending?.kind === 'look' && pending.fact === 'spotted' ? (pending.inches ?? null) : null;

describe('Ghost', () => {
  const ended = (me: Operative, who: string): Play => battle(me, { alert: 0, npo: NPO }).does(activate(who)).does(END);

  it('should be noticed within 6 inches alone, its friends within 12, and not be asked for once Alert has risen', () => {
    expect(inches(ended(honoured('ghost'), ID))).toBe(6);
    expect(inches(ended(honoured('ghost'), 'pim'))).toBe(12);
    expect(inches(ended(having({}), ID))).toBe(12);
    const aware = battle(honoured('ghost'), { alert: 2, npo: NPO }).does(activate(ID)).does(END);
    expect(inches(aware)).toBeNull();
  });
});

describe('Marked by the enemy', () => {
  const priority = (me: Operative, set: Partial<NpoState> = {}): readonly number[] => {
    const { midway } = battle(me, { npo: { ...NPO, ...set } });
    return [knownTo(gameOf(midway), cultist()).yes[targetNumber('priorityTarget')] ?? 0];
  };

  it('should make its bearer a Priority Target of the tables, beside the one that is chosen, as long as the scar lasts', () => {
    expect(priority(having({ scars: since('marked-by-the-enemy') }))).toEqual([1]);
    expect(priority(having({ scars: since('marked-by-the-enemy') }), { priorityTarget: 'pim' })).toEqual([3]);
    expect(priority(having({}))).toEqual([0]);
  });
});

describe('Light Foot', () => {
  const move = (me: Operative, order: 'engage' | 'conceal'): readonly number[] => {
    const acting = battle(me).does(activate(ID, order));
    const now = (at: Play) => moveOf(gameOf(at.midway), at.operative(ID));
    const other = { what: 'order', operative: ID, order: 'engage' } as const;
    return [now(acting), now(acting.does(act('reposition')).does(END).does({ type: 'correct', correction: other }))];
  };

  it('should move an inch farther in an activation that it began on Conceal, and no longer on Engage', () => {
    expect(move(honoured('light-foot'), 'conceal')).toEqual([7, 6]);
    expect(move(honoured('light-foot'), 'engage')).toEqual([6, 6]);
    expect(move(having({}), 'conceal')).toEqual([6, 6]);
  });
});

describe('Inspiring', () => {
  const acolyte: Partial<Member> = { card: 'acolyte', kind: 'acolyte' };
  const activated = (me: Operative, keywords: readonly string[] = ['FOLLOWER']): Play =>
    battle(me, {
      operatives: [me, pim({ keywords: [...keywords] }), cultist()],
      lasting: [lastingStat('pim', 'apl', -1)],
    }).does(activate('pim'));

  it('should end what lowers the APL of a follower within 3 inches as it activates, and of nobody farther off', () => {
    const asked = activated(honoured('inspiring', acolyte));
    expect(asked.question).toMatchObject({ kind: 'tick', question: 'inside', inches: 3, around: ID });
    expect(asked.answers(ticked('pim')).lastsOn('pim')).toEqual([]);
    expect(asked.answers(ticked()).lastsOn('pim')).toHaveLength(1);
  });

  it('should not ask of those who are no followers, nor when its bearer is down', () => {
    expect(activated(honoured('inspiring', acolyte), []).pending).toBeNull();
    expect(activated({ ...honoured('inspiring', acolyte), down: true, wounds: 0 }).pending).toBeNull();
  });
});

describe('Quiet Advance', () => {
  const ended = (at: Play, order: 'engage' | 'conceal'): Play => at.does(activate('pim', order)).does(END);

  it('should leave those on Conceal unnoticed until the turning point is over, and nobody on Engage', () => {
    const quiet = firefight(plannedWith('quiet-advance', { alert: 0, npo: NPO }));
    expect(ended(quiet, 'conceal').pending).toBeNull();
    expect(inches(ended(quiet, 'engage'))).toBe(12);
    const lifted = quiet.does({
      type: 'correct',
      correction: { what: 'lift', lasting: quiet.state.lasting[0]?.id ?? '' },
    });
    expect(inches(ended(lifted, 'conceal'))).toBe(12);
  });
});

describe('Mission Preacher', () => {
  const preacher = having({ card: 'acolyte', kind: 'acolyte', background: 'mission-preacher' });
  const use = { type: 'useTrait', operative: ID, trait: 'mission-preacher' } as const;
  const apl = (at: Play, id: string): number => aplOf(gameOf(at.midway), at.operative(id));

  it('should give another of the retinue 1 APL for 1 AP, until its next activation is over, once in a turning point', () => {
    const preached = battle(preacher).does(activate(ID)).does(use);
    const given = preached.pending === null ? preached : preached.answers('pim');
    expect([apl(given, 'pim'), apl(given, ID), apl(given, 'cultist')]).toEqual([3, 3, 2]);
    expect(given.state.activation?.spent).toBe(1);
    expect(given.refuses(use).code).toBe('traitUsedUp');
    const theirs = given.does(END).does(activate('cultist')).does(END).does(activate('pim'));
    expect(apl(theirs, 'pim')).toBe(3);
    expect(apl(theirs.does(END), 'pim')).toBe(2);
  });
});

describe('Vox-bearer', () => {
  const use = { type: 'useTrait', operative: ID, trait: 'vox-bearer' } as const;

  it('should give 1 CP, once in a battle, at any moment of it', () => {
    const at = battle(having({ background: 'vox-bearer' })).does(activate('pim'));
    const called = at.does(use);
    expect(cpOf(called.state) - cpOf(at.state)).toBe(1);
    expect(called.refuses(use).code).toBe('traitUsedUp');
  });
});

describe('Mend', () => {
  const psyker = having({ psyker: true, powers: ['mend'] });

  it('should give a friend wounds back when the test works, and nothing when it fails', () => {
    const hurt = battle(psyker, { operatives: [psyker, pim({ wounds: 3 }), cultist()], ...withCp(0) }).does(
      activate(ID),
    );
    const cast = hurt.does({ type: 'useTrait', operative: ID, trait: 'mend' });
    const works = cast.answers([5]);
    const whom = works.pending?.kind === 'pick' ? works.answers('pim') : works;
    expect(whom.question).toMatchObject({ kind: 'roll', purpose: 'effect' });
    expect(whom.answers([2]).operative('pim').wounds).toBeGreaterThan(3);
    expect(cast.answers([3]).operative('pim').wounds).toBe(3);
  });
});

describe('Dread', () => {
  const psyker = having({ psyker: true, powers: ['dread'] });

  it('should cost an enemy 1 APL until its next activation is over', () => {
    const cast = battle(psyker, withCp(0)).does(activate(ID)).does({ type: 'useTrait', operative: ID, trait: 'dread' });
    const worked = cast.answers([5]);
    const struck = worked.pending === null ? worked : worked.answers('cultist');
    expect(aplOf(gameOf(struck.midway), struck.operative('cultist'))).toBe(1);
    const theirs = struck.does(END).does(activate('cultist'));
    expect(aplOf(gameOf(theirs.midway), theirs.operative('cultist'))).toBe(1);
    const over = theirs.does(END);
    expect(aplOf(gameOf(over.midway), over.operative('cultist'))).toBe(2);
    expect(cast.answers([3]).lastsOn('cultist')).toEqual([]);
  });
});

describe('Breaching charge', () => {
  const use = { type: 'useTrait', operative: ID, trait: 'breaching-charge' } as const;

  it('should hurt whoever the table says is within 2 inches, on either side, once in a battle', () => {
    const at = battle(having({ equipment: [carried('breaching-charge')] }), withCp(0))
      .does(activate(ID))
      .does(use);
    expect(at.question).toMatchObject({ kind: 'tick', question: 'inside', inches: 2 });
    const blown = at.answers(ticked('pim', 'cultist'), [1], [3]);
    expect([blown.operative('pim').wounds, blown.operative('cultist').wounds]).toEqual([6, 4]);
    expect(blown.refuses(use).code).toBe('traitUsedUp');
  });
});
