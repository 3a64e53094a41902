import type { campaign as en } from '../../en/campaign/campaign.ts';
import { de, que } from '../de.ts';

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1) ?? ''}`;

const NUMBERS = [
  'aucun',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
];
const spelled = (count: number): string => NUMBERS[count] ?? `${count}`;
const turnsOf = (count: number): string => `${spelled(count)} tournant${count < 2 ? '' : 's'}`;
const who = (names: readonly string[]): string => (names.length === 0 ? 'quelqu’un' : list(names));
const many = (names: readonly string[]): boolean => names.length > 1;

/** Les ennemis à terre, à la fin. */
function foes(down: number, of: number): string {
  if (of === 0) return 'sans ennemi sur la table';
  if (of === 1) return down === 0 ? 'le seul ennemi encore debout' : 'le seul ennemi à terre';
  if (down === 0) return `les ${spelled(of)} ennemis encore debout`;
  return down >= of ? `les ${spelled(of)} ennemis à terre` : `${spelled(down)} des ${spelled(of)} ennemis à terre`;
}

export const story: (typeof en)['story'] = {
  title: 'Chronique',
  chapterHead: (day, title) => `Jour ${day}. ${title}`,
  went: [
    (names, enemy) => `Partis en mission : ${list(names)}. En face : ${enemy}.`,
    (names, enemy) => `${enemy} : voilà ce qui attendait ${list(names)}.`,
    (names, enemy) => `Sur le terrain : ${list(names)}. L’ennemi : ${enemy}.`,
  ],
  nobodyWent: (enemy) => `En face : ${enemy}. Les noms de ceux qui partirent ne sont pas écrits ici.`,
  when: (turningPoint, said) => `Au tournant ${turningPoint}, ${said}`,
  later: [(said) => `Puis ${said}`, (said) => `Ensuite, ${said}`],
  moments: {
    firstBlood: (moment) => `${who(moment.whom)} tombe en premier, devant ${who(moment.who)}`,
    fell: (moment) => {
      const fall = `${who(moment.who)} ${many(moment.who) ? 'tombent' : 'tombe'}`;
      return moment.whom.length === 0 ? fall : `${fall} devant ${who(moment.whom)}`;
    },
    raised: (moment) => `${who(moment.who)} remet ${who(moment.whom)} sur pied`,
    slew: (moment) => `${who(moment.who)} abat ${who(moment.whom)}`,
    slewHeavy: (moment) => `${who(moment.who)} abat ${who(moment.whom)}, le plus grand d’entre eux`,
    event: (moment) => `voici ce qui arrive\u00A0: ${(moment.what ?? '').toLowerCase()}`,
    lastStanding: (moment) => `à la fin, il ne reste debout ${que(who(moment.who))}`,
    saved: (moment) => `${who(moment.who)} aurait dû mourir, et vit encore`,
  },
  outcome: {
    complete: [
      (count, down, of) => `Au bout de ${turnsOf(count)}, c’est fait, ${foes(down, of)}.`,
      (count, down, of) => `Il aura fallu ${turnsOf(count)} pour atteindre l’objectif, ${foes(down, of)}.`,
    ],
    failed: [(count, down, of) => `Au bout de ${turnsOf(count)}, l’objectif est hors d’atteinte, ${foes(down, of)}.`],
    open: [(count, down, of) => `Le combat cesse après ${turnsOf(count)}, ${foes(down, of)}.`],
  },
  clues: (count) => `Indices rapportés : ${count}.`,
  slain: (name, by) => (by === null ? `${name} ne rentre pas.` : `${name} ne rentre pas ; c’était ${by}.`),
  scar: (name, scar) => `${name} en garde une marque : ${scar.toLowerCase()}.`,
  healed: (name, scar) => `Une vieille blessure ${de(name)} se ferme : ${scar.toLowerCase()}.`,
  level: (name, level) => `${name} atteint le niveau ${level}.`,
  honour: (name, honour) => `Désormais, ${name} est connu pour une chose : ${honour}.`,
  found: (things) => `Trouvé : ${list(things)}.`,
  unhurt: 'Personne n’est blessé.',
  founded: (name) => `${name} commence.`,
  recruited: (name, card) => `Arrivée ${de(name)}, ${card}.`,
  dismissed: (name) => `Départ ${de(name)}.`,
  retired: (name) => `${name} quitte le service.`,
  promoted: (name, instead) => `${name} reprend le sceau ${de(instead)}.`,
  renamed: (from, name) => `${from} s’appelle désormais ${name}.`,
  retitled: (from, name) => `La campagne, jusqu’ici ${from}, s’appelle désormais ${name}.`,
  module: {
    begun: (name) => `Une histoire commence : ${name}.`,
    ended: (name) => `Ainsi finit ${name}.`,
    left: (name) => `${name} reste inachevé.`,
  },
  base: (base) => `La base a une nouvelle partie : ${base}.`,
  empty: 'Rien n’est écrit',
  emptyText: 'La première bataille écrit la première page.',
  export: 'Exporter en Markdown',
  print: 'Imprimer',
  note: 'Une note de votre main',
  noteHint: 'Entre dans la chronique, avec le jour',
  write: 'La consigner',
  fallen: {
    title: 'Les morts',
    empty: 'Personne n’est mort',
    emptyText: 'Que cela dure.',
    line: (role, level) => `${role}, niveau ${level}`,
    fellIn: (scenario, by) => (by === null ? `Scénario ${scenario}` : `Scénario ${scenario}, par ${by}`),
    kills: (count) => (count < 2 ? `${count} ennemi abattu` : `${count} ennemis abattus`),
    battles: (count) => (count < 2 ? `${count} bataille` : `${count} batailles`),
    left: 'Partis ailleurs',
    leftHow: { dismissed: 'départ', retired: 'a quitté le service' },
  },
};
