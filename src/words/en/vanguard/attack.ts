import type { AttackKind } from '../../../engine/family/vanguard/model/attackTask.ts';
import { inches, signed, target } from '../../format.ts';

const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`);
const hits = (count: number): string => (count === 1 ? '1 hit' : `${count} hits`);
const wounds = (count: number): string => (count === 1 ? '1 wound' : `${count} wounds`);

/** An attack: its line of arithmetic, its rolls, what may be chosen in it. */
export const attack = {
  titles: {
    attack: 'Attack',
    charge: 'Charge',
    disengage: 'Free attack',
    retaliation: 'Retaliation',
    followUp: 'Blast',
    fall: 'Fall',
    hurt: 'Hurt',
  } satisfies Record<AttackKind, string>,
  note: (round: number) => `Round ${round}`,
  back: 'Take the attack back',
  leave: 'Leave it open, to home',
  target: (number: number, of: number) => `target ${number} of ${of}`,
  woundsOf: (now: number, max: number) => `${now} of ${max}`,
  armour: (face: number) => `Armour ${target(face)}`,
  nobody: 'The fall',
  aimed: 'aimed',
  focused: 'focused',
  floored: 'floored',
  line: { dice: 'Dice', hit: 'Hit', hits: 'Hits', saved: 'Saved', wounds: 'Wounds', mortal: 'Mortal' },
  unknown: '?',
  sentence: (parts: readonly string[]) => parts.join(', '),
  said: {
    dice,
    hit: (face: number) => `hit on ${target(face)}`,
    hits,
    saved: (count: number) => `${count} saved`,
    wounds,
    waiting: (what: string) => `${what} not known yet`,
  },
  hitRoll: 'Hit roll',
  armourRoll: 'Armour',
  profileNote: (count: number, face: number) => `${dice(count)}, ${target(face)}`,
  armourNote: (count: number, face: number) => `${dice(count)}, ${target(face)}`,
  words: {
    hit: 'Hit',
    miss: 'Miss',
    save: 'Save',
    fail: 'Fail',
    again: 'Again',
    wanted: 'Roll',
  },
  /** What a screen reader hears of a chain: a six, and the dice it brought. */
  die: (word: string, face: number | null) => (face === null ? 'a die to be rolled' : `${word}, ${face}`),
  again: (face: number | null) => (face === null ? 'again, to be rolled' : `again ${face}`),
  was: (label: string, face: number) => `${label}, re-rolled from ${face}`,
  recovery: (who: string) => `Recovery: 1 die for ${who}`,
  recoveryHow: (needs: number, below: number) =>
    below === 0
      ? `${target(needs)}. A 6 brings no second die`
      : `${target(needs)}, and ${below} harder: it went ${below} below zero. A 6 brings no second die`,
  out: 'out of the battle',
  lives: 'lives, floored',
  recovers: (chance: string) => `It recovers in ${chance}.`,
  onTable: 'What counts',
  /** How sight is judged (V-50). */
  bodies:
    'Sight goes from any part of one body to any part of the other, all round. Weapons, aerials and bases do not count.',
  tapChanges: 'a tap changes the rolls above',
  facts: {
    sight: 'In sight',
    inRange: 'In range',
    obscured: 'Obscured',
    far: `Over ${inches(12)}`,
    cover: 'In cover',
    nearFirst: `Within ${inches(2)} of the first`,
    outnumbered: 'Outnumbered',
  } as Readonly<Record<string, string>>,
  changes: {
    hit: (value: number) => `hit ${signed(value)}`,
    ap: (value: number) => `AP ${signed(value)}`,
    dice: (value: number) => `${signed(value)} ${value === 1 ? 'die' : 'dice'}`,
    armour: (value: number) => `armour ${signed(value)}`,
  } as Readonly<Record<string, (value: number) => string>>,
  fact: (name: string, change: string) => `${name}, ${change}`,
  sources: {
    card: 'On the card',
    obscured: 'Partly hidden',
    longRange: `More than ${inches(12)} away`,
    aim: 'Aimed',
    focus: 'Focused',
    charge: 'After the charge',
    outnumbering: 'A friend engages it alone',
    cover: 'In cover',
    targetDown: 'The target is floored',
    disengage: 'It was leaving',
    ability: 'An ability',
    ap: 'Armour piercing',
    invulnerable: 'Invulnerable, never modified',
    byHand: 'Set by hand',
  } as Readonly<Record<string, string>>,
  why: {
    natural: 'A natural 6 hits and brings one more die. A natural 1 misses',
    naturalSave: 'A natural 6 saves whatever the AP, and brings one more die. A natural 1 fails',
    hits: (count: number) => `${dice(count)} of the roll hit`,
    saved: (count: number) => `${dice(count)} of the armour roll save`,
    each: (unsaved: number, d: number) => `${hits(unsaved)} not saved, ${wounds(d)} each`,
    mortal: (count: number) => (count === 1 ? '1 mortal wound, no armour' : `${count} mortal wounds, no armour`),
    now: 'as it is now',
    notYet: 'Not rolled yet',
  },
  overrideTitle: 'Wounds by hand',
  overrideHint: 'Everything was done by hand',
};
