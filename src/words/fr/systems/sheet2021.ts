import { inches, target } from '../format.ts';
import { count, text } from '../../speech.ts';
import { plural } from '../plural.ts';
import type { Terms } from '../../terms.ts';
import type { Words } from '../../words.ts';

/** Ce qui est déjà fait, par les actions de la feuille. */
const DONE: Readonly<Record<string, string>> = {
  reposition: 'Mouvement Normal fait',
  dash: 'Sprint fait',
  fallBack: 'Retraite faite',
  charge: 'Charge faite',
};

type Sheet = Omit<Terms<Words<'log'>>, 'content'>;

const left = (who: string, wounds: number): string => (wounds === 0 ? `${who} neutralisé` : `${who} à ${wounds} PV`);

/** Ce que la feuille de Kill Team Lite appelle autrement que l’application, par catalogue. */
export const sheet = {
  states: { ready: 'Préparé', done: 'Activé', down: 'Neutralisé', injured: 'Blessé' },
  actions: {
    dash: { name: 'Sprinter' },
    charge: { name: 'Charger' },
    fallBack: { name: 'Battre en Retraite' },
    pickUpMarker: {
      name: 'Ramasser',
      full: 'Ramasser un pion',
      does: 'ramasse un pion',
      meaning: 'Ramasser un pion qu’il contrôle.',
    },
    placeMarker: {
      full: 'Poser un pion',
      does: 'pose son pion',
      meaning: `Laisser son pion à ${inches(1)}.`,
    },
  },
  withWhat: { markerWhich: 'Quel pion' },
  battle: {
    tapToActivate: () => 'Touchez un agent préparé',
    woundsNote: (save: number) => `SV ${target(save)}`,
    hitFact: (face: number) => `CT/CC ${target(face)}`,
    saveFact: (face: number) => `SV ${target(face)}`,
    card: { setReady: 'Mettre préparé', setDone: 'Mettre activé' },
    creditTitle: (who: string) => `Qui a neutralisé ${who}`,
  },
  deployment: {
    steps: {
      terrain: 'Posez de huit à douze éléments de décor. Dites le type de chacun : lourd, léger, promontoire.',
    },
  },
  turningPoint: { phasesShort: { firefight: 'Affront.' }, readyText: (cp: number) => `Tous sont préparés. +${cp} PC` },
  attack: {
    attackerDetail: (hit: string, damage: string) => `CT ${hit} · dégâts ${damage}`,
    targetDetail: (save: string, now: number, max: number) => `SV ${save} · ${now} sur ${max}`,
    defenceNote: (save: string, dice: number, of: number) =>
      `SV ${save} · ${plural(dice, 'dé', 'dés')}${dice === of ? '' : ` sur ${of}`}`,
    line: { hit: 'CT', saves: () => 'SV' },
    sentenceParts: { hit: (face: string) => `CT ${face}` },
    consequenceInjured: 'blessé',
    consequenceNotInjured: 'pas blessé',
    consequenceDown: 'neutralisé',
    fromHereWounds: left,
    odds: {
      takesDown: {
        it: {
          certain: 'neutralisé à coup sûr',
          never: 'pas neutralisé',
          by: (chance: string) => `${chance} de le neutraliser`,
        },
        you: {
          certain: 'vous neutralise à coup sûr',
          never: 'ne peut pas vous neutraliser',
          by: (chance: string) => `${chance} de vous neutraliser`,
        },
      },
      worth: { falls: { it: (said: string) => `neutralisé ${said}` } },
    },
    kill: { title: (who: string) => `${who} est neutralisé` },
  },
  notes: {
    fightOutcome: (params, look) =>
      `Bien joué dès ici : ${left(look.name(text(params, 'me')), count(params, 'mine'))}, ${left(look.name(text(params, 'them')), count(params, 'theirs'))}.`,
    killsNow: (params, look) => `${look.name(text(params, 'them'))} est neutralisé aussitôt.`,
  },
  facts: {
    assistsMeaning: `Amis à Portée d’Engagement de cet ennemi et d’aucun autre : CC améliorée de 1 chacun.`,
  },
  whyRows: {
    saveOf: (save: number) => `SV ${target(save)}`,
    ownHit: (hit: number) => `CT/CC ${target(hit)}, la sienne`,
    weaponHit: (hit: number) => `CT/CC ${target(hit)}, celle de l’arme`,
    injured: (pips: number) => `Blessé : CT/CC dégradée de ${pips}`,
    outOfTurn: 'État d’Alerte\u00A0: CT dégradée',
  },
  questions: { ployGoesDown: (who: string) => `${who} serait neutralisé. Un subterfuge ?` },
  reasons: {
    notReady: () => 'déjà activé',
    operativeDown: () => 'neutralisé',
    noOverwatch: () => 'pas en État d’Alerte',
    noMarkerNear: () => 'aucun pion proche',
    movedBefore: (params) => DONE[text(params, 'action')] ?? 'mouvement fait',
    inControlRange: () => 'à Portée d’Engagement d’un ennemi',
    notInControlRange: () => 'pas à Portée d’Engagement',
    noEnemyInControlRange: () => 'aucun ennemi à Portée d’Engagement',
  },
} satisfies Sheet;
