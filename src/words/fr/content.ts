import type { content as english } from '../en/content.ts';
import { packNames } from '../packNames.ts';
import { addonNames, addonTexts } from './addons.ts';
import { killTeamNames, killTeamTexts } from './killTeam.ts';
import { scenarioNames } from './scenarioNames.ts';
import { scenarioTexts } from './scenarioTexts.ts';
import { tableTexts } from './tableTexts.ts';

type Names = Readonly<Record<string, string>>;

const cardNames: Names = {
  acolyte: 'Acolyte',
  hiver: 'Ruchard',
  serviceman: 'Soldat',
  'off-worlder-brute': 'Brute abhumaine',
  'off-worlder-marksman': 'Petit tireur',
  'off-worlder-hunter': 'Chasseur',
  'gun-servitor': 'Serviteur armé',
  'medicae-servitor': 'Serviteur médical',
  'cyber-hound': 'Cyber-molosse',
  'servo-skull': 'Servo-crâne',
  'penal-trooper': 'Pénitent',
  'local-guide': 'Guide local',
  'cult-leader': 'Chef de culte',
  'cult-icon-bearer': 'Porte-icône',
  'cult-fighter': 'Sectaire',
  'cult-gunner': 'Artilleur',
  'cult-abomination': 'Abomination',
  'lesser-daemon': 'Démon mineur',
  'heretic-astartes': 'Astartes hérétique',
  zombie: 'Zombie',
  'gang-boss': 'Chef de gang',
  ganger: 'Ganger',
  'gang-juve': 'Jeune',
  'gang-gunner': 'Artilleur',
  'gang-bruiser': 'Cogneur',
  'gang-sniper': 'Tireur embusqué',
  'hired-gun': 'Mercenaire',
  'brood-prophet': 'Prophète de la couvée',
  'brood-hybrid': 'Hybride',
  'brood-gunner': 'Artilleur hybride',
  'brood-aberrant': 'Aberrant',
  'pure-strain': 'Sang-pur',
  'plague-carrier': 'Porteur',
  'zombie-pair': 'Zombie',
  'dead-hulk': 'Mastodonte',
  vermin: 'Vermine',
  'dead-crawler': 'Rampant',
  'dead-bloat': 'Boursouflé',
  'plague-champion': 'Champion de la peste',
  'npo-brawler-trooper': 'Soldat bagarreur',
  'npo-brawler-tough': 'Dur bagarreur',
  'npo-brawler-heavy': 'Lourd bagarreur',
  'npo-marksman-trooper': 'Soldat tireur',
  'npo-marksman-warrior': 'Guerrier tireur',
  'npo-marksman-heavy': 'Lourd tireur',
};

const weaponNames: Names = {
  autopistol: 'Autopistolet',
  laspistol: 'Pistolet laser',
  'stub-revolver': 'Revolver',
  'hot-shot-laspistol': 'Pistolet surchargé',
  'bolt-pistol': 'Pistolet bolter',
  'hand-flamer': 'Lance-flammes léger',
  'plasma-pistol': 'Pistolet à plasma',
  'plasma-pistol-supercharge': 'Pistolet à plasma (surcharge)',
  autogun: 'Fusil auto',
  lasgun: 'Fusil laser',
  shotgun: 'Fusil à pompe',
  boltgun: 'Bolter',
  'hot-shot-lasgun': 'Fusil laser surchargé',
  'long-las': 'Laser long',
  flamer: 'Lance-flammes',
  'grenade-launcher': 'Lance-grenades',
  'grenade-launcher-frag': 'Lance-grenades (frag)',
  'grenade-launcher-krak': 'Lance-grenades (krak)',
  'heavy-stubber': 'Mitrailleuse lourde',
  'plasma-gun': 'Fusil à plasma',
  'plasma-gun-supercharge': 'Fusil à plasma (surcharge)',
  meltagun: 'Fuseur',
  'web-pistol': 'Pistolet à filet',
  'frag-grenade': 'Grenade frag',
  'krak-grenade': 'Grenade krak',
  fists: 'Poings',
  knife: 'Couteau',
  bayonet: 'Baïonnette',
  club: 'Gourdin',
  sword: 'Épée',
  axe: 'Hache',
  chainsword: 'Épée tronçonneuse',
  'shock-maul': 'Matraque choc',
  'power-weapon': 'Arme énergétique',
  'power-fist': 'Gantelet énergétique',
  eviscerator: 'Éviscérateur',
  'servitor-claw': 'Servo-pince',
  'medicae-saw': 'Scie',
  'hound-jaws': 'Crocs',
  'ritual-blade': 'Lame rituelle',
  'gun-butt': 'Crosse',
  'improvised-blade': 'Lame de fortune',
  'abomination-claws': 'Griffes',
  'daemon-talons': 'Serres',
  'astartes-fists': 'Poings blindés',
  'zombie-claws': 'Griffes',
  'vermin-teeth': 'Crocs',
  'bruiser-club': 'Grand gourdin',
  'hybrid-claw': 'Griffe',
  'aberrant-hammer': 'Marteau',
  'pure-strain-talons': 'Serres',
  'hulk-fists': 'Poings énormes',
  'npo-blades': 'Lames',
  'npo-heavy-blades': 'Lames lourdes',
  'npo-great-blades': 'Grandes lames',
  'npo-light-firearm': 'Arme à feu légère',
  'npo-firearm': 'Arme à feu',
  'npo-special-firearm': 'Arme à feu spéciale',
  'npo-knife': 'Couteau de combat',
  'npo-heavy-knife': 'Couteau lourd',
  'flak-vest': 'Gilet pare-balles',
  carapace: 'Armure carapace',
  'void-suit': 'Combinaison étanche',
  'refractor-amulet': 'Amulette réfractrice',
};

const otherNames: Names = {
  retrieve: 'Rapporter l’objet',
  'silence-the-voice': 'Faire taire la Voix',
  'hold-the-line': 'Tenir la ligne',
  searched: 'Marqueurs fouillés',
  'item-found': 'L’objet est trouvé',
  'item-away': 'L’objet est emporté hors du plateau',
  'item-lost': 'L’objet est perdu pour de bon',
  'voice-silenced': 'La Voix est à terre ou captive',
  held: 'Objectifs tenus par la suite',
  'line-held': 'Deux objectifs tenus à la fin du tournant 4',
  'line-broken': 'Deux objectifs ne peuvent plus être tenus',
  'chaos-cult': 'Culte du Chaos',
  'underhive-gang': 'Gang des bas-fonds',
  brood: 'Couvée',
  'walking-dead': 'Morts-vivants',
  'hired-band': 'Bande de mercenaires',
  khorne: 'Khorne',
  nurgle: 'Nurgle',
  slaanesh: 'Slaanesh',
  tzeentch: 'Tzeentch',
  'first-retinue': 'La première suite',
  'quick-start': 'Faire taire la Voix',
  'standard-events': 'Événements courants',
  'held-breath': 'Souffle retenu',
  'clear-head': 'Tête froide',
  'weapon-jam': 'Enrayage',
  'enemy-reinforcements': 'Renforts ennemis',
  'lights-fail': 'Lumières coupées',
  'dropped-satchel': 'Sacoche perdue',
  'something-gives-way': 'Quelque chose cède',
  'vox-burst': 'Éclat de vox',
  shaken: 'Ébranlement',
  'they-stir': 'Ils s’agitent',
  clues: 'Indices',
  captives: 'Captifs',
  'take-one-alive': 'En prendre un vivant',
  'burn-the-ledger': 'Brûler le registre',
  'the-other-thing': 'L’autre chose',
};

const board = 'Un plateau de 30″ sur 22″. Les zones d’insertion font 6″ de profondeur, le long des petits bords.';
const third = (place: string): string =>
  `Un tiers des ennemis commence à 6″ ${place}, les autres à des endroits tirés au sort. Tous sont en Dissimulation.`;

const texts: Names = {
  'retrieve/primary': 'Emportez l’objet par le bord derrière la suite.',
  'retrieve/setUp/0': board,
  'retrieve/setUp/1':
    'Quatre marqueurs de fouille, un de plus par Acolyte après le premier. L’un d’eux, nul ne sait lequel, est l’objet.',
  'retrieve/setUp/2': third('du centre du plateau'),
  'silence-the-voice/primary': 'La Voix est neutralisée ou faite captive.',
  'silence-the-voice/setUp/0': board,
  'silence-the-voice/setUp/1':
    'L’ennemi de plus haute VD est la Voix. Elle commence dans le tiers du plateau le plus loin de la suite.',
  'silence-the-voice/setUp/2': third('de la Voix'),
  'hold-the-line/primary': 'La suite tient deux objectifs à la fin du tournant 4.',
  'hold-the-line/setUp/0': board,
  'hold-the-line/setUp/1': 'Trois objectifs, à 6″ au moins l’un de l’autre.',
  'hold-the-line/setUp/2': third('du centre du plateau'),
  'held-breath/text': 'Rien ne se passe.',
  'clear-head/text': 'Les joueurs gagnent 1 PC.',
  'weapon-jam/text': 'L’arme de tir d’un agent de la suite s’enraye jusqu’à ce qu’il recharge.',
  'enemy-reinforcements/text':
    'Un groupe d’ennemis arrive à un point d’entrée tiré au sort, à plus de 6″ de la suite, en Dissimulation.',
  'lights-fail/text': 'Personne ne voit au-delà de 8″ pendant ce tournant.',
  'dropped-satchel/text':
    'Une arme de tir d’un agent de la suite, à votre choix, est de nouveau pleine. Sans les munitions : 1 PC.',
  'something-gives-way/text': 'À un décor tiré au sort, chacun à 2″ lance un D6 : sur 1-2, il perd D3 PV.',
  'vox-burst/text': 'Un agent à jouer de la suite a 1 LPA de plus jusqu’à la fin de son activation.',
  'shaken/text': 'Un agent à jouer de la suite a 1 LPA de moins jusqu’à la fin de son activation.',
  'they-stir/text':
    'L’alerte monte de 1. Chaque ennemi à jouer peut sprinter gratuitement vers l’agent de la suite le plus proche ou vers son but.',
  'void-suit/byHand': 'L’air toxique et le vide ne font rien à qui la porte.',
  'refractor-amulet/byHand': 'Une fois par tournant, les dégâts d’un dé d’attaque contre qui la porte ne comptent pas.',
  'needs-orders': 'Activé sans autre agent de la suite à 6″, sa Touche est pire de 1 pour cette activation.',
  'servo-skull/no-hold': 'Il peut fouiller des marqueurs. Il ne tient jamais d’objectif.',
  'penal-trooper/deserters':
    'Tant qu’un Acolyte est à terre, lancez un D6 au début de chaque tournant : sur 1-2, ils quittent le plateau.',
  'local-guide/knows-the-place':
    'Une fois par bataille, tant que le guide est debout, le jet d’événement peut être refait.',
  fervour: 'Les sectaires à 6″ de lui ignorent ce qui baisse leurs LPA. L’appli demande quand l’un d’eux est activé.',
  icon: 'Les amis à 3″ de lui ont une Touche meilleure de 1 en mêlée. L’appli demande pendant le combat.',
  rises: 'À la fin d’un tournant, D6 : sur 6, il se relève où il est tombé, avec tous ses PV.',
  bursts: 'Quand il tombe, chacun à 2″ perd D3 PV.',
  'leaves-a-pool':
    'Où il tombe reste une flaque toxique de 2″ : qui finit son activation dedans lance un D6 et, sur 1-2, perd D3 PV.',
  'too-large': 'Le décor léger ne lui donne pas de couvert.',
  scent: 'Quand un marqueur à 3″ de lui est fouillé, il peut sprinter gratuitement. L’appli demande.',
  lurks:
    'Commence sous un décor. Une fois par tournant, quand un agent de la suite bouge à 2″ de lui, il combat gratuitement.',
  'prophet-dread':
    'Psychique, 1 PA : un agent de la suite, visible et à 6″, a 1 LPA de moins jusqu’à la fin de sa prochaine activation.',
  'prophet-veil': 'Psychique, 1 PA : un ami à 6″ compte comme masqué jusqu’à ce qu’il soit activé.',
  'khorne-blood': 'Dans l’activation où il a chargé, sa première frappe d’un combat inflige 1 dégât de plus.',
  'nurgle-gift': 'Quand il tombe, D6 : sur 6, un Zombie prend sa place, en Engagement, à jouer ou non comme lui.',
  'slaanesh-grace':
    'Après sa première frappe d’un combat contre un adversaire déjà en blessure, il joue aussi son dé suivant.',
  'tzeentch-fate': 'Les dés d’attaque contre lui ne sont jamais relancés.',
};

const traitNames: Names = {
  fervour: 'Ferveur',
  'needs-orders': 'Attend des ordres',
  icon: 'Icône',
  rises: 'Se relève',
  bursts: 'Éclate',
  'leaves-a-pool': 'Laisse une flaque',
  'too-large': 'Trop grand',
  scent: 'Flair',
  lurks: 'À l’affût',
  'prophet-dread': 'Effroi',
  'prophet-veil': 'Voile',
  'khorne-blood': 'Du sang pour Khorne',
  'nurgle-gift': 'Don de Nurgle',
  'slaanesh-grace': 'Grâce de Slaanesh',
  'tzeentch-fate': 'Destin de Tzeentch',
};

const placeNames: Names = {
  'entry-point': 'un point d’entrée au hasard',
  'random-terrain': 'un décor au hasard',
  fall: 'Quelque chose tombe ici',
  'where-it-fell': 'là où il est tombé',
  'toxic-pool': 'Flaque toxique, 2″ : qui finit son activation dedans lance un D6 ; sur 1-2, il perd D3 PV',
};

const names: Names = {
  ...cardNames,
  ...weaponNames,
  ...traitNames,
  ...otherNames,
  ...placeNames,
  ...scenarioNames,
  ...killTeamNames,
  ...addonNames,
};

const named = Object.entries(packNames).map(([id, name]) => [name, names[id] ?? name]);

const told: Names = { ...texts, ...scenarioTexts, ...tableTexts, ...killTeamTexts, ...addonTexts };

/** Scenarios whose first step of the set-up is their board. */
const BOARDED = [
  'retrieve',
  'silence-the-voice',
  'hold-the-line',
  'break-the-engine',
  'bring-them-home',
  'break-out',
  'follow-the-thread',
  'cleanse',
];
const boards = BOARDED.map((id) => [`${id}/board`, told[`${id}/setUp/0`] ?? '']);

export const content: typeof english = {
  names,
  byName: { ...Object.fromEntries(named), 'The Voice': 'La Voix' },
  texts: { ...told, ...Object.fromEntries(boards) },
};
