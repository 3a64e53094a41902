import type { Words } from '../../words.ts';
import { inches, signed, target } from '../format.ts';
import { count as figure, text } from '../../speech.ts';
import { de, que } from '../de.ts';
import { plural } from '../plural.ts';

const dice = (count: number): string => plural(count, 'dé', 'dés');

/** What is asked: dice to roll, answers to choose. */
export const tray = {
  roll: {
    rollOff: (who) => `${who}\u00A0: lancez un D6 pour savoir qui commence`,
    rollOffSetUp: (who) => `${who}\u00A0: lancez un D6 pour savoir qui place en premier`,
    hit: (count, who) => `Lancez ${dice(count)} pour ${who}`,
    hitMore: (count, who) => `${count === 1 ? 'Un 6 apporte 1 dé' : `Les 6 apportent ${dice(count)}`} pour ${who}`,
    armour: (count, who) => `Armure\u00A0: ${dice(count)} pour ${who}`,
    armourMore: (count, who) =>
      `${count === 1 ? 'Un 6 apporte 1 dé d’armure' : `Les 6 apportent ${count} dés d’armure`} pour ${who}`,
    reroll: (who) => `Relancez le dé pour ${who}`,
    endDie: (who) => `${who}\u00A0: lancez le dé de fin`,
  },
  mean: {
    miss: 'raté',
    hit: 'touche',
    hitMore: 'touche +1 dé',
    fail: 'passe',
    save: 'pare',
    saveMore: 'pare +1 dé',
    over: 'c’est fini',
    oneMore: 'une manche de plus',
  },
  tap: (count) => (count === 1 ? 'Touchez la face visible' : 'Touchez les faces visibles'),
  byApp: (count) => (count === 1 ? 'L’application le lance' : 'L’application les lance'),
  type: 'Saisir les dés',
  face: (face) => `Face ${face}`,
  typedDie: (face) => `${face} saisi\u00A0: touchez pour le ressaisir`,
  wanted: 'un dé à lancer',
  rollForMe: 'Lancer pour moi',
  rollForMeDetail: (count) => (count === 1 ? 'à l’écran, ce dé seulement' : 'à l’écran, ces dés seulement'),
  rollNow: (count) => `Lancer ${dice(count)}`,
  rollDetail: 'à l’écran',
  undoDie: 'dernier dé',
  undoDieFull: (face) => `Annuler\u00A0: le dernier dé, ${face}`,
  rollOff: {
    rolled: (who, face) => `${who} a fait ${face}`,
    tie: (face) => `${face} partout, égalité\u202f: les deux relancent`,
  },
  answers: (who) => `À ${who} de répondre`,
  pickAbove: 'Répondez ci-dessus',
  nobody: 'Personne',
  these: (count) => (count === 1 ? 'Celle-ci' : `Ces ${count}`),
  close: (names) => `De justesse : ${names}. Un demi-millimètre en décide : regardez une fois.`,
  ticks: {
    within: (who, length) => `Qui est à ${length} ${de(who)}\u00A0? Ami ou ennemi`,
    engages: (who) => `Qui ${who} engage-t-il au sol\u00A0?`,
  },
  numbers: { wounds: (who) => `Blessures ${de(who)}, selon vous` },
  woundsLabel: 'Blessures',
  within: (length) => inches(length),
  questions: {
    tableSide: (who) => `Quel côté pour ${who} ?`,
    armourBy: (who) => `Avec quoi ${who} pare-t-il\u00A0?`,
    focusAs: (who) => `Que donne la concentration ${de(who)}\u00A0?`,
    chargeAs: (who) => `Que donne la charge ${de(who)}\u00A0?`,
    sayAbility: (who) => `${who}\u00A0: une capacité\u00A0?`,
    rerollDie: () => 'Relancer un dé pour 1 PC\u00A0?',
    retaliate: (who) => `Est-ce ${que(who)} riposte\u00A0? Épuisé ensuite`,
    disengage: (who) => `${who} est quitté\u00A0: attaque gratuite, touche ${signed(1)} et PA ${signed(1)}\u00A0?`,
    returns: () => 'Qui revient\u00A0?',
    whom: (who) => `Pour qui ${who} le fait-il\u00A0?`,
  },
  options: {
    edge: (params) => `Son bord : ${text(params, 'edge')}`,
    byArmour: (params) => `Armure ${target(figure(params, 'needs'))}`,
    byInvulnerable: (params) => `Invulnérable ${target(figure(params, 'needs'))}`,
    asHit: () => `Touche ${signed(1)}`,
    asAp: () => `PA ${signed(1)}`,
    ability: (params) => text(params, 'name'),
    noAbility: () => 'Sans capacité',
    die: (params) => `Relancer le ${figure(params, 'face')}`,
    keepDice: () => 'Les laisser ainsi',
    with: (params) => `Avec ${text(params, 'name')}`,
    doNot: () => 'Ne rien faire',
    model: (params) => text(params, 'model'),
    nobody: () => 'Personne',
  },
  notes: {
    byArmour: 'la PA compte',
    byInvulnerable: 'la PA ne compte pas',
    retaliate: 'épuisé ensuite',
    retaliateNot: 'garde son souffle',
    keepDice: 'continuer',
    cp: (value) => `${value} PC`,
  },
} satisfies Words<'rounds'>['tray'];
