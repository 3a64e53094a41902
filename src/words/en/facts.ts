import type { Ability } from '../../engine/family/killteam/model/operative.ts';
import type { ShotFactName } from '../names.ts';
import { inches, signed } from '../format.ts';

/** Facts of a shot as chips, and their meaning. */
export const facts = {
  title: 'What counts',
  chips: {
    visible: 'Visible',
    inRange: 'In range',
    cover: 'In cover',
    coverIsLight: 'Light cover only',
    obscured: 'Obscured',
    oneFeature: 'One feature',
    height: 'Height',
    fromVantage: 'From Vantage',
    within3: `Within ${inches(3)}`,
    near: 'Near',
    holding: 'Holds its ground',
    overhead: 'Terrain overhead',
    pastAccurate: 'Too far for Accurate',
  } satisfies Record<ShotFactName, string>,
  meanings: {
    visible: 'The shooter can see some part of the target.',
    inRange: 'The target is no farther than the weapon reaches.',
    cover: `Terrain in between, within ${inches(1)} of the target.`,
    coverIsLight: 'Only Light terrain gives this cover.',
    obscured: `Heavy terrain in between, farther than ${inches(1)} from both.`,
    oneFeature: 'Cover and obscured need two different features. If it is one, the defender takes one of them.',
    height: 'How much higher the shooter stands than the target.',
    fromVantage: 'The shooter stands on Vantage terrain.',
    within3: `The target is no farther than ${inches(3)}: an ability of the shooter asks.`,
    near: 'The target is no farther than that: something against it asks.',
    holding: 'The target stands in its drop zone or contests an objective: an ability of it asks.',
    overhead: 'Some part of the target’s base is hidden from above by terrain: Barrage looks at this alone.',
    pastAccurate: 'The target is so far away that Accurate does nothing now: the environment says so.',
  } satisfies Record<ShotFactName, string>,
  /** Beside the head: the words in it open what they mean. */
  counts: 'what is in cover, obscured',
  /** The facts are those of an earlier shot of this pair. */
  asLastTime: 'as last time',
  within: (length: number) => `Within ${inches(length)}`,
  beyond: (length: number) => `Beyond ${inches(length)}: no Accurate`,
  obscuredBy: (smoke: string) => `Obscured, by ${smoke} too`,
  higher: (length: number) => (length === 0 ? 'Same height' : `${signed(length)}${inches(0).slice(1)} height`),
  oneFeatureAsk: 'Cover and obscured come from',
  oneFeature: { no: 'two features', cover: 'one, cover counts', obscured: 'one, obscured counts' },
  assists: 'Friends assisting',
  assistsOf: (who: string) => `Friends assisting ${who}`,
  noAssists: (by: string) => `Nobody can assist: ${by}`,
  noCoverSave: (by: string) => `No save for cover: ${by}`,
  notObscured: (by: string) => `Not obscured for this shooter: ${by}`,
  assistsMeaning: `Friends within ${inches(1)} of that enemy and of no other: Hit is 1 better each.`,
};

/** What a card's own rules say. */
export const abilities = {
  groupActivation: {
    name: 'Group activation',
    meaning: 'After it, a second operative of the group may activate at once.',
  },
  ignoresApl: { name: 'Steady', meaning: 'Nothing changes its APL.' },
  fly: {
    name: 'Fly',
    meaning: 'Moves in a straight line through the air. A flying Charge is no longer than its Move.',
  },
  medic: { name: 'Medic', meaning: 'Trained to raise the fallen.' },
  saveIgnoresPiercing: { name: 'Ward', meaning: 'Piercing takes no dice from its defence.' },
  twoAttacks: { name: 'Two attacks', meaning: 'May shoot twice or fight twice in an activation.' },
  cannotInteract: { name: 'No hands', meaning: 'Cannot interact.' },
  cannotPickUp: { name: 'Carries nothing', meaning: 'Cannot pick up markers or operatives.' },
  holdsNothing: { name: 'Holds nothing', meaning: 'May investigate markers. Never holds an objective.' },
  parriesTwo: {
    name: 'Shield',
    meaning: 'Each die that parries takes two: a normal one normal hits, a critical one any.',
  },
  neverActs: { name: 'Marker', meaning: 'Never acts and counts for nobody, but can be attacked.' },
  noReload: { name: 'No reload', meaning: 'Cannot reload.' },
} satisfies Record<Ability, { name: string; meaning: string }>;
