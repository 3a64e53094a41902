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
const some = 'quelqu’un';

export const story: (typeof en)['story'] = {
  title: 'Chronique',
  chapterHead: (day, title) => `Jour ${day}. ${title}`,
  went: [
    (names, enemy) => `Partis en mission : ${list(names)}. En face : ${enemy}.`,
    (names, enemy) => `${enemy} : voilà ce qui attendait ${list(names)}.`,
    (names, enemy) => `Sur le terrain : ${list(names)}. L’ennemi : ${enemy}.`,
  ],
  nobodyWent: (enemy) => `En face : ${enemy}. Les noms de ceux qui partirent ne sont pas écrits ici.`,
  moments: {
    firstBlood: ({ who, whom }) => `Le premier sang est pour ${who ?? some}, sur ${whom ?? some}.`,
    fell: ({ who, whom, turningPoint }) =>
      whom === null
        ? `${who ?? some} tombe au tournant ${turningPoint}.`
        : `${who ?? some} tombe au tournant ${turningPoint}, devant ${whom}.`,
    raised: ({ who, whom }) => `${who ?? some} remet ${whom ?? some} sur pied.`,
    slew: ({ who, whom }) => `${who ?? some} abat ${whom ?? some}.`,
    slewHeavy: ({ who, whom, turningPoint }) =>
      `Au tournant ${turningPoint}, ${who ?? some} abat ${whom ?? some}, le plus grand d’entre eux.`,
    event: ({ what, turningPoint }) => `Tournant ${turningPoint} : ${(what ?? '').toLowerCase()}.`,
    lastStanding: ({ who }) => `À la fin, il ne reste debout ${que(who ?? some)}.`,
    saved: ({ who }) => `${who ?? some} aurait dû mourir, et vit encore.`,
  },
  outcome: {
    complete: [
      (turns, down, of) => `Au bout de ${turnsOf(turns)}, c’est fait ; ennemis à terre : ${down} sur ${of}.`,
      (turns, down, of) =>
        `Il aura fallu ${turnsOf(turns)}. L’objectif est atteint ; ennemis à terre : ${down} sur ${of}.`,
    ],
    failed: [
      (turns, down, of) =>
        `Au bout de ${turnsOf(turns)}, l’objectif est hors d’atteinte ; ennemis à terre : ${down} sur ${of}.`,
    ],
    open: [(turns, down, of) => `Le combat cesse après ${turnsOf(turns)} ; ennemis à terre : ${down} sur ${of}.`],
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
