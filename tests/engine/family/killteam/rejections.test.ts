import { describe, expect, it } from 'vitest';
import type { BoardPlace } from '../../../../src/engine/board/battleBoard.ts';
import { cornersAround } from '../../../../src/engine/board/setUp/cornersAround.ts';
import { fetchGeometry } from '../../../../src/engine/board/geometry.ts';
import { actionReasons } from '../../../../src/engine/family/killteam/flow/actions/actions.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import {
  PRECONDITION_CODES,
  SHAPE_CODES,
  type PreconditionCode,
  type RejectionCode,
} from '../../../../src/engine/family/killteam/model/rejection.ts';
import { act, activate, again, counts, END, fight, OVERRIDE, play, type Play, shoot } from '../../../support/decide.ts';
import {
  battleOf,
  countedRifle,
  cultist,
  cultistActs,
  ENGAGED,
  knife,
  pim,
  rifle,
  rule,
  shots,
  thug,
  vex,
  vexActs,
} from '../../../support/duel.ts';
import { block, mapOf, stands, takeUp } from '../../../support/board/onBoard.ts';
import { changed, usable, uses } from '../../../support/traits.ts';
import { action, scripted } from '../../../support/scripted.ts';
import { ruleUse } from '../../../support/attackContext.ts';
import { withCp } from '../../../support/sides.ts';

interface Case {
  readonly at: Play;
  readonly command: Command;
}
const when = (at: Play, command: Command): Case => ({ at, command });
const start = play(battleOf([vex(), cultist()]));
const shot = vexActs().does(shoot());
const answer = (at: Play, reply: Extract<Command, { type: 'answer' }>['answer']): Case =>
  when(at, { type: 'answer', requestId: at.question.id, answer: reply });
const lying = (set = {}) =>
  play(battleOf([vex(), pim({ down: true, wounds: 0, ...set }), cultist()])).does(activate('vex'));
const DOWN = { down: true, wounds: 0 } as const;
const heavy = { apl: 3, weapons: [rifle({}, ruleUse('heavy', { only: null }))] };
const counted = (left: number, jammed = false) => ({ weapons: [countedRifle()], ammo: shots(left, jammed) });
const told = (facts: Extract<Command, { type: 'setFacts' }>['facts'], set: Parameters<typeof vexActs>[0] = {}) =>
  vexActs(set).does(shoot()).does({ type: 'setFacts', facts }).answers('chooseAnother');
const counter = play(battleOf([vex({ readiness: 'expended' }), cultist()])).does({
  type: 'counteract',
  operative: 'vex',
});
const guarding = cultistActs({ me: { guard: true } })
  .does(act('dash'))
  .answers('vex');

await fetchGeometry();
const withMarker: Command = {
  type: 'takeUpBoard',
  map: {
    ...mapOf(),
    zones: [{ id: 'm', kind: 'marker', name: 'Marker', corners: cornersAround({ x: 25_400, y: 25_400 }) }],
  },
  places: { vex: stands(5, 5) },
};
const onBoard = start.does(
  takeUp([block('wall', { left: 8, near: 4, right: 10, far: 8, high: 3 }, 'Heavy')], {
    vex: stands(3, 5),
    cultist: stands(14, 5),
  }),
);
/** Nearer to an edge than its base is wide, by what a hand may be off. */
const HAIR_OFF = 13.95 / 25.4;
const placing = (place: BoardPlace): Case => when(onBoard, { type: 'placeOnBoard', operative: 'vex', at: place });

/** Vex acts beside an open door. */
const atDoor = (places: Readonly<Record<string, BoardPlace>>): Play => {
  const door = block('door', { left: 8, near: 4.3, right: 8.4, far: 5.7, high: 3 }, 'Heavy', 'Accessible');
  return start.does(takeUp([{ ...door, open: true }], { vex: stands(6.9, 5), ...places })).does(activate('vex'));
};

const SWARM = { abilities: ['groupActivation' as const], card: 'swarm' };
const enemyGroup = play(battleOf([vex(), cultist(SWARM), thug(SWARM)], { turn: 'enemy' }))
  .does(activate('cultist'))
  .does(END);

/** The same of the books that other tests play. */
const SENSELESS_ELSEWHERE = ['revealedBefore', 'mustDiffer'] as const;

/** Commands that make no sense: refused whatever the table says. */
const SENSELESS: Readonly<Record<Exclude<(typeof SHAPE_CODES)[number], (typeof SENSELESS_ELSEWHERE)[number]>, Case>> = {
  unknownOperative: when(start, activate('nobody')),
  unknownWeapon: when(vexActs(), shoot('cultist', 'bow')),
  unknownPlayer: when(start, { type: 'assign', operative: 'vex', owner: 'p9' }),
  unknownCounter: when(start, { type: 'setCounter', counter: 'unheard', to: 1 }),
  unknownObjective: when(start, { type: 'tellPassage', passage: 'unheard' }),
  unknownRule: when(vexActs({ ruleset: 'kt3' }), act('reload')),
  unknownTrait: when(start, uses('vex', 'unheard')),
  unknownLasting: when(start, { type: 'correct', correction: { what: 'lift', lasting: 'unheard' } }),
  noRequest: when(start, { type: 'answer', requestId: '1', answer: counts(0, 0) }),
  staleRequest: when(shot, { type: 'answer', requestId: '1', answer: counts(0, 0) }),
  wrongAnswer: answer(shot, { kind: 'pick', option: 'c0n0' }),
  wrongDiceCount: answer(shot, { kind: 'faces', faces: [1] }),
  badFace: answer(shot, { kind: 'faces', faces: [0, 1, 1, 1] }),
  notAnOption: answer(shot.answers([4, 1, 1, 1], [1, 1, 1]), { kind: 'pick', option: 'none' }),
  countsNotAllowed: answer(vexActs({ me: { weapons: [rifle({}, rule('ceaseless'))] } }).does(shoot()), counts(1, 1)),
  requestPending: when(shot, act('dash')),
  noOpenAttack: when(start, { type: 'cancelAttack' }),
  noActivation: when(start, END),
  activationOpen: when(vexActs(), activate('cultist')),
  wrongPhase: when(start, { type: 'startBattle' }),
  battleOver: when(start.does({ type: 'endBattle', reason: 'ended' }), activate('vex')),
  wrongSide: when(lying(), shoot('pim')),
  wrongKindOfWeapon: when(vexActs(), shoot('cultist', 'knife')),
  outOfBounds: when(vexActs(), act('dash', { fall: -1 })),
  nothingToPass: when(start, { type: 'passGroup' }),
  nothingToRepeat: when(vexActs(), { type: 'repeatShot', target: 'cultist' }),
  badBoard: when(start, takeUp([block('flat', { left: 1, near: 1, right: 2, far: 2, high: 0 })], {})),
  noBoard: when(start, { type: 'dropBoard' }),
  unknownDoor: when(onBoard, { type: 'moveDoor', door: 'wall', open: true }),
  cannotStand: placing(stands(0, 5)),
  badPath: when(onBoard.does(activate('vex')), act('dash', { path: [stands(4, 5), stands(5, 5)] })),
  dieCannotBeRerolled: when(shot.answers([1, 1, 1, 1]), { type: 'commandReroll', pool: 'attack', die: 9 }),
};

/** Reasons of a grey button only: no command can be given that they would refuse. */
const OFFERED = {
  notActing: { who: cultist(), action: 'dash' },
  noRangedWeapon: { who: vex({ weapons: [knife()] }), action: 'shoot' },
  noMeleeWeapon: { who: vex({ weapons: [rifle()] }), action: 'fight' },
} as const;

/** Said by books that other tests play: `tests/engine/systems/kt2021`. */
const OF_OTHER_BOOKS = [
  'obscured',
  'noOverwatch',
  'notOutOfTurn',
  'orderKept',
  'notControlled',
  'limitTwo',
  'farFromZone',
] as const;
type OfOtherBooks = (typeof OF_OTHER_BOOKS)[number];

const SEARCH: Command = { type: 'actInScenario', action: 'search' };

/** Commands against a rule: refused, unless the table says so. */
const AGAINST: Readonly<Record<Exclude<PreconditionCode, keyof typeof OFFERED | OfOtherBooks>, Case>> = {
  notYourTurn: when(start, activate('cultist')),
  groupGoesOn: when(enemyGroup, { type: 'passGroup' }),
  notReady: when(play(battleOf([vex({ readiness: 'expended' }), pim(), cultist()])), activate('vex')),
  operativeDown: when(play(battleOf([vex(DOWN), pim(), cultist()])), activate('vex')),
  notEnoughAp: when(vexActs({ me: { apl: 1 } }).does(act('dash')), act('reposition')),
  actionDone: when(vexActs().does(act('dash')), act('dash')),
  concealed: when(play(battleOf([vex(), cultist()])).does(activate('vex', 'conceal')), shoot()),
  inControlRange: when(vexActs(ENGAGED), shoot()),
  noEnemyInControlRange: when(vexActs(), fight()),
  notInControlRange: when(
    play(battleOf([vex(), cultist(), thug()], { engagement: [['vex', 'thug']] })).does(activate('vex')),
    fight(),
  ),
  movedBefore: when(vexActs({ me: { apl: 3 } }).does(act('dash')), act('charge', { targets: ['cultist'] })),
  heavyMoved: when(vexActs({ me: heavy }).does(act('dash')), shoot()),
  heavyShot: when(vexActs({ me: heavy }).does(shoot()).answers([1, 1, 1, 1], 'c0n0'), act('dash')),
  ammoEmpty: when(vexActs({ me: counted(0) }), shoot()),
  ammoTooLow: when(
    vexActs({ me: { ...counted(1), weapons: [countedRifle({ ammo: { counter: 'rifle', start: 6, perShot: 2 } })] } }),
    shoot(),
  ),
  jammed: when(vexActs({ me: counted(3, true) }), shoot()),
  limitedUsed: when(vexActs({ me: { weapons: [rifle({}, rule('limited', 1))], limitedUsed: { rifle: 1 } } }), shoot()),
  friendInControlRange: when(
    play(battleOf([vex(), pim(), cultist()], { engagement: [['pim', 'cultist']] })).does(activate('vex')),
    shoot(),
  ),
  notVisible: when(told({ visible: false }), shoot()),
  outOfRange: when(told({ inRange: false }, { me: { weapons: [rifle({}, rule('range', 6))] } }), shoot()),
  concealedInCover: when(told({ cover: true }, { other: { order: 'conceal' } }), shoot()),
  targetRemoved: when(
    play(battleOf([vex(), cultist(), thug({ ...DOWN, removed: true })])).does(activate('vex')),
    shoot('thug'),
  ),
  nothingToReload: when(vexActs({ me: counted(6) }), act('reload', { weapon: 'rifle' })),
  ammoOff: when(cultistActs({ other: counted(6) }), act('reload', { weapon: 'rifle' })),
  targetNotDown: when(lying(), act('reanimate', { targets: ['cultist'] })),
  slain: when(
    play(battleOf([vex(), pim({ ...DOWN, slain: true }), pim({ ...DOWN, id: 'third' }), cultist()])).does(
      activate('vex'),
    ),
    act('reanimate', { targets: ['pim'] }),
  ),
  tooHeavy: when(lying({ maxWounds: 9 }), act('pickUpOperative', { targets: ['pim'] })),
  alreadyCarrying: when(vexActs({ me: { nearMarker: true, carriesMarker: 'relic' } }), act('pickUpMarker')),
  carriesNothing: when(vexActs(), act('placeMarker')),
  beingCarried: when(
    play(
      battleOf([
        vex(),
        pim({ ...DOWN, carriedBy: 'fourth' }),
        pim({ ...DOWN, id: 'third' }),
        pim({ id: 'fourth', carries: 'pim' }),
      ]),
    ).does(activate('vex')),
    act('pickUpOperative', { targets: ['pim'] }),
  ),
  noDownedFriend: when(
    play(battleOf([vex(), pim(), cultist()])).does(activate('vex')),
    act('reanimate', { targets: ['pim'] }),
  ),
  cannotByCard: when(vexActs({ me: { abilities: ['cannotInteract'] } }), act('interact')),
  notRetinue: when(cultistActs(), act('guard')),
  noMarkerNear: when(vexActs(), act('pickUpMarker')),
  markerFar: when(vexActs().does(withMarker), act('interact')),
  friendFar: when(
    lying().does(takeUp([], { vex: stands(5, 5), pim: stands(9, 5) })),
    act('reanimate', { targets: ['pim'] }),
  ),
  pickedUpBefore: when(vexActs({ me: { nearMarker: true } }).does(act('pickUpMarker')), act('placeMarker')),
  alreadyCounteracted: when(play(battleOf([vex({ readiness: 'expended', counteracted: true }), cultist()])), {
    type: 'counteract',
    operative: 'vex',
  }),
  cannotCounteract: when(play(battleOf([vex({ readiness: 'expended' }), cultist()], { counteractPassed: true })), {
    type: 'counteract',
    operative: 'vex',
  }),
  friendsReady: when(start, { type: 'counteract', operative: 'vex' }),
  otherTarget: when(vexActs().does(shoot()).answers([1, 1, 1, 1], 'c0n0'), { type: 'repeatShot', target: 'vex' }),
  endsInControlRange: when(vexActs(ENGAGED), act('fallBack', { targets: ['cultist'] })),
  oneActionOnly: when(counter.does(act('dash')), act('interact')),
  notInCounteract: when(counter, act('guard')),
  notEnoughCp: when(vexActs(withCp(0)).does(shoot()).answers([1, 1, 1, 1]), {
    type: 'commandReroll',
    pool: 'attack',
    die: 0,
  }),
  guardActionsOnly: when(guarding, act('dash')),
  forbiddenByTrait: when(vexActs({ me: changed({ op: 'forbid', action: 'dash' }) }), act('dash')),
  firstOrder: when(
    play(battleOf([vex(changed({ op: 'firstOrder', order: 'conceal' })), cultist()])),
    activate('vex', 'engage'),
  ),
  traitUsedUp: when(vexActs({ me: usable({ times: 1 }) }).does(uses()), uses()),
  strategyOnly: when(vexActs({ me: usable({ during: 'strategy' }) }), uses()),
  firefightOnly: when(play(battleOf([vex(usable({ during: 'any' })), cultist()], { phase: 'strategy' })), uses()),
  whenItHappens: when(vexActs({ me: usable({ during: 'onDown' }) }), uses()),
  manifestedBefore: when(
    vexActs({ me: usable({ test: true }) })
      .does(uses())
      .answers([2]),
    uses(),
  ),
  scenarioUsedUp: when(vexActs({ mission: scripted({ actions: [action({ times: 0 })] }) }), SEARCH),
  offBoard: placing(stands(HAIR_OFF, 5)),
  onAnother: placing(stands(14 - HAIR_OFF - 14.25 / 25.4, 5)),
  inTerrain: placing(stands(9, 5)),
  inMidAir: placing(stands(3, 5, 2)),
  noWay: when(onBoard.does(activate('vex')), act('reposition', { path: [stands(3, 5), stands(9, 5)] })),
  noDoorNear: when(atDoor({}), act('operateHatch', { note: 'wall' })),
  enemyAtDoor: when(atDoor({ cultist: stands(9.6, 6) }), act('operateHatch')),
  midMove: when(
    atDoor({}).does(act('reposition', { path: [stands(6.9, 5), stands(7, 4.9)], hatch: 'door' })),
    act('dash'),
  ),
  inDoorway: when(atDoor({ cultist: stands(8.2, 5) }), { type: 'moveDoor', door: 'door', open: false }),
  scenarioNotYet: when(
    vexActs({ mission: scripted({ actions: [action({ if: { is: 'tick', tick: 'won' } })] }) }),
    SEARCH,
  ),
};

const codes = <C extends RejectionCode>(cases: Readonly<Record<C, Case>>): [RejectionCode, Case][] =>
  Object.entries<Case>(cases).map(([code, found]) => [code as C, found]);

describe('refusals', () => {
  it('should have a case for each code', () => {
    expect([...Object.keys(SENSELESS), ...SENSELESS_ELSEWHERE].toSorted()).toEqual([...SHAPE_CODES].toSorted());
    expect([...Object.keys(AGAINST), ...Object.keys(OFFERED), ...OF_OTHER_BOOKS].toSorted()).toEqual(
      [...PRECONDITION_CODES].toSorted(),
    );
  });

  it.each(codes(SENSELESS))('should refuse with %s whatever the table says', (code, { at, command }) => {
    expect(at.refuses(command).code).toBe(code);
    expect(at.refuses({ ...command, ...OVERRIDE }).code).toBe(code);
  });

  it.each(codes(AGAINST))(
    'should refuse with %s unless the table says so, and log that first',
    (code, { at, command }) => {
      expect(at.refuses(command).code).toBe(code);
      const before = at.told('overridden').length;
      const forced = at.does({ ...command, ...OVERRIDE });
      expect(forced.told('overridden')).toHaveLength(before + 1);
      expect(forced.since(at)[0]).toEqual({ type: 'overridden', code, reason: OVERRIDE.override.reason });
    },
  );

  it.each(Object.entries(OFFERED))('should tell %s of a button', (code, { who, action: id }) => {
    const at = vexActs({ ...ENGAGED, me: { weapons: who.weapons } }).state;
    expect(actionReasons(gameOf(at), who, id).map((reason) => reason.code)).toContain(code);
  });

  it('should change nothing', () => {
    const before = JSON.stringify(start.midway);
    start.refuses(activate('cultist'));
    expect(JSON.stringify(start.midway)).toBe(before);
  });

  it('should refuse a command and an action it does not know', () => {
    expect(start.refuses({ type: 'teleport' } as unknown as Command).code).toBe('unknownRule');
    expect(vexActs().refuses({ ...act('dash'), action: 'teleport' } as unknown as Command).code).toBe('unknownRule');
  });

  it('should let a fight be forced with somebody unarmed, and a re-roll be passed', () => {
    const unarmed = vexActs({ ...ENGAGED, me: { weapons: [knife()] }, other: { weapons: [] } });
    expect(unarmed.does(fight()).answers([1, 1, 1], 'keep').state.activation?.done).toEqual(['fight']);
    const balanced = vexActs({ me: { weapons: [rifle({}, rule('balanced'))] } })
      .does(shoot())
      .answers([4, 1, 1, 1]);
    expect(balanced.answers(again()).question).toMatchObject({ purpose: 'defence' });
  });
});
