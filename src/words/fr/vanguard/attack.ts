import type { Words } from '../../words.ts';
import { inches, signed, target } from '../format.ts';
import { plural } from '../plural.ts';

const dice = (count: number): string => plural(count, 'dé', 'dés');
const hits = (count: number): string => plural(count, 'touche', 'touches');
const wounds = (count: number): string => plural(count, 'blessure', 'blessures');

/** An attack: its line of arithmetic, its rolls, what may be chosen in it. */
export const attack = {
  titles: {
    attack: 'Attaque',
    charge: 'Charge',
    disengage: 'Attaque gratuite',
    retaliation: 'Riposte',
    followUp: 'Explosion',
    fall: 'Chute',
    hurt: 'Blessé',
  },
  note: (round) => `Manche ${round}`,
  back: 'Reprendre l’attaque',
  leave: 'La laisser ouverte, accueil',
  target: (number, of) => `cible ${number} sur ${of}`,
  woundsOf: (now, max) => `${now} sur ${max}`,
  armour: (face) => `Armure ${target(face)}`,
  nobody: 'La chute',
  aimed: 'visé',
  focused: 'concentré',
  floored: 'au sol',
  line: { dice: 'Dés', hit: 'Toucher', hits: 'Touches', saved: 'Parées', wounds: 'Blessures', mortal: 'Mortelles' },
  unknown: '?',
  sentence: (parts) => parts.join(', '),
  said: {
    dice,
    hit: (face) => `touche sur ${target(face)}`,
    hits,
    saved: (count) => plural(count, 'parée', 'parées'),
    wounds,
    waiting: (what) => `${what} encore inconnu`,
  },
  hitRoll: 'Jet de touche',
  armourRoll: 'Armure',
  profileNote: (count, face) => `${dice(count)}, ${target(face)}`,
  armourNote: (count, face) => `${dice(count)}, ${target(face)}`,
  words: {
    hit: 'Touche',
    miss: 'Raté',
    save: 'Paré',
    fail: 'Passe',
    again: 'Encore',
    wanted: 'Lancer',
  },
  die: (word, face) => (face === null ? 'un dé à lancer' : `${word}, ${face}`),
  again: (face) => (face === null ? 'encore, à lancer' : `encore ${face}`),
  was: (label, face) => `${label}, relancé d’un ${face}`,
  recovery: (who) => `Récupération\u00A0: 1 dé pour ${who}`,
  recoveryHow: (needs, below) =>
    below === 0
      ? `${target(needs)}. Un 6 n’apporte pas de second dé`
      : `${target(needs)}, et ${below} plus dur\u00A0: ${below} sous zéro. Un 6 n’apporte pas de second dé`,
  out: 'hors de la bataille',
  lives: 'vit, au sol',
  recovers: (chance) => `Récupère dans ${chance}.`,
  onTable: 'Ce qui compte',
  bodies:
    'La vue va de toute partie d’un corps à toute partie de l’autre, tout autour. Armes, antennes et socles ne comptent pas.',
  tapChanges: 'toucher change les jets',
  facts: {
    sight: 'En vue',
    inRange: 'À portée',
    obscured: 'Masqué',
    far: `Plus de ${inches(12)}`,
    cover: 'À couvert',
    nearFirst: `À ${inches(2)} de la première`,
    outnumbered: 'En surnombre',
  },
  changes: {
    hit: (value) => `touche ${signed(value)}`,
    ap: (value) => `PA ${signed(value)}`,
    dice: (value) => `${signed(value)} ${Math.abs(value) < 2 ? 'dé' : 'dés'}`,
    armour: (value) => `armure ${signed(value)}`,
  },
  fact: (name, change) => `${name}, ${change}`,
  sources: {
    card: 'Sur la fiche',
    obscured: 'En partie caché',
    longRange: `À plus de ${inches(12)}`,
    aim: 'A visé',
    focus: 'S’est concentré',
    charge: 'Après la charge',
    outnumbering: 'Un ami l’engage seul',
    cover: 'À couvert',
    targetDown: 'La cible est au sol',
    disengage: 'Elle partait',
    ability: 'Une capacité',
    ap: 'Perce l’armure',
    invulnerable: 'Invulnérable, jamais modifié',
    byHand: 'Fixé à la main',
  },
  why: {
    natural: 'Un 6 naturel touche et apporte un dé. Un 1 naturel rate',
    naturalSave: 'Un 6 naturel pare quelle que soit la PA, et apporte un dé. Un 1 naturel échoue',
    hits: (count) => `${dice(count)} du jet touchent`,
    saved: (count) => `${dice(count)} du jet d’armure parent`,
    each: (unsaved, d) => `${hits(unsaved)} non parées, ${wounds(d)} chacune`,
    mortal: (count) => `${plural(count, 'blessure mortelle', 'blessures mortelles')}, sans armure`,
    now: 'en tout',
    notYet: 'Pas encore lancé',
  },
  overrideTitle: 'Blessures à la main',
  overrideHint: 'Tout a été fait à la main',
} satisfies Words<'rounds'>['attack'];
