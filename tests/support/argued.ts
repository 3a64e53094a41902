import { pairKey, DEFAULT_SHOT } from '../../src/engine/family/killteam/model/facts.ts';
import type { Operative } from '../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { act, activate, END, fight, OVERRIDE, play, type Play, shoot, ticked } from './decide.ts';
import { battleOf, cultist, devastating, ENGAGED, knife, pim, rifle, rule, thug, vex } from './duel.ts';

/** Rules that meet in a way people have argued about: where it is settled, and how it is played out. */
export interface Argued {
  readonly source: string;
  readonly start: BattleState;
  readonly play: (from: Play) => Play;
}

const TOUGH = { wounds: 40, maxWounds: 40 };
const vexWith = (set: Partial<Operative>, ...rules: Parameters<typeof rifle>[1][]): Operative =>
  vex({ weapons: [rifle({}, ...rules), knife({}, ...rules)], ...set });
const UNSEEN = { ...DEFAULT_SHOT, visible: false };

export const argued: Readonly<Record<string, Argued>> = {
  'blast-from-vantage-at-concealed-first': {
    source: 'Kill Team 3, Blast: cover, obscured and the improved cover save are those of the first target (A6, A-32)',
    start: battleOf([
      vexWith({ onVantage: true, height: 3 }, rule('blast', 2)),
      cultist({ ...TOUGH, order: 'conceal' }),
      thug({ ...TOUGH, order: 'engage' }),
    ]),
    play: (from) =>
      from
        .does(activate('vex'))
        .does(shoot())
        .does({ type: 'setFacts', facts: { cover: true, coverIsLight: true } })
        .answers([4, 4, 1, 1], 'critical', [1, 1], 'c0n1')
        .answers(ticked('thug'), '1', [4, 4, 1], 'two', [1], 'c0n2'),
  },
  'override-waives-first-target-only': {
    source:
      'DECISIONS, State 2: an override skips the precondition that it was given for; Torrent takes valid targets (A6)',
    start: battleOf([vexWith({}, rule('torrent', 2)), cultist(TOUGH), thug(TOUGH), thug({ ...TOUGH, id: 'third' })], {
      facts: { [pairKey('vex', 'cultist')]: UNSEEN, [pairKey('vex', 'thug')]: UNSEEN },
    }),
    play: (from) =>
      from
        .does(activate('vex'))
        .does({ ...shoot(), ...OVERRIDE })
        .answers([4, 1, 1, 1], [1, 1, 1], 'c0n0', ticked('thug', 'third'))
        .answers('chooseAnother', [4, 4, 1, 1], [1, 1, 1], 'c0n0'),
  },
  'punishing-rending-severe': {
    source: 'Kill Team 3, A4 step 3.5: Punishing and Rending see rolled crits, Severe speaks last and only without one',
    start: battleOf([
      vexWith({ abilities: ['twoAttacks'] }, rule('severe'), rule('rending'), rule('punishing')),
      cultist(TOUGH),
    ]),
    play: (from) =>
      from
        .does(activate('vex'))
        .does(shoot())
        .answers([6, 4, 2, 1], [1, 1, 1], 'c0n0')
        .does(shoot())
        .answers([4, 4, 2, 1], [1, 1, 1], 'c0n0'),
  },
  'devastating-by-distance-in-a-fight': {
    source: 'ACOLYTE, changes to weapon rules: Devastating (A-21); at retention, before any strike (A5)',
    start: battleOf([vexWith({}, devastating(2, 1)), pim(), cultist(), thug()], ENGAGED),
    play: (from) =>
      from
        .does(activate('vex'))
        .does(fight())
        .answers([6, 6, 1], [4, 1, 1], ticked('pim', 'thug'), 'keep', 'strikeCritical'),
  },
  'guard-kills-who-acts': {
    source: 'ACOLYTE, Guard (A-46): the interrupt comes after the action, and an activation ends with its operative',
    start: battleOf([vex({ guard: true }), cultist({ wounds: 3, apl: 3 }), thug()], { turn: 'enemy' }),
    play: (from) =>
      from
        .does(activate('cultist'))
        .does(act('dash'))
        .answers('vex')
        .does(shoot())
        .answers([6, 1, 1, 1], [1, 1, 1], 'c0n0'),
  },
  'counteract-after-a-raise': {
    source: 'DECISIONS, reading 6: who is raised keeps its order and stays expended, so it may counteract (A-36, A-43)',
    start: battleOf(
      [vex({ readiness: 'expended', wounds: 2 }), pim(), cultist(), thug(), cultist({ ...TOUGH, id: 'third' })],
      { turn: 'enemy' },
    ),
    play: (from) =>
      from
        .does(activate('cultist'))
        .does(shoot('vex'))
        .answers([6, 1, 1, 1], [1, 1, 1], 'c0n0')
        .does(END)
        .does(activate('pim'))
        .does(act('reanimate', { targets: ['vex'] }))
        .answers([4], [3])
        .does(END)
        .does(activate('thug'))
        .does(END)
        .does({ type: 'counteract', operative: 'vex' })
        .does(shoot('third'))
        .answers([5, 5, 1, 1], [1, 1, 1], 'c0n0')
        .does(END),
  },
};

/** One of them, played to its end. */
export const playArgued = ({ start, play: through }: Argued): Play => through(play(start));
