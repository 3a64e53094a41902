import { NOTHING_LASTS } from '../../src/engine/family/killteam/model/lasting.ts';
import type { Operative } from '../../src/engine/family/killteam/model/operative.ts';
import { moveOf, aplOf } from '../../src/engine/family/killteam/stats/stats.ts';
import { reanimateNeeds } from '../../src/engine/family/killteam/plugins/reanimate/reanimate.ts';
import type { Member } from '../../src/engine/campaign/model/member.ts';
import { toGrid } from '../../src/engine/board/units.ts';
import { boardMove } from '../../src/engine/family/killteam/flow/boardMove.ts';
import { moveReach } from '../../src/engine/family/killteam/stats/moveReach.ts';
import { xp } from './campaignPlay.ts';
import { activate, type Play, ticked } from './decide.ts';
import { cultist, pim, thug } from './duel.ts';
import { since } from './fieldedMember.ts';
import {
  against,
  acts,
  battle,
  campaignOf,
  close,
  diceAsked,
  fieldedFrom,
  foeActs,
  foughtBy,
  hitAsked,
  recorded,
  remembered,
  shotBy,
  using,
} from './rowPlay.ts';
import { line, walked } from './walkPlay.ts';
import { cpOf, withCp } from './sides.ts';
import { fieldWith, lastingStat } from './lasting.ts';
import { gameOf } from '../../src/engine/systems/killTeams.ts';

/** A member as it is, and in the battle. */
interface Seen {
  readonly me: Operative;
  readonly member: Member;
  /** It has the row that is looked at. */
  readonly has: boolean;
}

/** How the effect of a row is seen: what is seen of who has it, and of who has not. `set`: what both have beside it. */
export interface RowEffect {
  readonly see: (seen: Seen) => unknown;
  readonly has: unknown;
  readonly not: unknown;
  readonly set?: Partial<Member>;
}

const hurt = (me: Operative): Operative => ({ ...me, wounds: 3 });
const ID = 'm1';
const ours = (at: Play): Operative => at.operative(ID);
const foe = (at: Play): Operative => at.operative('cultist');

/** Only told: it stands on the sheet with its words. */
const told = (id: string): RowEffect => ({ see: ({ me }) => remembered(me), has: [`${id}: told`], not: [] });

/** Offered, used and recorded; the table does the rest. */
const guide = (id: string, at: (me: Operative) => Play = acts): RowEffect => ({
  see: ({ me }) => recorded(at(me), me, id),
  has: [[id], [id], [id]],
  not: [[], [], []],
});

const reach = (me: Operative): number => {
  const at = acts(me);
  return moveReach(gameOf(at.state), ours(at), 'charge');
};

const DASH = { type: 'act', action: 'dash', targets: [], weapon: null, note: null, fall: 0 } as const;

const assisted = (me: Operative): Play =>
  battle(me, {
    engagement: [
      [ID, 'cultist'],
      ['pim', 'cultist'],
    ],
    ...withCp(0),
  }).does(activate(ID));

const stormed = (me: Operative): Play =>
  battle(me, {
    operatives: [me, pim(), cultist(), thug()],
    engagement: [
      [ID, 'cultist'],
      [ID, 'thug'],
    ],
    turn: 'enemy',
    ...withCp(0),
  })
    .does(activate('cultist'))
    .does({ type: 'fight', weapon: 'knife', target: ID });

const refusal = (at: Play, command: Parameters<Play['does']>[0]): string | null => {
  try {
    at.does(command);
    return null;
  } catch {
    return at.refuses(command).code;
  }
};

const ACOLYTE: Partial<Member> = { card: 'acolyte', kind: 'acolyte' };
const PSYKER: Partial<Member> = { psyker: true, powers: ['mend', 'dread'] };
const manifests = (me: Operative, power = 'mend'): Play =>
  acts({ ...me, wounds: 4 }).does({ type: 'useTrait', operative: ID, trait: power });

/** Experience of a scenario that was won, with two kills. */
const earned = ({ member }: Seen): number | undefined =>
  walked(campaignOf(member), [line(ID, { kills: 2 })], { primary: 'complete' }).state.scenario?.earned.find(
    (each) => each.member === ID,
  )?.total;

/** The powers that an Acolyte has in its battles after it has drawn this honour of the psykers, or another. */
const learns = (face: number): RowEffect => ({
  set: { ...ACOLYTE, psyker: true },
  see: ({ member, has }) => {
    const bare = { ...member, honours: since() };
    const asked = campaignOf(bare).does(xp(ID, 149)).answersAll().does(xp(ID, 150));
    const drawn = asked.answers('psyker', has ? face : 3);
    const { honours, powers } = (has ? drawn.answers(5) : drawn).member(ID);
    const powered = fieldedFrom({ ...bare, honours, powers }).traits ?? [];
    return powered.filter(({ source }) => source === 'power').map(({ use }) => use?.test);
  },
  has: [true],
  not: [],
});

export const SCAR_EFFECTS: Readonly<Record<string, RowEffect>> = {
  'shattered-leg': {
    see: ({ me }) => [moveOf(fieldWith(), me), against(me, 'dash')],
    has: [5, 'forbiddenByTrait'],
    not: [6, null],
  },
  'slow-bleed': { see: ({ me }) => [me.wounds, me.maxWounds], has: [5, 5], not: [7, 7] },
  'ruined-eye': { see: ({ me }) => [hitAsked(shotBy(me)), hitAsked(foughtBy(me))], has: [5, 4], not: [4, 4] },
  'crushed-hand': { see: ({ me }) => [hitAsked(shotBy(me)), hitAsked(foughtBy(me))], has: [4, 5], not: [4, 4] },
  'nerve-damage': {
    see: ({ me }) => aplOf(fieldWith(lastingStat(me.id, 'apl', 1)), me),
    has: 2,
    not: 3,
  },
  haunted: {
    see: ({ me }) => [me.usualOrder, refusal(battle(me), activate(ID, 'engage'))],
    has: ['conceal', 'firstOrder'],
    not: ['engage', null],
  },
  'punctured-lung': {
    see: ({ me }) => [against(me, 'pickUpOperative'), against(me, 'pickUpMarker'), reach(me)],
    has: ['forbiddenByTrait', 'forbiddenByTrait', 7],
    not: [null, null, 8],
  },
  'shaken-faith': {
    set: { ploys: ['by-authority'] },
    see: ({ me }) => cpOf(using(acts(me, withCp(3)), me, 'by-authority').state),
    has: 1,
    not: 2,
  },
  'marked-by-the-enemy': told('marked-by-the-enemy'),
  'grim-resolve': {
    see: ({ me }) => {
      const used = using(acts(hurt(me), withCp(0)), me, 'grim-resolve');
      return [
        hitAsked(shotBy(me, acts(hurt(me), withCp(0)))),
        hitAsked(shotBy(me, used)),
        moveOf(gameOf(used.state), ours(used)),
      ];
    },
    has: [5, 4, 6],
    not: [5, 5, 4],
  },
};

const combat: Readonly<Record<string, RowEffect>> = {
  inexorable: { see: ({ me }) => hitAsked(stormed(me)), has: 4, not: 3 },
  bladework: {
    see: ({ me }) => foughtBy(me).answers([4, 4, 1]).question.kind,
    has: 'reroll',
    not: 'roll',
  },
  'dirty-fighter': {
    see: ({ me }) => [diceAsked(foughtBy(me, assisted(me))), diceAsked(foughtBy(me))],
    has: [4, 3],
    not: [3, 3],
  },
  vicious: {
    see: ({ me }) => foe(foughtBy(me).answers([6, 1, 1], [1, 1, 1], 'strikeCritical')).wounds,
    has: 4,
    not: 5,
  },
  duellist: { see: ({ me }) => hitAsked(foughtBy(me).answers([1, 1, 1])), has: 5, not: 4 },
  savage: { see: ({ me }) => foe(foughtBy(me).answers([6, 1, 1], [1, 1, 1])).wounds, has: 7, not: 8 },
};

const marksman: Readonly<Record<string, RowEffect>> = {
  'gun-ace': { see: ({ me }) => shotBy(me).answers([4, 4, 1, 1]).question.kind, has: 'reroll', not: 'roll' },
  'crack-shot': {
    see: ({ me }) => foe(shotBy(me).answers([6, 1, 1, 1], [1, 1, 1], 'c0n0')).wounds,
    has: 4,
    not: 5,
  },
  'quick-reload': {
    see: ({ me }) => {
      const empty = acts({ ...me, ammo: { lasgun: { left: 0, max: 8, jammed: false } } });
      const reloaded = empty.does({
        type: 'act',
        action: 'reload',
        targets: [],
        weapon: 'lasgun',
        note: null,
        fall: 0,
      });
      return [reloaded.state.activation?.spent, reloaded.told('traitSpoke').map(({ trait }) => trait)];
    },
    has: [0, ['quick-reload']],
    not: [1, []],
  },
  'steady-aim': {
    see: ({ me }) => {
      const dashed = acts(me, withCp(0)).does({ ...DASH });
      return [shotBy(me).question.kind, shotBy(me, dashed).question.kind];
    },
    has: ['pick', 'roll'],
    not: ['roll', 'roll'],
  },
  'long-eye': {
    see: ({ me }) => {
      const aimed = using(acts(me, withCp(0)), me, 'long-eye');
      return shotBy(me, aimed).does(EYES).answers([6, 1, 1, 1]).question.kind;
    },
    has: 'roll',
    not: 'pick',
  },
  'death-from-above': {
    see: ({ me }) => askedWith(me, 'onMiss', missedShot),
    has: ['death-from-above', 'pass'],
    not: [],
  },
};

const concealed = (me: Operative): Play => battle(me, close(me)).does(activate(ID, 'conceal'));
const strategy = (me: Operative): Play => battle(me, { phase: 'strategy' });
/** The options of the question of this moment; none: it is not asked. */
const askedWith = (me: Operative, moment: string, at: (me: Operative) => Play): readonly string[] => {
  const asked = at(me).pending;
  return asked?.kind === 'pick' && asked.question === moment ? asked.options.map(({ id }) => id) : [];
};
const missedShot = (me: Operative): Play =>
  shotBy(me, acts({ ...me, onVantage: true }, withCp(0))).answers([1, 1, 1, 1], 'c0n0');
const shotAtFriend = (me: Operative): Play =>
  foeActs(me, withCp(0)).does({ type: 'shoot', weapon: 'rifle', target: 'pim' });
const shotAt = (me: Operative): Play => foeActs(me, withCp(0)).does({ type: 'shoot', weapon: 'rifle', target: ID });

const shotFromVantage = (me: Operative): Play => shotAt(me).does({ type: 'setFacts', facts: { fromVantage: true } });
const EYES = { type: 'setFacts', facts: { obscured: true } } as const;

const scout: Readonly<Record<string, RowEffect>> = {
  'light-foot': {
    see: ({ me }) => {
      const [hidden, seen] = [concealed(me), acts(me)];
      return [moveOf(gameOf(hidden.state), ours(hidden)), moveOf(gameOf(seen.state), ours(seen))];
    },
    has: [7, 6],
    not: [6, 6],
  },
  ghost: told('ghost'),
  climber: {
    see: ({ me }) => {
      const at = acts(me);
      return boardMove(gameOf(at.state), ours(at), 'reposition', false).eases;
    },
    has: [{ kind: 'less', by: toGrid(2), least: 0 }],
    not: undefined,
  },
  pathfinder: guide('pathfinder', strategy),
  ambusher: {
    see: ({ me }) =>
      foughtBy(me, using(concealed(me), me, 'ambusher'))
        .answers([4, 1, 1], [1, 1, 1])
        .options.includes('strikeCritical'),
    has: true,
    not: false,
  },
  'sixth-sense': {
    see: ({ me }) => shotFromVantage(me).answers([4, 4, 1, 1], [1, 2, 3]).question.kind,
    has: 'reroll',
    not: 'pick',
  },
};

const staunch: Readonly<Record<string, RowEffect>> = {
  'iron-will': {
    see: ({ me }) =>
      shotAt(me)
        .answers([6, 1, 1, 1], [6, 1, 1], 'c1n0')
        .lastsOn(ID)
        .map(({ change }) => change.op === 'stat' && change.stat),
    has: [],
    not: ['apl'],
  },
  'thick-skin': { see: ({ me }) => ours(shotAt(me).answers([4, 4, 1, 1], [1, 1, 1], 'c0n0')).wounds, has: 2, not: 1 },
  bodyguard: { see: ({ me }) => askedWith(me, 'onTarget', shotAtFriend), has: [`bodyguard ${ID}`, 'pass'], not: [] },
  'stand-fast': { see: ({ me }) => moveOf(fieldWith(), hurt(me)), has: 6, not: 4 },
  'last-breath': {
    see: ({ me }) => {
      const shot = shotAt({ ...me, wounds: 3 }).answers([4, 1, 1, 1], [1, 1, 1], 'c0n0');
      return shot.pending?.kind === 'roll' ? shot.pending.purpose : ours(shot).down;
    },
    has: 'lastBreath',
    not: true,
  },
  unbroken: { see: ({ me }) => reanimateNeeds(NOTHING_LASTS, me, pim()), has: 3, not: 4 },
};

const commandPoint = (id: string): RowEffect => ({
  see: ({ me }) => cpOf(using(acts(me, withCp(1)), me, id).state),
  has: 2,
  not: 1,
});

const acolyte: Readonly<Record<string, RowEffect>> = {
  'born-leader': commandPoint('born-leader'),
  'cold-reader': told('cold-reader'),
  'well-supplied': {
    see: ({ member }) => campaignOf(member).sheet(ID).equipment.of,
    has: 4,
    not: 3,
  },
  inspiring: {
    set: ACOLYTE,
    see: ({ me }) => {
      const { lasting } = battle(me).midway;
      const friend = pim({ keywords: ['FOLLOWER'] });
      const shaken = battle(me, {
        operatives: [me, friend, cultist()],
        lasting: [...lasting, lastingStat('pim', 'apl', -1)],
      });
      const activated = shaken.does(activate('pim'));
      return activated.pending === null
        ? activated.lastsOn('pim').length
        : activated.answers(ticked('pim')).lastsOn('pim').length;
    },
    has: 0,
    not: 1,
  },
  learned: commandPoint('learned'),
  'marked-for-greatness': { set: ACOLYTE, see: earned, has: 21, not: 19 },
};

const offWorlder: Readonly<Record<string, RowEffect>> = {
  'strange-senses': {
    see: ({ me }) => [
      ...recorded(acts(me), me, 'strange-senses'),
      using(acts(me), me, 'strange-senses').state.activation?.spent,
    ],
    has: [['strange-senses'], ['strange-senses'], ['strange-senses'], 1],
    not: [[], [], [], 0],
  },
  'feral-charge': { see: ({ me }) => reach(me), has: 9, not: 8 },
  'hard-to-kill': { see: ({ me }) => [me.wounds, me.maxWounds], has: [8, 8], not: [7, 7] },
  'beast-of-burden': {
    see: ({ me }) =>
      refusal(acts({ ...me, nearMarker: true, carriesMarker: 'relic' }), { ...DASH, action: 'pickUpMarker' }),
    has: null,
    not: 'alreadyCarrying',
  },
  'alien-calm': guide('alien-calm'),
  'trophy-taker': { set: ACOLYTE, see: earned, has: 20, not: 19 },
};

const psyker: Readonly<Record<string, RowEffect>> = {
  'opened-mind': learns(1),
  'widened-mind': learns(2),
  'warded-mind': {
    set: PSYKER,
    see: ({ me }) =>
      manifests(me)
        .answers([1])
        .told('psychicTested')
        .map(({ outcome }) => outcome),
    has: ['again'],
    not: ['perils'],
  },
  reach: told('reach'),
  channel: {
    set: PSYKER,
    see: ({ me }) => refusal(manifests(me).answers([2]), { type: 'useTrait', operative: ID, trait: 'dread' }),
    has: null,
    not: 'manifestedBefore',
  },
  'soul-bound': {
    set: PSYKER,
    see: ({ me }) => ours(manifests(me).answers([1], [2], [3])).wounds,
    has: 2,
    not: 1,
  },
};

export const HONOUR_EFFECTS: Readonly<Record<string, RowEffect>> = {
  ...combat,
  ...marksman,
  ...scout,
  ...staunch,
  ...acolyte,
  ...offWorlder,
  ...psyker,
};
