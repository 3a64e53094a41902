import type { answerBar as enAnswerBar } from '../en/options.ts';
import { change, signed } from './format.ts';
import { armsName } from '../armsName.ts';
import { attack } from './attack.ts';
import { common } from './common.ts';
import { weaponRuleName } from '../ruleName.ts';
import { weaponRules } from './ruleNames.ts';
import { tenths } from '../wayFaultSaid.ts';
import { count, text, type NoteCatalogue, type OptionCatalogue } from '../speech.ts';
import { plural } from './plural.ts';

const crits = (number: number): string => plural(number, 'touche critique', 'touches critiques');
const normals = (number: number): string => plural(number, 'touche normale', 'touches normales');

const stopped = (criticals: number, normal: number): string => {
  if (criticals + normal === 0) return 'Aucune touche parée';
  if (criticals === 0) return normals(normal);
  return normal === 0 ? crits(criticals) : `${crits(criticals)} et ${normals(normal)}`;
};

const left = attack.fromHereWounds;

type Params = Parameters<typeof count>[0];

const ruleOf = (params: Params): string => weaponRuleName({ weaponRules }, text(params, 'rule'));
const hits = (params: Params): string => `${crits(count(params, 'criticals'))}, ${normals(count(params, 'normals'))}`;

export const options: OptionCatalogue = {
  chooseAnother: () => 'Choisir une autre cible',
  shootAnyway: () => 'Tirer quand même',
  keepAccurate: (params) =>
    count(params, 'count') === 0
      ? 'Tout lancer'
      : `Garder ${normals(count(params, 'count'))}, lancer ${plural(count(params, 'rolled'), 'dé', 'dés')}`,
  useRule: (params) => `Appliquer ${ruleOf(params)} : ${hits(params)}`,
  leaveRule: (params) => `Laisser ${ruleOf(params)} : ${hits(params)}`,
  coverNormal: () => 'Une sauvegarde normale, sans lancer',
  coverCritical: () => 'Une sauvegarde critique, sans lancer',
  coverTwo: () => 'Deux sauvegardes normales, sans lancer',
  coverNone: () => 'Lancer tous les dés',
  stop: (params) => stopped(count(params, 'criticals'), count(params, 'normals')),
  shrugCritical: (params) => `La critique : ${count(params, 'less')} de dégâts en moins`,
  shrugNormal: (params) => `Une touche normale : ${count(params, 'less')} de dégâts en moins`,
  saveByArmour: (params) => `Sauvegarde ${count(params, 'save')}+, ${count(params, 'dice')} dés`,
  saveByInvulnerable: (params) =>
    `Sauvegarde invulnérable ${count(params, 'invulnerable')}+, ${count(params, 'dice')} dés`,
  shrugNone: () => 'Encaisser, et garder cela pour plus tard',
  strikeCritical: () => 'Frapper avec la critique',
  strikeNormal: () => 'Frapper avec une touche',
  blockCriticalWithCritical: () => 'Parer une critique avec la critique',
  blockNormalWithCritical: () => 'Parer une touche avec la critique',
  blockNormalWithNormal: () => 'Parer une touche avec une touche',
  blockTwoNormalsWithNormal: () => 'Parer deux touches avec une touche',
  blockTwoNormalsWithCritical: () => 'Parer deux touches avec la critique',
  blockBothWithCritical: () => 'Parer une critique et une touche avec la critique',
  blockTwoCriticalsWithCritical: () => 'Parer deux critiques avec la critique',
  blockNothingWithNormal: () => 'User une touche, sans effet',
  blockNothingWithCritical: () => 'User la critique, sans effet',
  keep: () => 'Garder les dés tels quels',
  weapon: (params, look) => look.weaponName(text(params, 'weapon')),
  interruptWith: (params, look) => `${look.name(text(params, 'operative'))} interrompt`,
  letItPass: () => 'Laisser passer',
  useTrait: (params, look) =>
    `${look.name(text(params, 'operative'))} : ${look.contentName(text(params, 'trait'), text(params, 'name'))}, ${common.cp(count(params, 'cp'))}`,
  useTraitWith: (params, look) =>
    `${look.name(text(params, 'operative'))} : ${look.contentName(text(params, 'trait'), text(params, 'name'))} avec ${look.weaponName(text(params, 'weapon'))}, ${common.cp(count(params, 'cp'))}`,
  operative: (params, look) => look.name(text(params, 'operative')),
  operativeFar: (params, look) =>
    `${look.name(text(params, 'operative'))}\u00A0: à ${tenths(count(params, 'inches'))}, plus que ${tenths(count(params, 'most'))}`,
  arms: (params, look) => armsName(text(params, 'name'), look),
  thing: (params, look) => look.contentName(text(params, 'item'), text(params, 'name')),
  row: (params, look) => `${text(params, 'face')} : ${look.packName(text(params, 'name'))}`,
  side: (params, look) => look.side(text(params, 'side')),
  sayPloy: (params, look) =>
    `${look.contentName(text(params, 'id'), text(params, 'name'))}, ${common.cp(count(params, 'cp'))}`,
  sayReveal: (params, look) => `Révéler ${look.contentName(text(params, 'id'), text(params, 'name'))}`,
  passStep: () => 'Passer',
  foreseeEvent: () => 'Le prochain événement, jeté deux fois, au choix',
  foreseeCp: () => '1 PC',
};

export const notes: NoteCatalogue = {
  leastDamage: (params) => `Le moins de PV perdus. ${change(count(params, 'from'), count(params, 'to'))}`,
  losesAsMuch: (params) => `Autant de PV perdus. ${change(count(params, 'from'), count(params, 'to'))}`,
  losesMore: (params) => `Plus de PV perdus. ${change(count(params, 'from'), count(params, 'to'))}`,
  fightOutcome: (params, look) =>
    `Bien joué dès ici : ${left(look.name(text(params, 'me')), count(params, 'mine'))}, ${left(look.name(text(params, 'them')), count(params, 'theirs'))}.`,
  killsNow: (params, look) => `${look.name(text(params, 'them'))} est à terre aussitôt.`,
  strongest: () => 'Le plus de dés et de dégâts.',
  notValid: () => 'cible non valide',
};

export const answerBar = {
  strike: (damage) => `Frapper, ${plural(damage, 'dégât', 'dégâts')}`,
  consequence: (who, from, to) => `${who} : ${change(from, to)}`,
  block: 'Parer',
  choose: 'Prendre cette réponse',
  best: 'meilleure réponse',
  value: (value) => signed(value),
} satisfies typeof enAnswerBar;
