import { averageSaid, chanceSaid } from '../chance.ts';
import { inches, target } from '../format.ts';

const wounds = (mean: number): string => {
  const said = averageSaid(mean, 'en');
  return `${said} ${said === '1' ? 'wound' : 'wounds'}`;
};

/** The page of odds, where they are of Vanguard. */
export const oddsVanguard = {
  removed: 'out of the battle',
  risk: 'to be out yourself',
  floored: (chance: number) => `floored in ${chanceSaid(chance, 'en')}`,
  hurt: (chance: number) => `hurt in ${chanceSaid(chance, 'en')}`,
  ownWounds: (mean: number) => `own wounds on average: ${averageSaid(mean, 'en')}`,
  sentence: (removed: number, mean: number) =>
    `Chance that it is out of the battle: ${chanceSaid(removed, 'en')}. Wounds on average: ${averageSaid(mean, 'en')}.`,
  riskSentence: (chance: number, mean: number) =>
    `Chance to be out yourself: ${chanceSaid(chance, 'en')}. Own wounds on average: ${averageSaid(mean, 'en')}.`,
  chartHint: { rolls: 'Filled: a recovery die decides.', lies: 'Filled: it is out of the battle.' },
  fallen: { rolls: 'recovery', lies: 'out' },
  attack: 'The attack',
  mine: 'My blows',
  numbers: { ap: 'AP', armour: 'Armour', mortal: 'Mortal wounds' },
  flags: {
    cover: 'In cover',
    down: 'Floored',
    obscured: 'Obscured',
    far: `Over ${inches(12)}`,
    aimed: 'Aimed',
    outnumbered: 'Outnumbered',
    leaving: 'It was leaving',
  },
  bonuses: { focus: 'Focus', charge: 'After a charge' },
  bonusAs: { none: 'no', hit: '+1 to hit', ap: '+1 AP' },
  invulnerable: 'Invulnerable value',
  answer: 'It strikes back',
  answers: 'It retaliates',
  answerHint: 'Whoever still stands after the blows strikes back, and is tired then.',
  noAnswer: 'Nobody retaliates to the free attack at whoever leaves.',
  back: 'Its blows',
  self: 'My own armour',
  more: 'edition, re-roll, mortal wounds',
  reroll: '1 CP for a failed die',
  rerollAs: { none: 'no', hit: 'a hit die', armour: 'an armour die' },
  use: 'What it rolls for',
  useAs: { best: 'the better', always: 'invulnerable', never: 'armour' },
  why: {
    hits: (dice: number, needs: number, hits: number) =>
      `${dice === 1 ? '1 die' : `${dice} dice`} on ${target(needs)} hit ${averageSaid(hits, 'en')} times on average, with the dice that sixes bring.`,
    saves: (needs: number, unsaved: number) =>
      `Each hit is saved on ${target(needs)}: ${averageSaid(unsaved, 'en')} are not, on average.`,
    wounds: (mean: number) => `That is ${wounds(mean)}, counted up to those it has.`,
    recovery: (zero: number, floored: number) =>
      `It is at 0 or below in ${chanceSaid(zero, 'en')}; a recovery die of 4+, harder by each wound below 0, leaves it floored in ${chanceSaid(floored, 'en')}.`,
    lies: 'It lies already: at 0 or below there is no recovery die.',
    so: (chance: string) => `So it is out of the battle: ${chance}.`,
    hint: 'Each is worked out again otherwise. They do not add up: one thing feeds another.',
    otherwise: (removed: number, mean: number) => `${chanceSaid(removed, 'en')}, ${wounds(mean)}`,
    without: 'Without',
    with: 'With it',
  },
  worths: {
    aimed: 'Aim',
    obscured: 'Obscured',
    far: `Over ${inches(12)}`,
    cover: 'Cover',
    down: 'Floored',
    outnumbered: 'One die for a friend',
    leaving: 'It was leaving',
    focusHit: 'Focus to hit',
    focusAp: 'Focus as AP',
    chargeHit: 'The charge to hit',
    chargeAp: 'The charge as AP',
    rerollHit: '1 CP for a hit die',
    rerollArmour: '1 CP for its armour die',
    invulnerable: 'Its invulnerable value',
    mortal: 'Mortal wounds',
  },
  /** How else a bonus could be taken that is taken. */
  instead: { focusHit: 'As AP', focusAp: 'To hit', chargeHit: 'As AP', chargeAp: 'To hit' },
};
