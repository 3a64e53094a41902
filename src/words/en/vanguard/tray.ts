import type {
  NumberQuestion,
  OptionCode,
  Question,
  TickQuestion,
} from '../../../engine/family/vanguard/model/request.ts';
import { inches, signed, target } from '../../format.ts';
import { count as figure, type Params, text } from '../../speech.ts';

const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`);

/** What is asked: dice to roll, answers to choose. */
export const tray = {
  roll: {
    rollOff: (who: string) => `${who}: roll a D6 for who begins`,
    rollOffSetUp: (who: string) => `${who}: roll a D6 for who sets up first`,
    hit: (count: number, who: string) => `Roll ${dice(count)} for ${who}`,
    hitMore: (count: number, who: string) =>
      `${count === 1 ? 'A 6 brings 1 die' : `Sixes bring ${dice(count)}`} for ${who}`,
    armour: (count: number, who: string) => `Armour: ${dice(count)} for ${who}`,
    armourMore: (count: number, who: string) =>
      `${count === 1 ? 'A 6 brings 1 armour die' : `Sixes bring ${count} armour dice`} for ${who}`,
    reroll: (who: string) => `Roll the die again for ${who}`,
    endDie: (who: string) => `${who}: roll the end die`,
  },
  mean: {
    miss: 'miss',
    hit: 'hit',
    hitMore: 'hit +1 die',
    fail: 'fail',
    save: 'save',
    saveMore: 'save +1 die',
    over: 'it is over',
    oneMore: 'one more round',
  },
  tap: (count: number): string => (count === 1 ? 'Tap the face that shows' : 'Tap the faces that show'),
  byApp: (count: number): string => (count === 1 ? 'The app rolls it' : 'The app rolls them'),
  type: 'Type the dice',
  face: (face: number) => `Face ${face}`,
  typedDie: (face: number) => `Typed ${face}: tap to type it again`,
  wanted: 'a die to be rolled',
  rollForMe: 'Roll it for me',
  rollForMeDetail: (count: number): string => (count === 1 ? 'digital, this die only' : 'digital, these dice only'),
  rollNow: (count: number) => `Roll ${dice(count)}`,
  rollDetail: 'digital',
  undoDie: 'last die',
  undoDieFull: (face: number) => `Undo: the last die, ${face}`,
  /** How a roll-off stands. */
  rollOff: {
    rolled: (who: string, face: number) => `${who} rolled ${face}`,
    tie: (face: number) => `Both rolled ${face}, a tie: both roll again`,
  },
  answers: (who: string) => `For ${who} to answer`,
  pickAbove: 'Answer above',
  nobody: 'Nobody',
  these: (count: number) => (count === 1 ? 'This one' : `These ${count}`),
  close: (names: string) => `Close call: ${names}. Half a millimetre decides: look once.`,
  ticks: {
    within: (who: string, length: string) => `Who is within ${length} of ${who}? Friend or foe`,
    engages: (who: string) => `Whom does ${who} engage where it lies?`,
  } satisfies Record<TickQuestion, (who: string, length: string) => string>,
  numbers: {
    wounds: (who: string) => `Wounds of ${who}, as you have it`,
  } satisfies Record<NumberQuestion, (who: string) => string>,
  woundsLabel: 'Wounds',
  within: (length: number) => inches(length),
  questions: {
    tableSide: (who: string) => `Which side does ${who} take?`,
    armourBy: (who: string) => `What does ${who} save with?`,
    focusAs: (who: string) => `What does the Focus of ${who} give?`,
    chargeAs: (who: string) => `What does the charge of ${who} give?`,
    sayAbility: (who: string) => `${who}: say an ability?`,
    rerollDie: () => 'Roll one die again for 1 CP?',
    retaliate: (who: string) => `Does ${who} hit back? It is tired afterwards`,
    disengage: (who: string) => `${who} was left: a free attack, to hit ${signed(1)} and AP ${signed(1)}?`,
    returns: () => 'Who comes back?',
    whom: (who: string) => `Whom does ${who} mean?`,
  } satisfies Record<Question, (who: string) => string>,
  options: {
    edge: (params) => `Own edge: ${text(params, 'edge')}`,
    byArmour: (params) => `Armour ${target(figure(params, 'needs'))}`,
    byInvulnerable: (params) => `Invulnerable ${target(figure(params, 'needs'))}`,
    asHit: () => `To hit ${signed(1)}`,
    asAp: () => `AP ${signed(1)}`,
    ability: (params) => text(params, 'name'),
    noAbility: () => 'Without an ability',
    die: (params) => `Re-roll the ${figure(params, 'face')}`,
    keepDice: () => 'Leave them as they are',
    with: (params) => `With ${text(params, 'name')}`,
    doNot: () => 'Let it be',
    model: (params) => text(params, 'model'),
    nobody: () => 'Nobody',
  } satisfies Record<OptionCode, (params: Params) => string> as Readonly<
    Record<OptionCode, (params: Params) => string>
  >,
  notes: {
    byArmour: 'AP counts',
    byInvulnerable: 'AP does not count',
    retaliate: 'tired afterwards',
    retaliateNot: 'stays as fresh as it is',
    keepDice: 'go on',
    cp: (value: number) => `${value} CP`,
  },
};
