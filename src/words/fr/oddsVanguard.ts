import type { oddsVanguard as en } from '../en/oddsVanguard.ts';
import { averageSaid, chanceSaid } from '../chance.ts';
import { inches, target } from './format.ts';

const wounds = (mean: number): string => `${averageSaid(mean, 'fr')} PV`;

/** The page of odds, where they are of Vanguard. */
export const oddsVanguard: typeof en = {
  removed: 'hors de combat',
  risk: 'd’être soi-même hors de combat',
  floored: (chance) => `au sol\u00A0: ${chanceSaid(chance, 'fr')}`,
  hurt: (chance) => `blessé\u00A0: ${chanceSaid(chance, 'fr')}`,
  ownWounds: (mean) => `PV perdus soi-même en moyenne\u00A0: ${averageSaid(mean, 'fr')}`,
  sentence: (removed, mean) =>
    `Mettre hors de combat\u00A0: ${chanceSaid(removed, 'fr')}. PV ôtés en moyenne\u00A0: ${averageSaid(mean, 'fr')}.`,
  riskSentence: (chance, mean) =>
    `Être soi-même hors de combat\u00A0: ${chanceSaid(chance, 'fr')}. PV perdus soi-même en moyenne\u00A0: ${averageSaid(mean, 'fr')}.`,
  chartHint: { rolls: 'Plein\u00A0: un dé de récupération décide.', lies: 'Plein\u00A0: la cible est hors de combat.' },
  fallen: { rolls: 'récupération', lies: 'hors de combat' },
  attack: 'L’attaque',
  mine: 'Mes coups',
  numbers: { ap: 'PA', armour: 'Armure', mortal: 'Blessures mortelles' },
  flags: {
    cover: 'À couvert',
    down: 'Au sol',
    obscured: 'Masquée',
    far: `Plus de ${inches(12)}`,
    aimed: 'Visé',
    outnumbered: 'En surnombre',
    leaving: 'La cible partait',
  },
  bonuses: { focus: 'Concentration', charge: 'Après une charge' },
  bonusAs: { none: 'non', hit: '+1 pour toucher', ap: '+1 PA' },
  invulnerable: 'Valeur invulnérable',
  answer: 'La riposte',
  answers: 'La cible riposte',
  answerHint: 'Qui est encore debout après les coups riposte, puis est épuisé.',
  noAnswer: 'Personne ne riposte à l’attaque gratuite contre qui part.',
  back: 'Ses coups',
  self: 'Ma propre armure',
  more: 'édition, relance, blessures mortelles',
  reroll: '1 PC pour un dé raté',
  rerollAs: { none: 'non', hit: 'dé de touche', armour: 'dé d’armure' },
  use: 'Ce qui est jeté',
  useAs: { best: 'le meilleur', always: 'invulnérable', never: 'armure' },
  why: {
    hits: (dice, needs, hits) =>
      `${dice === 1 ? '1 dé' : `${dice} dés`} à ${target(needs)} touchent ${averageSaid(hits, 'fr')} fois en moyenne, avec les dés que les 6 apportent.`,
    saves: (needs, unsaved) =>
      `Chaque touche est sauvegardée à ${target(needs)}\u00A0: ${averageSaid(unsaved, 'fr')} ne le sont pas, en moyenne.`,
    wounds: (mean) => `Cela fait ${wounds(mean)}, comptés jusqu’à ceux de la cible.`,
    recovery: (zero, floored) =>
      `À 0 ou moins\u00A0: ${chanceSaid(zero, 'fr')}\u00A0; un dé de récupération à 4+, plus dur pour chaque PV sous 0, la laisse au sol\u00A0: ${chanceSaid(floored, 'fr')}.`,
    lies: 'La cible est déjà au sol\u00A0: à 0 ou moins, aucun dé de récupération.',
    so: (chance) => `Donc la cible est hors de combat\u00A0: ${chance}.`,
    hint: 'Chacune est recalculée autrement. Elles ne s’additionnent pas\u00A0: une chose en nourrit une autre.',
    otherwise: (removed, mean) => `${chanceSaid(removed, 'fr')}, ${wounds(mean)}`,
    without: 'Sans',
    with: 'Avec',
  },
  worths: {
    aimed: 'Viser',
    obscured: 'Masquée',
    far: `Plus de ${inches(12)}`,
    cover: 'Couvert',
    down: 'Au sol',
    outnumbered: 'Un dé pour un allié',
    leaving: 'La cible partait',
    focusHit: 'Concentration pour toucher',
    focusAp: 'Concentration en PA',
    chargeHit: 'La charge pour toucher',
    chargeAp: 'La charge en PA',
    rerollHit: '1 PC pour un dé de touche',
    rerollArmour: '1 PC pour son dé d’armure',
    invulnerable: 'Sa valeur invulnérable',
    mortal: 'Blessures mortelles',
  },
  instead: { focusHit: 'En PA', focusAp: 'Pour toucher', chargeHit: 'En PA', chargeAp: 'Pour toucher' },
};
