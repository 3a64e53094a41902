import { type Params, count, text } from '../../speech.ts';
import type { CampaignRefusals } from '../../campaignRefusal.ts';

const used = (params: Params, unit: string, plain: string): string => {
  if (text(params, 'of') === '') return plain;
  const sum = `cela ferait ${count(params, 'used')} sur ${count(params, 'of')} ${unit}`;
  return text(params, 'name') === '' ? sum : `trop chargé : ${text(params, 'name')}`;
};

export const refusals: CampaignRefusals = {
  unknownMember: () => 'personne de ce nom dans la suite',
  unknownCard: () => 'aucun paquet ici n’a cette fiche',
  unknownItem: () => 'aucun paquet ici n’a cet objet',
  unknownRow: () => 'aucun paquet ici n’a cette ligne',
  unknownPlayer: () => 'joueur inconnu',
  unknownCommand: () => 'd’une version plus récente',
  badValue: (params) => (text(params, 'field') === 'name' ? 'il lui faut un nom' : 'nombre hors limites'),
  noRequest: () => 'rien n’est demandé',
  staleRequest: () => 'la question a changé',
  wrongAnswer: () => 'pas une réponse à cette question',
  badFace: () => 'pas de telle face sur ce dé',
  notAnOption: () => 'pas une des réponses',
  noScenario: () => 'aucun scénario en cours',
  scenarioOpen: () => 'un scénario est encore en cours',
  wrongStage: () => 'pas à cette étape',
  notOwed: () => 'rien de tel n’attend',
  notServing: () => 'ne sert plus',
  overWargear: (params) => used(params, 'points d’arme', 'plus de points d’arme que permis'),
  overEquipment: (params) => used(params, 'points d’objet', 'plus de points d’objet que permis'),
  overCapacity: (params) =>
    text(params, 'of') === ''
      ? 'plus de suivants que les Acolytes n’en mènent'
      : text(params, 'of') === '0'
        ? text(params, 'leader') !== ''
          ? `${text(params, 'leader')} ne mène personne : capacité de suivants 0`
          : 'pas encore d’Acolyte pour le mener'
        : `la capacité de suivants serait ${count(params, 'used')} sur ${count(params, 'of')}`,
  overDv: (params) =>
    text(params, 'of') === ''
      ? 'au-delà de la valeur de déploiement'
      : `la VD dépasse de ${count(params, 'used') - count(params, 'of')}`,
  gated: (params) =>
    text(params, 'level') === ''
      ? 'se trouve, ne s’achète pas'
      : `dès le niveau ${count(params, 'level')} de son Acolyte`,
  tooManyWeapons: (params) => (text(params, 'of') === '' ? 'trop d’armes' : `pas plus de ${count(params, 'of')} armes`),
  heldByAnother: (params) => (text(params, 'name') === '' ? 'un autre le porte' : `porté par ${text(params, 'name')}`),
  mustRest: (params) =>
    text(params, 'name') === '' ? 'doit se reposer cette fois' : `doit se reposer cette fois : ${text(params, 'name')}`,
  nobodyDeployed: () => 'personne ne part',
  stillOpen: () => 'cette étape n’est pas finie',
  choicesOwed: (params) =>
    text(params, 'name') === ''
      ? 'des choix de niveau attendent'
      : count(params, 'count') > 1
        ? `${count(params, 'count')} choix attendent, le premier pour ${text(params, 'name')}`
        : `un choix attend pour ${text(params, 'name')}`,
  noBase: () => 'aucune partie de la base ne le permet',
  noModule: () => 'aucune campagne liée n’attend cela',
  moduleOpen: (params) =>
    text(params, 'name') === '' ? 'une autre campagne liée est en cours' : `à finir d’abord : ${text(params, 'name')}`,
  chapterNotOpen: () => 'rien de ce qui est arrivé n’y mène',
  segmentUnplayed: () => 'aucun scénario n’y a été joué',
  segmentBlocked: (params) => `barré : ${text(params, 'name')}`,
  tagMission: () => 'les étiquettes du segment demandent une autre mission',
  tagFaction: () => 'les étiquettes du segment amènent d’autres ennemis',
  noCourse: () => 'personne n’est au champ de tir',
  courseOpen: (params) =>
    text(params, 'name') === '' ? 'quelqu’un est au champ de tir' : `déjà au champ de tir : ${text(params, 'name')}`,
  courseNeeds: () => 'ne porte pas ce qu’il faut',
  courseDone: () => 'en a fait le tour',
  alreadyHas: () => 'l’a déjà',
  tooLowLevel: (params) =>
    text(params, 'needed') === '' ? 'niveau trop bas' : `dès le niveau ${count(params, 'needed')}`,
  acolyteLives: (params) =>
    text(params, 'name') === '' ? 'aucun Acolyte n’est mort' : `l’Acolyte du joueur est ${text(params, 'name')}`,
  tooManyAcolytes: (params) =>
    text(params, 'name') === '' ? 'le joueur a un Acolyte' : `l’Acolyte du joueur est ${text(params, 'name')}`,
  tooFewPoints: (params) => `coûte ${count(params, 'cost')} PR, il y en a ${count(params, 'have')}`,
  noDataslate: () => 'ceci n’est pas un registre',
  dataslateOpen: () => 'il est déjà ouvert',
  optionOpen: () => 'choisissez ses armes',
  keywordOpen: (params) => `rien n’est choisi pour <${text(params, 'keyword')}>`,
  readOnly: () => 'un autre onglet tient cette campagne',
  loading: () => 'un instant, cela arrive encore',
};
