import type {
  dice as enDice,
  numbers as enNumbers,
  questions as enQuestions,
  tickAnswers as enTickAnswers,
  ticks as enTicks,
} from '../en/dice.ts';
import { inches } from '../format.ts';
import { plural } from './plural.ts';

const diceWord = (count: number): string => plural(count, 'dé', 'dés');
const rollFor = (count: number, who: string): string => `Lancez ${diceWord(count)} pour ${who}`;

export const dice = {
  tray: 'Dés',
  prompts: {
    initiative: () => 'Lancez un D6 pour l’initiative',
    table: () => 'Lancez sur la table',
    attack: rollFor,
    defence: rollFor,
    fightAttack: rollFor,
    fightDefence: rollFor,
    reroll: (count, who) => `Relancez ${diceWord(count)} pour ${who}`,
    hot: (_count, who) => `Surchauffe : lancez un D6 pour ${who}`,
    fallingTest: (_count, who) => `Au bord : lancez un D6 pour ${who}`,
    reanimate: (_count, who) => `Lancez un D6 pour ranimer ${who}`,
    reanimateWounds: (_count, who) => `Lancez un D6 pour les PV de ${who}`,
    effect: (count) => `Lancez ${diceWord(count)} pour l’effet`,
    effectTest: (_count, who) => `Lancez un D6 pour ${who}`,
  },
  tapFaces: (count) => (count === 1 ? 'Touchez la face visible' : 'Touchez les faces visibles'),
  dieName: (sides) => `D${sides}`,
  face: (face) => `Face ${face}`,
  meanings: {
    fail: 'raté',
    hit: 'touche',
    crit: 'critique',
    save: 'sauvegarde',
    critSave: 'sauv. critique',
    enemyInitiative: 'l’ennemi d’abord',
    retinueInitiative: 'la suite d’abord',
    falls: 'il tombe',
    stays: 'il tient',
    rises: 'debout',
    remainsDown: 'reste à terre',
    burns: 'se brûle',
    safe: 'sans dommage',
    effect: 'cela arrive',
    noEffect: 'rien',
  },
  wouldDamage: (meaning, damage) => `${meaning} · ${plural(damage, 'dégât', 'dégâts')}`,
  words: {
    crit: 'Crit.',
    hit: 'Touche',
    miss: 'Raté',
    save: 'Sauv.',
    critSave: 'Sauv. crit.',
    coverSave: 'Couvert',
    accurate: 'Précis',
    wanted: 'À jeter',
    stopped: 'Paré',
    removed: 'Retiré',
    kept: 'Gardé',
    spent: 'Joué',
  },
  withDamage: (word, damage) => `${word} ${damage}`,
  label: (word, face) => (face === null ? word : `${word}, ${face}`),
  labelRerolled: (label, was) => `${label}, relancé depuis ${was}`,
  wantedLabel: 'un dé à jeter',
  retype: 'Touchez un dé pour le corriger',
  orByCount: 'Ou en nombres',
  counts: { crits: 'Critiques', hits: 'Touches', saves: 'Sauv.', normals: 'Normales' },
  useCounts: 'Prendre ces nombres',
  countsOff: 'Une règle lit les faces : tapez-les',
  rollForMe: 'Jetez-le pour moi',
  rollForMeDetail: (count) => (count === 1 ? 'à l’écran, ce dé seulement' : 'à l’écran, ces dés seulement'),
  roll: (count) => `Jeter ${diceWord(count)}`,
  rollDetail: 'à l’écran',
  sameAgain: 'Les mêmes dés',
  sameAgainDetail: (faces) => `comme avant l’annulation : ${faces}`,
  waiting: 'Dés ci-dessus',
  waitingDetail: (left) => (left === 1 ? '1 face à toucher' : `${left} faces à toucher`),
  answerAbove: 'Réponse ci-dessus',
  random: 'Au hasard',
  randomDetail: 'l’application tire au sort',
  reroll: {
    one: (rule) => `${rule} : relancez un dé`,
    face: (rule) => `${rule} : relancez tous les dés d’une face`,
    any: (rule) => `${rule} : relancez les dés voulus`,
    advice: (gain) => `${gain} dégât de mieux en moyenne`,
    keepAdvice: 'Aucun dé n’en vaut la peine',
    roll: (count) => `Relancer ${diceWord(count)}`,
    keep: 'Tout garder',
    command: 'Relance, 1 PC',
    commandChoose: 'Quel dé',
    commandNone: 'plus de PC',
  },
} satisfies typeof enDice;

export const questions = {
  invalidTarget: (who) => `Ce n’est pas une cible valide. Que fait ${who} ?`,
  accurate: () => 'Combien de dés garder sans les jeter ?',
  coverSave: (who) => `Que garde ${who} pour le couvert ?`,
  saves: () => 'Ce que les sauvegardes parent',
  fightDie: (who) => `${who} joue un dé`,
  keepDice: (who) => `Que garde ${who} ?`,
  defenderWeapon: (who) => `Avec quoi riposte ${who} ?`,
  guardInterrupt: () => 'En garde : interrompre maintenant ?',
  chooseOperative: () => 'Quel agent ?',
  randomOperative: () => 'Un de ceux-ci, au hasard',
  chooseEnemyArms: () => 'Qui arrive, et avec quoi ?',
  handTable: () => 'Quelle ligne est tombée ?',
} satisfies typeof enQuestions;

export const ticks = {
  blast: (length, who) => `Qui d’autre est à ${inches(length)} de ${who}, et visible pour lui ?`,
  torrent: (length, who) => `Quelles autres cibles valides à ${inches(length)} de ${who} ?`,
  devastating: (length, who) => `Qui d’autre est à ${inches(length)} de ${who}, et visible pour lui ?`,
  inside: (length) => (length === 0 ? 'Qui est dans la zone ?' : `Qui est à ${inches(length)} ?`),
  dashed: () => 'Qui fait le mouvement gratuit ?',
} satisfies typeof enTicks;

export const tickAnswers = {
  nobody: 'Personne',
  these: (count) => (count === 1 ? 'Celui-ci' : `Ces ${count}`),
  hint: 'Touchez tous ceux qui sont concernés',
} satisfies typeof enTickAnswers;

export const numbers = {
  fallHeight: (who) => `De combien tombe ${who} ?`,
} satisfies typeof enNumbers;
