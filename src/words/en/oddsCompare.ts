import { signedAverage } from '../averageChange.ts';
import { averageSaid, chanceShort } from '../chance.ts';
import { damagePair, target } from '../format.ts';

const wounds = (count: number): string => (count === 1 ? '1 wound' : `${count} wounds`);

/** The page of odds, where they are compared. */
export const oddsCompare = {
  title: 'Compare odds',
  compare: 'Compare',
  keep: 'Keep beside',
  kept: (count: number) => `${count} kept beside`,
  keptFull: (most: number) => `${most} are kept already. Remove one under Compare.`,
  view: 'What is compared',
  views: { saves: 'Saves', targets: 'Targets', beside: 'Beside' },
  viewNames: { saves: 'Saves and wounds', targets: 'Weapons and targets', beside: 'Situations side by side' },
  figure: 'What is shown',
  figures: { kill: 'Kill', mean: 'Wounds', risk: 'Own risk' },
  figureNames: {
    kill: 'Chance to take it down',
    mean: 'Wounds on average',
    risk: { shoot: 'Chance to be hurt by Hot', fight: 'Chance to fall yourself' },
  },
  chance: (chance: number) => chanceShort(chance),
  average: (mean: number) => averageSaid(mean, 'en'),
  wait: 'being worked out',
  refused: { tooMany: 'too many courses', wrong: 'cannot be', failed: 'failed' },
  best: 'best',
  bestHint: { max: 'Framed: the best of its column.', min: 'Framed: the least risk of its column.' },
  opensHint: 'A cell opens its situation.',
  savesTitle: {
    shoot: 'The weapon by save and wounds of the target',
    fight: 'The fight by Hit and wounds of the other side',
  },
  corner: { shoot: 'Wounds, save', fight: 'Wounds, Hit' },
  onDie: (face: number) => target(face),
  woundsRow: (from: number, to: number) => (from === to ? `${from}` : `${from} to ${to}`),
  targetsTitle: { shoot: 'Weapons against targets', fight: 'Fighters against each other' },
  lists: { weapons: 'Weapons', targets: 'Targets', fighters: 'Fighters', foes: 'The other side' },
  listCount: (name: string, count: number) => `${name}: ${count}`,
  sortBy: (name: string) => `Sort by: ${name}`,
  own: 'Own numbers',
  targetNote: (count: number, save: number) => `${wounds(count)}, ${target(save)}`,
  targetShort: (count: number, save: number) => `${count} W, ${target(save)}`,
  named: (what: string, said: string) => `${what}: ${said}`,
  weaponNote: (side: {
    readonly dice: number;
    readonly hit: number;
    readonly normal: number;
    readonly critical: number;
  }) => `${side.dice} dice, ${target(side.hit)}, ${damagePair(side)}`,
  missing: (count: number) =>
    count === 1
      ? 'One of the link is in none of the packs here.'
      : `${count} of the link are in none of the packs here.`,
  reading: 'Reading the packs',
  unread: 'The packs could not be read. Own numbers work all the same.',
  empty: {
    title: 'Nothing to compare yet',
    text: 'Pick weapons and targets below, or take everything there is.',
    shoot: 'Our guns, their enemies',
    fight: 'Our blades, their fighters',
  },
  groups: { members: 'The campaign', retinue: 'Retinue', enemies: 'Other enemies', own: 'Your packs' },
  groupCount: (picked: number, all: number) => `${picked} of ${all}`,
  all: (name: string) => `All: ${name}`,
  none: (name: string) => `None: ${name}`,
  full: (most: number) => `${most} is the most there can be.`,
  done: 'Done',
  clear: 'Clear',
  addOwn: 'Add own numbers',
  addOwnTitle: { weapons: 'Own weapon', targets: 'Own target', fighters: 'Own fighter', foes: 'Own other side' },
  add: 'Add',
  name: 'Name',
  remove: (name: string) => `Remove: ${name}`,
  ask: 'Change what is asked',
  besideTitle: 'Side by side',
  besideEmpty: {
    title: 'Nothing beside it yet',
    text: 'On the page of odds, Keep beside puts what is asked here. Change it, keep it again, and compare.',
  },
  keepThis: 'Keep what was asked',
  situation: (at: number) => `Situation ${at}`,
  situationColumn: 'Situation',
  shootSaid: (weapon: string, shots: number, targetSaid: string) =>
    `${shots > 1 ? `${shots} × ` : ''}${weapon} → ${targetSaid}`,
  fightSaid: (weapon: string, foe: string, foeWounds: number) => `${weapon} → ${foe}, ${wounds(foeWounds)}`,
  difference: 'against the first:',
  change: (mean: number) => signedAverage(mean, 'en'),
  chartLabel: 'Chart: the chance of at least so many wounds, one line for each situation, as in the table below',
  atLeast: 'At least so many wounds',
  wounds: 'Wounds',
  openIt: 'Open',
  removeIt: 'Remove',
  first: 'Make it the first',
  copy: 'Copy link',
  copied: 'Link copied.',
  copyByHand: 'Copy the link from the field.',
  link: 'Link',
  wrongLink: 'Part of the link could not be read. What could is below.',
};
