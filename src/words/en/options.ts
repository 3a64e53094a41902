import { change, signed } from '../format.ts';
import { armsName } from '../armsName.ts';
import { attack } from './attack.ts';
import { common } from './common.ts';
import { weaponRuleName } from '../ruleName.ts';
import { weaponRules } from './ruleNames.ts';
import { tenths } from '../wayFaultSaid.ts';
import { count, text, type NoteCatalogue, type OptionCatalogue } from '../speech.ts';

const crits = (number: number): string => (number === 1 ? '1 crit' : `${number} crits`);
const normals = (number: number): string => (number === 1 ? '1 normal hit' : `${number} normal hits`);

const stopped = (criticals: number, normal: number): string => {
  if (criticals + normal === 0) return 'No hit is stopped';
  if (criticals === 0) return normals(normal);
  return normal === 0 ? crits(criticals) : `${crits(criticals)} and ${normals(normal)}`;
};

const left = attack.fromHereWounds;

type Params = Parameters<typeof count>[0];

const ruleOf = (params: Params): string => weaponRuleName({ weaponRules }, text(params, 'rule'));
const hits = (params: Params): string => `${crits(count(params, 'criticals'))}, ${normals(count(params, 'normals'))}`;

/** What each answer is. */
export const options: OptionCatalogue = {
  chooseAnother: () => 'Choose another target',
  shootAnyway: () => 'Shoot anyway',
  keepAccurate: (params) =>
    count(params, 'count') === 0
      ? 'Roll all of them'
      : `Keep ${count(params, 'count')} as normal hits, roll ${count(params, 'rolled')}`,
  useRule: (params) => `Use ${ruleOf(params)}: ${hits(params)}`,
  leaveRule: (params) => `Leave ${ruleOf(params)}: ${hits(params)}`,
  coverNormal: () => 'One normal save, unrolled',
  coverCritical: () => 'One critical save, unrolled',
  coverTwo: () => 'Two normal saves, unrolled',
  coverNone: () => 'Roll all the dice',
  stop: (params) => stopped(count(params, 'criticals'), count(params, 'normals')),
  shrugCritical: (params) => `The crit: ${count(params, 'less')} damage less`,
  shrugNormal: (params) => `A normal hit: ${count(params, 'less')} damage less`,
  saveByArmour: (params) => `Save of ${count(params, 'save')}+, ${count(params, 'dice')} dice`,
  saveByInvulnerable: (params) =>
    `Invulnerable save of ${count(params, 'invulnerable')}+, ${count(params, 'dice')} dice`,
  shrugNone: () => 'Take it, and keep that for later',
  strikeCritical: () => 'Strike with the crit',
  strikeNormal: () => 'Strike with a hit',
  blockCriticalWithCritical: () => 'Block a crit with the crit',
  blockNormalWithCritical: () => 'Block a hit with the crit',
  blockNormalWithNormal: () => 'Block a hit with a hit',
  blockTwoNormalsWithNormal: () => 'Block two hits with a hit',
  blockTwoNormalsWithCritical: () => 'Block two hits with the crit',
  blockBothWithCritical: () => 'Block a crit and a hit with the crit',
  blockTwoCriticalsWithCritical: () => 'Block two crits with the crit',
  blockNothingWithNormal: () => 'Use up a hit, no effect',
  blockNothingWithCritical: () => 'Use up the crit, no effect',
  keep: () => 'Keep the dice as they are',
  weapon: (params, look) => look.weaponName(text(params, 'weapon')),
  interruptWith: (params, look) => `${look.name(text(params, 'operative'))} interrupts`,
  letItPass: () => 'Let it pass',
  useTrait: (params, look) =>
    `${look.name(text(params, 'operative'))}: ${look.contentName(text(params, 'trait'), text(params, 'name'))}, ${common.cp(count(params, 'cp'))}`,
  useTraitWith: (params, look) =>
    `${look.name(text(params, 'operative'))}: ${look.contentName(text(params, 'trait'), text(params, 'name'))} with ${look.weaponName(text(params, 'weapon'))}, ${common.cp(count(params, 'cp'))}`,
  operative: (params, look) => look.name(text(params, 'operative')),
  operativeFar: (params, look) =>
    `${look.name(text(params, 'operative'))}: ${tenths(count(params, 'inches'))} away, more than ${tenths(count(params, 'most'))}`,
  arms: (params, look) => armsName(text(params, 'name'), look),
  thing: (params, look) => look.contentName(text(params, 'item'), text(params, 'name')),
  row: (params, look) => `${text(params, 'face')}: ${look.packName(text(params, 'name'))}`,
  side: (params, look) => look.side(text(params, 'side')),
  sayPloy: (params, look) =>
    `${look.contentName(text(params, 'id'), text(params, 'name'))}, ${common.cp(count(params, 'cp'))}`,
  sayReveal: (params, look) => `Reveal ${look.contentName(text(params, 'id'), text(params, 'name'))}`,
  passStep: () => 'Pass',
  foreseeEvent: () => 'The next event, made twice: you choose one',
  foreseeCp: () => '1 CP',
};

/** Why an answer is good, or what it costs. */
export const notes: NoteCatalogue = {
  leastDamage: (params) => `Fewest wounds lost. ${change(count(params, 'from'), count(params, 'to'))}`,
  losesAsMuch: (params) => `As many wounds lost. ${change(count(params, 'from'), count(params, 'to'))}`,
  losesMore: (params) => `More wounds lost. ${change(count(params, 'from'), count(params, 'to'))}`,
  fightOutcome: (params, look) =>
    `Played well from here: ${left(look.name(text(params, 'me')), count(params, 'mine'))}, ${left(look.name(text(params, 'them')), count(params, 'theirs'))}.`,
  killsNow: (params, look) => `${look.name(text(params, 'them'))} goes down at once.`,
  strongest: () => 'The most dice and damage.',
  notValid: () => 'no valid target',
};

/** The bar while an answer is chosen. */
export const answerBar = {
  strike: (damage: number) => `Strike, ${damage} damage`,
  consequence: (who: string, from: number, to: number) => `${who}: ${change(from, to)}`,
  block: 'Block',
  choose: 'Take this answer',
  best: 'best answer',
  value: (value: number) => signed(value),
};
