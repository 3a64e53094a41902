import type {
  NumberRequestOf,
  PickOptionOf,
  PickRequestOf,
  RequestOf,
  RollRequestOf,
  TickRequestOf,
  LookRequestOf,
} from '../../../log/request.ts';

export const ROLL_PURPOSES = [
  'initiative',
  'table',
  'attack',
  'defence',
  'fightAttack',
  'fightDefence',
  'reroll',
  'hot',
  'fallingTest',
  'lastBreath',
  'hardened',
  'reanimate',
  'reanimateWounds',
  'effect',
  'effectTest',
  'psychic',
  'perils',
  'morale',
] as const;
export type RollPurpose = (typeof ROLL_PURPOSES)[number];

export const QUESTIONS = [
  'invalidTarget',
  'accurate',
  'mayRule',
  'coverSave',
  'saves',
  'shrug',
  'fightDie',
  'keepDice',
  'defenderWeapon',
  'guardInterrupt',
  'chooseOperative',
  'nearestOperative',
  'chooseGun',
  'chooseEnvironment',
  'foresee',
  'chooseRow',
  'randomOperative',
  'chooseEnemyArms',
  'handTable',
  'initiative',
  'lootItem',
  'lootCarrier',
  'onEvent',
  'onDown',
  'onJam',
  'onHarm',
  'onLeaving',
  'onTarget',
  'onMiss',
  'onNear',
  'nearOfThese',
  'onRolled',
  'saveBy',
  'sayPloy',
  'sayReveal',
  'ployTargeted',
  'ployAttacked',
  'ployGoesDown',
  'ployShot',
  'ployCharged',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** What an option is; `words` holds a sentence for each. */
export const OPTION_CODES = [
  'chooseAnother',
  'shootAnyway',
  /** {count} dice kept unrolled by Accurate, {rolled} rolled. */
  'keepAccurate',
  /** {rule}; {criticals} crits and {normals} normals retained. */
  'useRule',
  'leaveRule',
  'coverNormal',
  'coverCritical',
  'coverTwo',
  'coverNone',
  /** {criticals} crits and {normals} normals stopped; {saves} dice used; {left} damage; wounds {from} to {to}. */
  'stop',
  /** {less} damage, by what it has: {id}, {name}. */
  'shrugCritical',
  'shrugNormal',
  'shrugNone',
  /** {save} or {invulnerable}: lowest face that saves, with {dice} dice. */
  'saveByArmour',
  'saveByInvulnerable',
  /** {damage}; opponent's wounds {from} to {to}. */
  'strikeCritical',
  'strikeNormal',
  'blockCriticalWithCritical',
  'blockNormalWithCritical',
  'blockNormalWithNormal',
  'blockNothingWithNormal',
  'blockNothingWithCritical',
  'blockTwoNormalsWithNormal',
  'blockTwoNormalsWithCritical',
  'blockBothWithCritical',
  'blockTwoCriticalsWithCritical',
  'keep',
  /** {weapon} id, {name}. */
  'weapon',
  /** {operative} id. */
  'interruptWith',
  'letItPass',
  'operative',
  /** {operative} id; {inches} away, {most} at most. */
  'operativeFar',
  'arms',
  /** {face}, {name} of a table row. */
  'row',
  /** {item} id of equipment, {name}. */
  'thing',
  /** {side} id, {name}. */
  'side',
  /** {operative} who uses {trait} id, its {name}, for {cp}; with {weapon} id. */
  'useTrait',
  'useTraitWith',
  /** {name} of a ploy or of what is revealed, for {cp}; {id}. */
  'sayPloy',
  'sayReveal',
  'passStep',
  'foreseeEvent',
  'foreseeCp',
] as const;
export type OptionCode = (typeof OPTION_CODES)[number];

/** Blast, Torrent, distance Devastating, who is inside an area. */
type TickQuestion =
  | 'blast'
  | 'torrent'
  | 'fusillade'
  | 'splash'
  | 'reap'
  | 'devastating'
  | 'inside'
  | 'crossed'
  | 'stopped'
  | 'inTheOpen'
  | 'clearOfHeavy'
  | 'alone'
  | 'dashed'
  | 'nearMarker'
  | 'sentries'
  | 'trap';

/** What games of this family ask, by its codes. */
export interface KillTeamVocabulary {
  readonly purpose: RollPurpose;
  readonly question: Question;
  readonly option: OptionCode;
  readonly tick: TickQuestion;
  readonly number: 'fallHeight' | 'bystandersLeft' | 'diceShare';
  readonly place: 'here' | 'reposition' | 'dash' | 'fallBack';
}

export type RollRequest = RollRequestOf<KillTeamVocabulary>;
export type PickOption = PickOptionOf<KillTeamVocabulary>;
export type PickRequest = PickRequestOf<KillTeamVocabulary>;
export type TickRequest = TickRequestOf<KillTeamVocabulary>;
export type NumberRequest = NumberRequestOf<KillTeamVocabulary>;
export type LookRequest = LookRequestOf<KillTeamVocabulary>;

/** What a game of the family needs before it can go on; recomputed from state, never stored. */
export type Request = RequestOf<KillTeamVocabulary>;
