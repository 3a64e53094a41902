import { actionReasons } from '../../src/engine/family/killteam/flow/actions/actions.ts';
import type { Member } from '../../src/engine/campaign/model/member.ts';
import type { Operative } from '../../src/engine/family/killteam/model/operative.ts';
import { gameOf } from '../../src/engine/systems/killTeams.ts';
import { moveReach } from '../../src/engine/family/killteam/stats/moveReach.ts';
import { xp } from './campaignPlay.ts';
import { activate, type Play, shoot } from './decide.ts';
import { carried, since } from './fieldedMember.ts';
import type { RowEffect } from './rowEffects.ts';
import { acts, battle, campaignOf, close, diceAsked, foeActs, hitAsked } from './rowPlay.ts';
import { withCp } from './sides.ts';
import { line, walked } from './walkPlay.ts';

const ID = 'm1';
const MARINE: Partial<Member> = {
  card: 'space-marine',
  kind: 'acolyte',
  weapons: ['boltgun', 'power-weapon'].map(carried),
};

/** Faces of the list of Space Marines: that of the honour, and one that brings nothing more. */
const SWIFT = 4;

/** What its honour brings once it is drawn, by how many there are to choose. */
const brings = (face: number, options: number): RowEffect => ({
  set: MARINE,
  see: ({ member, has }) => {
    const bare = { ...member, honours: since() };
    const asked = campaignOf(bare).does(xp(ID, 149)).answersAll().does(xp(ID, 150));
    const { pending } = asked.answers('space-marine', 'space-marine', has ? face : SWIFT);
    return pending?.kind === 'pick' ? pending.options.length : 0;
  },
  has: options,
  not: 0,
});

const strikes = (me: Operative): Play =>
  acts(me, close(me)).does({ type: 'fight', weapon: 'power-weapon', target: 'cultist' });
const rulesOf = ({ weapons }: Operative, weapon: string) =>
  weapons.find(({ id }) => id === weapon)?.rules.map(({ id }) => id);

/** How each honour of Space Marines, and each tactic of their chapters, is seen. */
export const MARINE_EFFECTS: Readonly<Record<string, RowEffect>> = {
  assassin: {
    see: ({ me }) => {
      const at = battle(me).does(activate(ID, 'conceal'));
      return actionReasons(gameOf(at.state), at.operative(ID), 'charge').map(({ code }) => code);
    },
    has: [],
    not: ['concealed'],
  },
  'chapter-exemplar': brings(2, 4),
  'honoured-by-the-armoury': {
    set: { equipment: [carried('medkit')] },
    see: ({ member }) => campaignOf(member).sheet(ID).equipment.used,
    has: 1,
    not: 2,
  },
  swift: {
    see: ({ me }) => {
      const at = acts(me);
      return moveReach(gameOf(at.state), at.operative(ID), 'charge');
    },
    has: 9,
    not: 8,
  },
  specialized: brings(5, 24),
  'spiritual-resolve': {
    set: { ...MARINE, weapons: [], scars: [{ id: 'haunted', scenario: 0 }] },
    see: ({ member }) => walked(campaignOf(member), [line(ID)]).answers(1).pending?.kind ?? null,
    has: 'pick',
    not: null,
  },
  'the-long-vigil': {
    see: ({ me }) =>
      foeActs(me, withCp(0))
        .does(shoot(ID))
        .does({ type: 'setFacts', facts: { holding: true } })
        .answers([4, 4, 1, 1], [1, 2, 5]).question.kind,
    has: 'reroll',
    not: 'pick',
  },
  'adaptive-swordsmanship': {
    set: MARINE,
    see: ({ me }) => hitAsked(strikes({ ...me, wounds: 3 })),
    has: 3,
    not: 4,
  },
  'tactic-aggressive': {
    set: MARINE,
    see: ({ me }) => rulesOf(me, 'power-weapon'),
    has: ['lethal', 'rending'],
    not: ['lethal'],
  },
  'tactic-resolute': { see: ({ me }) => me.abilities.includes('ignoresApl'), has: true, not: false },
  'tactic-siege-specialist': {
    set: MARINE,
    see: ({ me }) =>
      diceAsked(
        acts(me, withCp(0))
          .does(shoot('cultist', 'boltgun'))
          .does({ type: 'setFacts', facts: { cover: true } })
          .answers([6, 4, 1, 1]),
      ),
    has: 3,
    not: 2,
  },
  'tactic-stealthy': {
    see: ({ me }) => {
      const at = foeActs({ ...me, order: 'engage' }, withCp(0))
        .does(shoot(ID))
        .does({ type: 'setFacts', facts: { cover: true } })
        .answers([4, 4, 1, 1]);
      return at.question.kind;
    },
    has: 'pick',
    not: 'roll',
  },
};
