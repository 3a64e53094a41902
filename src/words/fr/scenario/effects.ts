import type { BattleMoment } from '../../../engine/family/killteam/card/moments.ts';
import type { EffectStep } from '../../../engine/family/killteam/tables/effect.ts';
import type { SideWord } from '../../../engine/family/killteam/tables/selector.ts';
import type { EffectWords } from '../../scenarioSpeech.ts';
import type { effectNames as enNames } from '../../en/scenario/effects.ts';
import { inches } from '../format.ts';
import { withWeapons } from '../changes.ts';
import { effects as stats } from '../effects.ts';
import { plural } from '../plural.ts';

const upOrDown = (by: number): string => (by < 0 ? `baisse de ${-by}` : `monte de ${by}`);

const ORDERS = { engage: 'en Engagement', conceal: 'en Dissimulation' };

const shots = (by: number): string => `${by < 0 ? 'perd' : 'gagne'} ${plural(Math.abs(by), 'coup', 'coups')}`;

type Lasting = Pick<Extract<EffectStep, { op: 'lasts' }>, 'for' | 'expires' | 'uses'>;

const CONCERNED = { battle: 'pour tous', retinue: 'pour la suite', enemy: 'pour l’ennemi' };

const until = ({ expires, uses }: Pick<Lasting, 'expires' | 'uses'>): string =>
  `${stats.expires[expires]}${uses === undefined ? '' : `, ${uses} fois au plus`}`;

const SOMEBODY: Readonly<Record<SideWord | 'battle', string>> = {
  battle: 'quelqu’un',
  retinue: 'quelqu’un de la suite',
  enemy: 'un ennemi',
};

const MOMENTS: Readonly<Record<BattleMoment, (who: string) => string>> = {
  activates: (who) => `${who} commence une activation`,
  moved: (who) => `${who} finit un mouvement`,
  movedTwice: (who) => `${who} s’est repositionné et a sprinté dans une même activation`,
  shot: (who) => `${who} a tiré`,
  activationOver: (who) => `${who} finit une activation`,
  turningPointBegins: () => 'un tournant commence',
  turningPointOver: () => 'un tournant finit',
};

const span = (from: number, to: number): string => (from === to ? `${from}` : `${from}-${to}`);
const failsOn = (upTo: number, from = 1): string => (from > 1 && upTo === 6 ? `${from}+` : span(from, upTo));
const that = (moment: string): string => `${/^[aeiouyéèê]/u.test(moment) ? 'qu’' : 'que '}${moment}`;
const eachTime = (moment: string): string => `chaque fois ${that(moment)}`;
const firstTime = (moment: string): string => `fois ${that(moment)}`;

/** Ce que fait un effet, comme proposition. */
export const effects = {
  cp: ({ by }) => (by < 0 ? `vous perdez ${-by} PC` : `vous gagnez ${by} PC`),
  alert: ({ by, to, order }) =>
    `${to === null ? `l’Alerte ${upOrDown(by ?? 0)}` : `l’Alerte passe à ${to}`}${order === undefined ? '' : ` s’il est ${ORDERS[order]}`}`,
  stat: ({ stat, by, to, expires, group }, { who }) =>
    `${who(to)} a ${stats.label(stat, by)}${group === undefined ? '' : withWeapons[group]} ${stats.expires[expires]}`,
  damage: ({ to, amount, half }, said) =>
    half === true
      ? `${said.who(to)} perd la moitié de ses PV, arrondie au-dessus`
      : `${said.who(to)} subit ${said.amount(amount)} de dégâts`,
  heal: ({ to, amount }, said) => `${said.who(to)} regagne ${said.amount(amount)} PV`,
  jam: ({ to }, { who }) => `${who(to)} a son arme enrayée`,
  ammo: ({ to, set, by }, { who }) =>
    `${who(to)} ${set === null ? shots(by) : { max: 'a de nouveau tous ses coups', empty: 'n’a plus un coup' }[set]}`,
  order: ({ to, order }, { who }) => `${who(to)} passe ${ORDERS[order]}`,
  readiness: ({ to, readiness }, { who }) =>
    `${who(to)} ${{ ready: 'est de nouveau à jouer', expended: 'a joué' }[readiness]}`,
  free: ({ to, action }, { who }) =>
    `${who(to)} peut ${{ dash: 'Sprinter', reposition: 'se Repositionner' }[action]} gratuitement`,
  sight: ({ inches: far, expires }) => `personne ne voit au-delà de ${inches(far)} ${stats.expires[expires]}`,
  initiative: ({ side }) => `${side === 'retinue' ? 'la suite' : 'l’ennemi'} a l’initiative au prochain tournant`,
  turningPoints: ({ by }) =>
    `la bataille dure ${plural(Math.abs(by), 'tournant', 'tournants')} de ${by < 0 ? 'moins' : 'plus'}`,
  flag: ({ flag }, { name }) => `la campagne se souviendra de « ${name('flag', flag)} »`,
  loot: ({ to, count }, { who }) => `${who(to)} fait ${plural(count, 'jet', 'jets')} de butin après la bataille`,
  spawn: ({ where, order, dv, card, faction, side }, { name }) => {
    const arrives = side === 'retinue' ? 'vient en aide à la suite' : 'arrive';
    const from = faction === undefined ? '' : `, ${name('faction', faction)},`;
    const group = dv === undefined ? `des renforts${from} arrivent` : `des renforts de VD ${dv}${from} arrivent`;
    return `${card === undefined ? group : `${name('card', card)} ${arrives}`} : ${name('place', where)}, ${ORDERS[order]}`;
  },
  mark: ({ mark, where }, { name }) => `une marque est posée, ${name('place', where)} : « ${name('mark', mark)} »`,
  environment: ({ tag, on, expires }, { name }) =>
    on
      ? `« ${name('environment', tag)} » commence, ${stats.expires[expires]}`
      : `« ${name('environment', tag)} » prend fin`,
  rise: ({ to, from, as }, { who, name }) =>
    as === null
      ? `${who(to)} jette un D6 et se relève avec tous ses PV sur ${from}+`
      : `${who(to)} jette un D6 ; sur ${from}+, un autre prend sa place : ${name('card', as)}`,
  steady: ({ to }, { who }) => `${who(to)} se reprend : ce qui baisse sa LPA prend fin`,
  hold: ({ to }, { who }) => `${who(to)} garde 1 PV, une fois dans la bataille`,
  ward: ({ to }, { who }) => `${who(to)} est épargné par ce qui allait arriver`,
  doors: ({ state }) => `toutes les portes ${{ open: 's’ouvrent', shut: 'se ferment' }[state]}`,
  counter: ({ counter, by }, { name }) => `« ${name('counter', counter)} » ${upOrDown(by)}`,
  tick: ({ tick, on }, { name }) => `« ${name('tick', tick)} » est ${on ? 'coché' : 'décoché'}`,
  tell: ({ passage }, { name }) => `on lit « ${name('passage', passage)} » à voix haute`,
  reveal: ({ objective }, { name }) => `l’objectif « ${name('objective', objective)} » est révélé`,
  wave: ({ wave }, { name }) => `« ${name('wave', wave)} » arrive`,
  roll: ({ table }, { name }) => `on jette un dé sur « ${name('table', table)} »`,
  xp: ({ to, by }, { who }) => `${who(to)} ${by < 0 ? 'perd' : 'gagne'} ${Math.abs(by)} XP après la bataille`,
  carry: ({ to, marker }, { who }) => `${who(to)} porte désormais : ${marker}`,
  priority: ({ to }, { who }) => `${who(to)} devient la Cible Prioritaire`,
  place: ({ where }, { name }) =>
    where === null ? 'il n’y a plus de Lieu Visé' : `le Lieu Visé est maintenant : ${name('place', where)}`,
  test: ({ to, upTo, from, fail }, { who, failed }) =>
    `${who(to)} jette un D6 ; sur ${failsOn(upTo, from)}, ${failed(fail)}`,
  incapacitate: ({ to }, { who }) => `${who(to)} tombe à terre, quels que soient ses PV`,
  leave: ({ to }, { who }) => `${who(to)} quitte le plateau`,
  unjam: ({ to }, { who }) => `${who(to)} a ses armes désenrayées`,
  push: ({ to, inches: far, amount }, said) =>
    `${said.who(to)} est repoussé de ${inches(far)} en ligne droite ; le décor qui l’arrête lui coûte ${said.amount(amount)} PV`,
  shot: ({ to, weapon }, { who }) =>
    `l’auteur tire gratuitement sur ${who(to)}${weapon === undefined ? '' : ' avec une arme propre'}`,
  ambush: ({ to }, { who }) => `${who(to)} peut tirer gratuitement sur lui`,
  flee: ({ inches: far }) => `chaque passant s’éloigne de ${inches(far)} de la figurine la plus proche`,
  foresee: () => 'le prochain événement est lancé deux fois, au choix, ou 1 PC est gagné',
  calm: () => 'un environnement en vigueur ne concerne jamais l’auteur',
  foretell: () => 'le dé du prochain événement est lancé maintenant',
  reroll: () => 'on jette encore une fois sur cette table',
  next: ({ to }, { who }) => `${who(to)} peut être activé ensuite`,
  lasts: (step, { changes, amount }) =>
    `${CONCERNED[step.for]}, ${until(step)} : ${changes(step.changes)}${step.places === undefined ? '' : `, en ${amount(step.places)} endroits au hasard`}`,
  change: (step, { who, changes }) => `${who(step.to)} a, ${until(step)} : ${changes(step.changes)}`,
  whenever: (step, { effects: inner }) =>
    step.trap === undefined
      ? `${until(step)}, ${eachTime(MOMENTS[step.on](SOMEBODY[step.for]))} : ${inner(step.effects)}`
      : `${until(step)}, la première ${firstTime(MOMENTS[step.on](SOMEBODY[step.for]))} à ${inches(step.trap)} ou moins de la marque : ${inner(step.effects)}`,
} satisfies EffectWords;

/** Les opérations, comme une liste les propose. */
export const effectNames = {
  tell: 'Lire un passage',
  reveal: 'Révéler un objectif',
  counter: 'Changer un compteur',
  tick: 'Cocher ou décocher',
  wave: 'Faire venir une vague',
  spawn: 'Faire venir des renforts',
  roll: 'Lancer sur une table',
  flag: 'Que la campagne se souvienne',
  xp: 'Donner de l’expérience',
  loot: 'Donner des jets de butin',
  alert: 'Changer l’Alerte',
  cp: 'Changer les PC',
  initiative: 'Donner l’initiative',
  turningPoints: 'Allonger ou abréger la bataille',
  carry: 'Faire porter un marqueur',
  priority: 'Nommer une Cible Prioritaire',
  place: 'Nommer un Lieu Visé',
  damage: 'Infliger des dégâts',
  heal: 'Soigner',
  test: 'Faire lancer contre quelque chose',
  stat: 'Changer une caractéristique',
  order: 'Changer un ordre',
  readiness: 'Remettre à jouer, ou épuiser',
  free: 'Un mouvement gratuit',
  steady: 'Rassurer quelqu’un',
  hold: 'Garder quelqu’un à 1 PV',
  ward: 'Épargner quelqu’un',
  rise: 'Relever ceux à terre',
  jam: 'Enrayer une arme',
  ammo: 'Changer les munitions',
  sight: 'Limiter la vue',
  environment: 'Commencer ou finir un environnement',
  mark: 'Poser une marque',
  doors: 'Ouvrir ou fermer les portes',
  leave: 'Faire partir quelqu’un',
  incapacitate: 'Mettre quelqu’un à terre',
  unjam: 'Désenrayer',
  push: 'Repousser quelqu’un',
  shot: 'Un tir gratuit',
  ambush: 'Un tir gratuit sur celui dont il s’agit',
  flee: 'Faire fuir les passants',
  foresee: 'Prévoir un événement, ou 1 PC',
  calm: 'Écarter un environnement',
  foretell: 'Lancer maintenant le prochain événement',
  reroll: 'Lancer encore sur cette table',
  next: 'Laisser quelqu’un jouer ensuite',
  lasts: 'Un changement pour un camp, ou pour tous',
  change: 'Un changement pour des agents',
  whenever: 'Quelque chose à chaque fois',
} satisfies typeof enNames;
