import { describe, expect, it } from 'vitest';
import type {
  Command,
  CommandType,
  Correction,
  CorrectionKind,
} from '../../src/engine/family/killteam/model/command.ts';
import { ACTION_IDS } from '../../src/engine/core/ids.ts';
import type { BattleEvent } from '../../src/engine/family/killteam/model/event.ts';
import type { Answer } from '../../src/engine/log/request.ts';
import { doingOf, type Undoable } from '../../src/words/doing.ts';
import { en, fr } from '../support/words.ts';
import { undoLabel } from '../../src/words/undoLabel.ts';
import { lastingStat } from '../support/lasting.ts';
import { operativeWith } from '../support/attackContext.ts';
import { smallSetup } from '../support/smallBattle.ts';
import { look } from './support/spoken.ts';

const vex = { operative: 'vex' } as const;
const shot = { weapon: 'autogun', target: 'voice' } as const;

const corrections: { readonly [K in CorrectionKind]: Extract<Correction, { what: K }> } = {
  wounds: { what: 'wounds', ...vex, to: 5, credit: null },
  ap: { what: 'ap', spent: 1 },
  ammo: { what: 'ammo', ...vex, counter: 'autogun', left: 3, jammed: false },
  order: { what: 'order', ...vex, order: 'conceal' },
  readiness: { what: 'readiness', ...vex, readiness: 'expended' },
  guard: { what: 'guard', ...vex, on: false },
  reanimations: { what: 'reanimations', ...vex, to: 2 },
  cp: { what: 'cp', side: 'retinue', to: 3 },
  alert: { what: 'alert', to: 2 },
  turn: { what: 'turn', to: 'enemy' },
  initiative: { what: 'initiative', to: 'enemy' },
  turningPoint: { what: 'turningPoint', to: 3 },
  die: { what: 'die', pool: 'attack', die: 0, face: 6 },
  damage: { what: 'damage', to: 4 },
  impose: { what: 'impose', lasting: lastingStat('vex', 'apl', 1) },
  lift: { what: 'lift', lasting: 'e' },
};

const answers: { readonly [K in Answer['kind']]: Extract<Answer, { kind: K }> } = {
  faces: { kind: 'faces', faces: [4] },
  counts: { kind: 'counts', criticals: 1, normals: 0 },
  pick: { kind: 'pick', option: 'a' },
  tick: { kind: 'tick', operatives: [] },
  reroll: { kind: 'reroll', dice: [] },
  number: { kind: 'number', value: 3 },
  look: { kind: 'look', look: { kind: 'dontKnow' } },
};

const act = { type: 'act', action: 'dash', targets: [], weapon: null, note: null, fall: 0 } as const;

const commands: { readonly [T in CommandType]: Extract<Command, { type: T }> } = {
  startBattle: { type: 'startBattle' },
  nextTurningPoint: { type: 'nextTurningPoint' },
  startFirefight: { type: 'startFirefight' },
  activate: { type: 'activate', ...vex, order: 'engage' },
  counteract: { type: 'counteract', ...vex },
  passCounteract: { type: 'passCounteract' },
  giveOrder: { type: 'giveOrder', operatives: [vex.operative], order: 'engage' },
  tellNear: { type: 'tellNear', marker: 'centre', operatives: [] },
  tellPlace: { type: 'tellPlace', ...vex, markers: [] },
  actInMission: { type: 'actInMission', action: 'light', marker: null },
  setScore: { type: 'setScore', side: 'retinue', source: 'mission.each', turningPoint: 1, points: 2 },
  chooseTacOps: { type: 'chooseTacOps', side: 'retinue', tacOps: [] },
  setDefender: { type: 'setDefender', side: 'retinue' },
  agreeTerrain: { type: 'agreeTerrain', parts: [] },
  moveSetUp: { type: 'moveSetUp', to: 1 },
  drawBarricades: { type: 'drawBarricades', sides: ['retinue'] },
  placeBarricade: { type: 'placeBarricade', side: 'retinue', number: 0, at: { x: 0, y: 0 }, turned: 0 },
  chooseMarker: { type: 'chooseMarker', side: 'retinue', choice: 'own', marker: 'centre' },
  sayPloy: { type: 'sayPloy', side: 'retinue', ploy: 'p' },
  usePloy: { type: 'usePloy', side: 'retinue', ploy: 'p', operative: null },
  repeatShot: { type: 'repeatShot', target: 'voice' },
  sayReveal: { type: 'sayReveal', side: 'retinue', secret: 's' },
  passStep: { type: 'passStep', side: 'retinue' },
  passGroup: { type: 'passGroup' },
  passInterrupt: { type: 'passInterrupt' },
  endActivation: { type: 'endActivation' },
  act,
  shoot: { type: 'shoot', ...shot },
  fight: { type: 'fight', ...shot },
  logAttack: { type: 'logAttack', action: 'shoot', ...shot, damage: 4, suffered: 0 },
  answer: { type: 'answer', requestId: 'r', answer: answers.faces },
  setFacts: { type: 'setFacts', facts: {} },
  setAssists: { type: 'setAssists', attacker: 1, defender: 0 },
  commandReroll: { type: 'commandReroll', pool: 'attack', die: 0 },
  cancelAttack: { type: 'cancelAttack' },
  useTrait: { type: 'useTrait', operative: 'vex', trait: 'iron-will' },
  skipEffect: { type: 'skipEffect' },
  setEngaged: { type: 'setEngaged', pair: ['vex', 'voice'], on: true },
  setFlag: { type: 'setFlag', ...vex, flag: 'onEdge', on: true },
  setHeight: { type: 'setHeight', ...vex, inches: 3 },
  setCounter: { type: 'setCounter', counter: 'c', to: 1 },
  actInScenario: { type: 'actInScenario', action: 'search' },
  settleObjective: { type: 'settleObjective', objective: 'o', how: 'done' },
  revealObjective: { type: 'revealObjective', objective: 'o' },
  tellPassage: { type: 'tellPassage', passage: 'p' },
  setTick: { type: 'setTick', tick: 't', on: true },
  correct: { type: 'correct', correction: corrections.wounds },
  fall: { type: 'fall', ...vex, inches: 4 },
  addOperative: { type: 'addOperative', operative: operativeWith() },
  changeSettings: { type: 'changeSettings', settings: smallSetup().settings },
  assign: { type: 'assign', ...vex, owner: 'p1' },
  renamePlayer: { type: 'renamePlayer', player: 'p1', name: 'Anna', mark: 'A' },
  setNpo: { type: 'setNpo', choice: { alert: true } },
  enemyActivates: { type: 'enemyActivates', operative: null },
  carryOut: { type: 'carryOut', count: 1 },
  couldNot: { type: 'couldNot' },
  takeEnemy: { type: 'takeEnemy', hand: true },
  leaveEnemy: { type: 'leaveEnemy' },
  tellEnemy: { type: 'tellEnemy', enemy: 'voice', facts: [], nearest: null },
  endBattle: { type: 'endBattle', reason: 'ended' },
  goOn: { type: 'goOn' },
  takeUpBoard: {
    type: 'takeUpBoard',
    map: { id: 'lanes', name: 'Lanes', width: 76_200, height: 55_880, pieces: [], zones: [] },
    places: {},
  },
  dropBoard: { type: 'dropBoard' },
  moveDoor: { type: 'moveDoor', door: 'doorway-1', open: true },
  layMarker: { type: 'layMarker', marker: 'clue-1', at: { x: 2540, y: 2540 } },
  takeMarker: { type: 'takeMarker', marker: 'clue-1' },
  placeOnBoard: { type: 'placeOnBoard', ...vex, at: null },
  setUpOnBoard: { type: 'setUpOnBoard', places: {} },
  overruleBoard: { type: 'overruleBoard', shooter: 'vex', target: 'voice', facts: { cover: true } },
  rollFree: {
    type: 'rollFree',
    id: 'free.1',
    roll: { kind: 'd6', among: [], far: 6 },
    faces: [4],
    typed: true,
    why: null,
  },
};

const saves = { type: 'answer', requestId: '1.2.3.shoot.0.saves', answer: { kind: 'pick', option: '1-0' } } as const;

const declared = (action: 'shoot' | 'fight'): BattleEvent => ({
  type: 'attackDeclared',
  action,
  operative: 'vex',
  target: 'voice',
  weapon: 'autogun',
  via: 'action',
});

/** A battle after this command, which brought these events about. */
const battleOf = (
  undoes: Command,
  events: readonly BattleEvent[],
  tasks: Undoable['state']['tasks'] = [],
): Undoable => ({
  undoes,
  state: { tasks },
  recent: [{ events }],
});

const ACTIONS = ACTION_IDS.flatMap((action) => (action === 'shoot' || action === 'fight' ? [] : [action]));

const all: readonly Command[] = [
  ...Object.values(commands),
  ...Object.values(corrections).map((correction) => ({ type: 'correct' as const, correction })),
  { type: 'correct', correction: { ...corrections.readiness, readiness: 'ready' } },
  { type: 'correct', correction: { ...corrections.guard, on: true } },
  ...Object.values(answers).map((answer) => ({ type: 'answer' as const, requestId: 'r', answer })),
  ...ACTIONS.map((action) => ({ ...act, action })),
];

const graphemes = (text: string): number => [...new Intl.Segmenter('fr').segment(text)].length;

describe('undoLabel', () => {
  it.each([
    ['en', en],
    ['fr', fr],
  ])('should name every command in at most 14 characters, %s', (_, words) => {
    const shorts = all.map((command) => undoLabel(words, command, look).short);
    expect(shorts.filter((short) => short === '' || graphemes(short) > 14)).toEqual([]);
  });

  it.each([
    ['en', en, 'Undo: '],
    ['fr', fr, 'Annuler\u00A0: '],
  ])('should say in full what it undoes, %s', (_, words, start) => {
    const full = all.map((command) => undoLabel(words, command, look).full);
    expect(
      full.filter((said) => !said.startsWith(start) || said.length <= start.length || /[!?'"]/u.test(said)),
    ).toEqual([]);
  });

  it('should not say the same in both languages', () => {
    const same = all.filter((command) => undoLabel(en, command, look).full === undoLabel(fr, command, look).full);
    expect(same).toEqual([]);
  });

  it('should name the action and whom it concerned', () => {
    expect(undoLabel(en, { ...act, action: 'reposition' }, look).short).toBe('Reposition');
    expect(undoLabel(fr, { ...act, action: 'reposition' }, look).short).toBe('Repositionner');
    expect(undoLabel(en, commands.shoot, look)).toEqual({ short: 'Shot', full: 'Undo: the shot at The Voice' });
    expect(undoLabel(en, commands.activate, look).full).toBe('Undo: Vex activated on Engage');
    expect(undoLabel(fr, { type: 'correct', correction: corrections.wounds }, look)).toEqual({
      short: 'PV',
      about: 'Vex',
      full: 'Annuler\u00A0: PV de Vex mis à 5',
    });
  });

  it.each([
    ['1.2.shoot.0.saves', { kind: 'pick', option: '1-0' }, 'Saves'],
    ['1.2.shoot.0.attack', { kind: 'faces', faces: [4] }, 'Attack dice'],
    ['1.2.shoot.0.fresh.attack.balanced.0', { kind: 'faces', faces: [4] }, 'Re-roll'],
    ['1.2.fight.die.0', { kind: 'pick', option: 'strikeCritical' }, 'Strike, block'],
    ['1.2.effects.weapon-jam.0.choose', { kind: 'pick', option: 'vex' }, 'Choice'],
    ['1.2.shoot.0.others', { kind: 'tick', operatives: [] }, 'Who'],
  ] as const)('should name the answer to %s by what it was about', (requestId, answer, short) => {
    expect(undoLabel(en, { type: 'answer', requestId, answer }, look).short).toBe(short);
  });

  it.each([
    [{ cover: true }, 'Cover'],
    [{ inRange: false }, 'Range'],
    [{}, 'Fact'],
  ])('should name the fact of a shot that was changed: %o', (facts, short) => {
    expect(undoLabel(en, { type: 'setFacts', facts }, look).short).toBe(short);
  });

  it('should name an objective and the end of an activation', () => {
    expect(undoLabel(en, commands.setTick, look)).toEqual({
      short: 'Ticked',
      about: 'Track t',
      full: 'Undo: Track t, ticked',
    });
    expect(undoLabel(en, commands.endActivation, look).short).toBe('Activation end');
  });

  it('should say who did it, from the log', () => {
    const performed = { type: 'actionPerformed', operative: 'vex', action: 'dash', ap: 1, via: 'action' } as const;
    const doing = doingOf(battleOf(act, [{ ...performed, targets: [], note: null }]));
    expect(undoLabel(en, act, look, doing)).toEqual({ short: 'Dash', about: 'Vex', full: 'Undo: Vex dashes' });
    expect(undoLabel(fr, act, look, doing)).toMatchObject({ about: 'Vex', full: 'Annuler\u00A0: Vex sprinte' });
    const over = doingOf(
      battleOf(commands.endActivation, [{ type: 'activationEnded', operative: 'pim', kind: 'activation' }]),
    );
    expect(undoLabel(en, commands.endActivation, look, over)).toEqual({
      short: 'Activation end',
      about: 'Pim',
      full: 'Undo: the end of the activation of Pim',
    });
  });

  it('should name a shot and a fight by who attacks whom, and their steps with it', () => {
    const shooting = doingOf(battleOf(commands.shoot, [declared('shoot')], [{ kind: 'shoot' }]));
    expect(undoLabel(en, commands.shoot, look, shooting)).toEqual({
      short: 'Shot',
      about: 'Vex',
      full: 'Undo: Vex’s shot at The Voice',
    });
    expect(undoLabel(en, saves, look, shooting).full).toBe('Undo: Saves, Vex’s shot at The Voice');
    expect(undoLabel(fr, { type: 'setFacts', facts: { cover: true } }, look, shooting)).toEqual({
      short: 'Couvert',
      about: 'Vex',
      full: 'Annuler\u00A0: Couvert, tir de Vex sur The Voice',
    });
  });

  it('should name the last step of an attack that is over by the attack', () => {
    const missed = doingOf(battleOf(saves, [declared('shoot')]));
    expect(undoLabel(en, saves, look, missed)).toEqual({
      short: 'Shot',
      about: 'Vex',
      full: 'Undo: the last step of Vex’s shot at The Voice',
    });
    const defence: Command = { ...saves, requestId: '1.2.3.fight.defender' };
    const fought = doingOf(battleOf(defence, [declared('fight')]));
    expect(undoLabel(en, defence, look, fought).short).toBe('Fight');
    expect(undoLabel(fr, defence, look, fought).full).toBe('Annuler\u00A0: la fin du combat de Vex contre The Voice');
  });

  it('should not name an attack for what is no part of it', () => {
    const roll: Command = { ...saves, requestId: '1.0.0.initiative' };
    expect(doingOf(battleOf(roll, [declared('shoot')])).attack).toBeNull();
    expect(undoLabel(en, roll, look, doingOf(battleOf(roll, [declared('shoot')]))).short).toBe('Initiative');
  });

  it('should elide "de" before a vowel in French', () => {
    const of = (name: string) => ({ ...look, name: () => name });
    expect(undoLabel(fr, commands.activate, of('Isaura')).full).toBe(
      'Annuler\u00A0: activation d’Isaura en Engagement',
    );
    expect(undoLabel(fr, commands.activate, of('Sabine')).full).toBe(
      'Annuler\u00A0: activation de Sabine en Engagement',
    );
  });

  it('should have a plain word for a command of a later version', () => {
    const later: Command = JSON.parse('{"type":"levitate"}');
    expect(undoLabel(en, later, look)).toEqual({ short: '', full: 'Undo' });
    const correction: Command = JSON.parse('{"type":"correct","correction":{"what":"weather"}}');
    expect(undoLabel(en, correction, look)).toEqual({ short: '', full: 'Undo' });
  });

  it.each([
    '{"type":"correct"}',
    '{"type":"correct","correction":{"what":"order","operative":"vex","order":"sideways"}}',
    '{"type":"answer","requestId":"r"}',
    '{"type":"answer","requestId":"r","answer":{"kind":"dance"}}',
    '{"type":"addOperative"}',
    '{"type":"activate","operative":"vex","order":"sideways"}',
    '{"type":"act","action":"levitate"}',
    '{"type":"constructor"}',
    '{"type":"__proto__"}',
  ])('should have a plain word for what a file brought: %s', (text) => {
    const command: Command = JSON.parse(text);
    expect(undoLabel(en, command, look)).toEqual({ short: '', full: 'Undo' });
  });
});
