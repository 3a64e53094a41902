import { PLAIN_FACTS } from '../../../../src/engine/core/roundsBook.ts';
import { describe, expect, it } from 'vitest';
import { choiceOf } from '../../../../src/engine/plugins/foes/choice.ts';
import { foeByItself } from '../../../../src/engine/plugins/foes/byItself.ts';
import { pendingOf } from '../../../../src/engine/plugins/foes/pending.ts';
import type { FoeBattle } from '../../../../src/engine/plugins/foes/state.ts';
import type { BattleModel } from '../../../../src/engine/family/vanguard/model/battleModel.ts';
import type { FoeCommand } from '../../../../src/engine/plugins/foes/command.ts';
import { after, foeBattle, rolled } from '../../../support/foeBattle.ts';
import { blade, glaive, marksman, mend, model, rifle, withCp } from '../../../support/vanguardBattle.ts';

/** What the side chooses for the open question, and by which rule: `ap hitsAnyway`; null: people answer. */
function chosen(state: FoeBattle): string | null {
  const request = pendingOf(state);
  if (request?.kind !== 'pick') throw new Error(`${request?.kind ?? 'nothing'} is asked`);
  const choice = choiceOf(state, request);
  return choice === null ? null : `${choice.option} ${choice.why}`;
}

const attackOn = (target: string, attack: string, free = false): FoeCommand => ({
  type: 'act',
  action: 'attack',
  push: false,
  attack,
  free,
  targets: [{ model: target, dice: attack === 'glaive' ? 3 : attack === 'rifle' ? 3 : 2, facts: PLAIN_FACTS }],
});

const activate = (id: string): FoeCommand => ({ type: 'activate', model: id, again: false, followUp: false });

/** B is to be struck by a1, in its reach. */
const struck = (b1: Partial<BattleModel>, change: Partial<FoeBattle> = {}): FoeBattle =>
  foeBattle([model('a1', { wn: 3 }), model('b1', b1)], 'band-brawler', {
    turn: 'A',
    engagement: [['a1', 'b1']],
    ...change,
  });

const hitOnce = (state: FoeBattle): FoeBattle => {
  let now = after(state, activate('a1'), attackOn('b1', 'blade')).state;
  now = after(now, rolled(now, 1)).state;
  return now;
};

describe('what a side that plays itself answers', () => {
  it('[V-61] should be the value that saves on the lowest face', () => {
    const shot = (invulnerable: number[]): FoeBattle => {
      const state = foeBattle([model('a1'), model('b1', { ar: 6, invulnerable })], 'band-brawler', { turn: 'A' });
      const now = after(state, activate('a1'), attackOn('b1', 'rifle')).state;
      return after(now, rolled(now, 5)).state;
    };
    expect(chosen(shot([4]))).toBe('0 lowestFace');
    expect(chosen(shot([6]))).toBe('armour lowestFace');
  });

  it('[V-28] should be to hit with its Focus, or AP when it hits on 3 or better', () => {
    const focused = (hit: number, ar: number): FoeBattle =>
      after(
        foeBattle([model('a1', { ar }), model('b1', { attacks: [{ ...blade, hit }] })], 'band-brawler', {
          engagement: [['a1', 'b1']],
        }),
        activate('b1'),
        { type: 'act', action: 'focus', push: false },
        attackOn('a1', 'blade'),
      ).state;
    expect(chosen(focused(4, 4))).toBe('hit hitsTooSeldom');
    expect(chosen(focused(3, 4))).toBe('ap hitsAnyway');
    expect(chosen(focused(3, 6))).toBe('hit hitsTooSeldom');
  });

  it('[V-08] [V-37] should be to pay for an ability when a point stays over, or nobody has still to act', () => {
    const shooting = (cp: number, others: readonly BattleModel[]): FoeBattle =>
      after(
        withCp(
          foeBattle([model('a1'), model('b1', { abilities: [marksman], attacks: [rifle] }), ...others], 'band-brawler'),
          0,
          cp,
        ),
        activate('b1'),
        attackOn('a1', 'rifle'),
      ).state;
    expect(chosen(shooting(2, [model('b2')]))).toBe('marksman cpIsLost');
    expect(chosen(shooting(1, [model('b2')]))).toBe('none keepsCp');
  });

  it('[V-36] should be to roll a failed die again for its armour, to hit only when a point stays over', () => {
    const missed = (cp: number): FoeBattle => {
      const state = withCp(foeBattle([model('a1'), model('b1'), model('b2')], 'band-brawler'), 0, cp);
      const now = after(state, activate('b1'), attackOn('a1', 'rifle')).state;
      return after(now, rolled(now, 1)).state;
    };
    expect(chosen(missed(2))).toBe('0 cpIsLost');
    expect(chosen(missed(1))).toBe('keep keepsCp');
    const state = withCp(foeBattle([model('a1'), model('b1'), model('b2')], 'band-brawler', { turn: 'A' }), 0, 1);
    let now = after(state, activate('a1'), attackOn('b1', 'rifle')).state;
    now = after(now, rolled(now, 5)).state;
    now = after(now, rolled(now, 1)).state;
    expect(chosen(now)).toBe('0 cpIsLost');
  });

  it('[V-60] should be to strike back when it has acted, or one blow may fell its attacker', () => {
    expect(chosen(hitOnce(struck({ activated: true, attacks: [blade] })))).toBe('blade strikesBack');
    expect(chosen(hitOnce(struck({ attacks: [blade] })))).toBe('none keepsRested');
    const [a1, ...rest] = struck({ attacks: [glaive] }).models;
    const weak = { ...struck({ attacks: [glaive] }), models: [{ ...(a1 ?? model('a1')), wounds: 2 }, ...rest] };
    expect(chosen(hitOnce(weak))).toBe('glaive strikesBack');
  });

  it('[V-80] should be to keep its side of the table as it is laid out', () => {
    const state = foeBattle([model('a1'), model('b1')], 'band-brawler', {
      step: 'deploy',
      turn: null,
      tasks: [{ kind: 'rollOff', of: 'deployment', faces: { A: 1, B: 6 }, winner: 'B' }],
    });
    expect(chosen(state)).toBe('own asLaidOut');
    expect(foeByItself(state, pendingOf(state))).toMatchObject({ command: { type: 'foeAnswers' } });
  });

  it('[V-41] should be to strike at whoever leaves, with what takes most wounds', () => {
    const state = struck({ attacks: [blade, glaive] });
    const moved = { engages: [], left: [], fall: 0 };
    const now = after(state, activate('a1'), { type: 'act', action: 'walk', push: false, moved }).state;
    expect(chosen(now)).toBe('glaive freeBlow');
  });

  it('[V-07] should be whom its action means when there is only one; else people say', () => {
    const healing = (...hurt: readonly BattleModel[]): FoeBattle =>
      after(
        withCp(foeBattle([model('a1'), model('b1', { actions: [mend] }), ...hurt], 'band-brawler'), 0, 1),
        activate('b1'),
        { type: 'act', action: 'own', push: false, own: 'mend', target: null },
      ).state;
    const wounded = (id: string): BattleModel => ({ ...model(id), wounds: 1 });
    expect(chosen(healing(wounded('b2')))).toBe('b2 onlyOne');
    expect(chosen(healing(wounded('b2'), wounded('b3')))).toBeNull();
  });

  it('should be given without a tap, and said why in the log', () => {
    const now = hitOnce(struck({ activated: true, attacks: [blade] }));
    const request = pendingOf(now);
    const itself = foeByItself(now, request);
    expect(itself).toEqual({ kind: 'command', command: { type: 'foeAnswers', requestId: request?.id } });
    const told = after(now, { type: 'foeAnswers', requestId: request?.id ?? '' });
    expect(told.events[0]).toEqual({
      type: 'foeDecided',
      side: 'B',
      question: 'retaliate',
      option: 'blade',
      why: 'strikesBack',
    });
    expect(told.state.tasks.at(-1)).toMatchObject({ how: 'retaliation', attacker: 'b1' });
  });

  it('should not be given for people', () => {
    const now = hitOnce(struck({ activated: true }));
    const [one, other] = now.sides;
    const people: FoeBattle = { ...now, sides: [one, { ...other, hand: 'people' }] };
    expect(foeByItself(people, pendingOf(people))).toBeNull();
  });
});
