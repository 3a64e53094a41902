import type { Question, RollPurpose } from '../../engine/log/request.ts';
import type { NumberQuestion, TickQuestion } from '../names.ts';
import { inches, signed } from '../format.ts';

const diceWord = (count: number): string => (count === 1 ? '1 die' : `${count} dice`);
const rollFor = (count: number, who: string): string => `Roll ${diceWord(count)} for ${who}`;

/** The tray: what to roll, what faces mean, what is asked. */
export const dice = {
  tray: 'Dice',
  /** One side’s die of a roll-off. */
  rollOff: (who: string) => `${who}: roll a D6 for initiative`,
  prompts: {
    initiative: () => 'Roll a D6 for initiative',
    table: () => 'Roll for what happens',
    attack: rollFor,
    defence: rollFor,
    fightAttack: rollFor,
    fightDefence: rollFor,
    reroll: (count: number, who: string) => `Roll ${diceWord(count)} again for ${who}`,
    hot: (_count: number, who: string) => `Hot: roll a D6 for ${who}`,
    lastBreath: (_count: number, who: string) => `Last breath: roll a D6 for ${who}`,
    fallingTest: (_count: number, who: string) => `At an edge: roll a D6 for ${who}`,
    reanimate: (_count: number, who: string) => `Roll a D6 to raise ${who}`,
    reanimateWounds: (_count: number, who: string) => `Roll a D6 for the wounds of ${who}`,
    effect: (count: number) => `Roll ${diceWord(count)} for the effect`,
    effectTest: (_count: number, who: string) => `Roll a D6 for ${who}`,
    psychic: (_count: number, who: string) => `Psychic test: roll a D6 for ${who}`,
    perils: (_count: number, who: string) => `Perils: roll a die for ${who}`,
    morale: () => 'Morale: roll a D6 for the enemy',
  } satisfies Record<RollPurpose, (count: number, who: string) => string>,
  dieCount: (count: number, sides: number): string => (count === 1 ? `a D${sides}` : `${count} D${sides}`),
  onceMore: (question: string) => `It concerned nobody, so once more. ${question}`,
  tableRoll: (table: string, die: string) => `${table}: roll ${die}`,
  effectRoll: (source: string, die: string, what: string) => `${source}: roll ${die} for ${what}`,
  effectDamage: (who: string) => `the damage to ${who}`,
  effectHeal: (who: string) => `the wounds ${who} regains`,
  reinforcementDv: (die: string, plus: number) =>
    `Reinforcements: roll ${die}${plus === 0 ? '' : ` (${signed(plus)})`} for their DV`,
  reinforcementWho: (die: string, left: number) => `Reinforcements: roll ${die} for who comes, ${left} DV left`,
  rolledFace: (face: number) => `Rolled ${face}`,
  rolledSo: (face: number, what: string) => `Rolled ${face}: ${what}`,
  nobodyComes: 'nobody on this row can come',
  byTheApp: (count: number): string => (count === 1 ? 'The app rolls it' : 'The app rolls them'),
  tapFaces: (count: number): string => (count === 1 ? 'Tap the face that shows' : 'Tap the faces that show'),
  dieName: (sides: number) => `D${sides}`,
  face: (face: number) => `Face ${face}`,
  meanings: {
    fail: 'fail',
    hit: 'hit',
    crit: 'crit',
    save: 'save',
    critSave: 'crit save',
    enemyInitiative: 'enemy first',
    retinueInitiative: 'retinue first',
    falls: 'it falls',
    stays: 'it stays up',
    rises: 'back up',
    remainsDown: 'stays down',
    burns: 'burns itself',
    safe: 'safe',
    effect: 'it happens',
    noEffect: 'nothing',
    perils: 'perils',
    runs: 'they run',
    stands: 'they stand',
  },
  wouldDamage: (meaning: string, damage: number) => `${meaning} · ${damage} damage`,
  words: {
    crit: 'Crit',
    hit: 'Hit',
    miss: 'Miss',
    save: 'Save',
    critSave: 'Crit save',
    coverSave: 'Cover save',
    accurate: 'Accurate',
    wanted: 'Roll',
    stopped: 'Stopped',
    removed: 'Removed',
    kept: 'Kept',
    spent: 'Spent',
  },
  withDamage: (word: string, damage: number) => `${word} ${damage}`,
  label: (word: string, face: number | null) => (face === null ? word : `${word}, ${face}`),
  removeDie: (face: number, word: string) => `Remove ${face}${word === '' ? '' : `, ${word.toLowerCase()}`}`,
  undoDie: 'last die',
  undoDieFull: (face: number) => `Undo: the last die, ${face}`,
  undoCounts: 'counts',
  undoCountsFull: 'Undo: the counts',
  labelRerolled: (label: string, was: number) => `${label}, re-rolled from ${was}`,
  wantedLabel: 'a die to be rolled',
  retype: 'Tap a die to type it again',
  orByCount: 'Or by count',
  counts: { crits: 'Crits', hits: 'Hits', saves: 'Saves', normals: 'Normals' },
  countNoHits: 'Use counts: no crits, no hits',
  countNoSaves: 'Use counts: no crits, no saves',
  useCounts: 'Use these counts',
  countsOff: 'A rule reads the faces: type them',
  rollForMe: 'Roll it for me',
  rollForMeDetail: (count: number): string => (count === 1 ? 'digital, this die only' : 'digital, these dice only'),
  roll: (count: number) => `Roll ${diceWord(count)}`,
  rollDetail: 'digital',
  sameAgain: 'Same dice again',
  sameAgainDetail: (faces: string) => `as before the undo: ${faces}`,
  waiting: 'Dice above',
  waitingDetail: (left: number) => (left === 1 ? '1 face to tap' : `${left} faces to tap`),
  answerAbove: 'Answer above',
  random: 'By lot',
  randomDetail: 'the app draws one',
  reroll: {
    one: (rule: string) => `${rule}: roll one die again`,
    face: (rule: string) => `${rule}: roll all dice of one face again`,
    any: (rule: string) => `${rule}: roll any dice again`,
    again: (faces: readonly number[]) => `Re-roll the ${faces.join(', ')}`,
    keepAdvice: 'No die is worth it',
    roll: (count: number) => `Roll ${diceWord(count)} again`,
    keep: 'Keep them all',
    command: 'Re-roll, 1 CP',
    commandTap: 'Command Re-roll, 1 CP: tap a die',
    commandChoose: 'Which die',
    commandNone: 'no CP left',
    commandWaste: 'no die is worth it',
  },
};

/** What the engine asks of the table. */
export const questions = {
  invalidTarget: (who: string) => `This is no valid target. What does ${who} do?`,
  accurate: () => 'How many dice stay unrolled?',
  coverSave: (who: string) => `What does ${who} keep for cover?`,
  saves: () => 'What the saves stop',
  shrug: (who: string) => `What does ${who} shrug off?`,
  fightDie: (who: string) => `${who} resolves one die`,
  keepDice: (who: string) => `What does ${who} keep?`,
  defenderWeapon: (who: string) => `What does ${who} fight back with?`,
  guardInterrupt: () => 'On guard: interrupt now?',
  chooseOperative: () => 'Which operative?',
  randomOperative: () => 'One of these, by lot',
  chooseEnemyArms: () => 'Who arrives, and with what?',
  handTable: () => 'Draw a card. Which one is it?',
  initiative: (who: string) => `${who} won the roll-off. Who has initiative?`,
} satisfies Record<Question, (who: string) => string>;

/** Operatives to tick. */
export const ticks = {
  blast: (length: number, who: string) => `Who else is within ${inches(length)} of ${who}, and visible to it?`,
  torrent: (length: number, who: string) => `Which other valid targets within ${inches(length)} of ${who}?`,
  devastating: (length: number, who: string) => `Who else is within ${inches(length)} of ${who}, and visible to it?`,
  inside: (length: number) => (length === 0 ? 'Who is inside the area?' : `Who is within ${inches(length)}?`),
  dashed: () => 'Who makes the free move?',
} satisfies Record<TickQuestion, (length: number, who: string) => string>;

/** Answers of a ticking question, on the bar. */
export const tickAnswers = {
  nobody: 'Nobody',
  these: (count: number) => (count === 1 ? 'This one' : `These ${count}`),
  hint: 'Tap all that are concerned',
};

/** Distances that are asked. */
export const numbers = {
  fallHeight: (who: string) => `How far does ${who} fall?`,
} satisfies Record<NumberQuestion, (who: string) => string>;
