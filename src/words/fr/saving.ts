import type { saving as enSaving } from '../en/saving.ts';
import { saveStands } from './saveStands.ts';
import { plural } from './plural.ts';

export const saving = {
  ...saveStands,
  removeDetail: 'une copie reste ; l’écran de stockage la reprend',
  notBroughtBack: 'Aucune copie n’en est lisible. Son texte est mis de côté.',
  battleRemoved: (title) => `${title} n’est plus là. Tout reste gardé 30 jours.`,
  bringFileDetail: 'Une bataille, une campagne, tout, ou une liste d’une autre application',
  imported: (title) => `${title} est là`,
  alreadyHere: (title) => `${title} est déjà là, comme dans le fichier`,
  refused: 'Ce fichier ne peut pas être lu',
  refusedNotJson: 'Ce n’est pas un fichier de Retinue, ou seulement un morceau.',
  refusedNewerFile: 'Il vient d’une version plus récente de cette application. Mettez-la d’abord à jour.',
  refusedProblems: (count) => `${plural(count, 'problème', 'problèmes')} dedans`,
  problemAt: (path, message) => `${path} : ${message}`,
  unreadableDownload: 'La télécharger',
  panel: 'Ce qui est gardé',
  panelDetail: 'Combien, combien de fois, états précédents, tout en un fichier',
  unreadableList: 'Mises de côté',
  keptDetail: 'Ce qui a été retiré, et textes illisibles',
  whyKept: {
    unreadable: 'Illisible',
    migrated: 'Tel qu’avant une mise à jour',
    otherTab: 'Écrit par un autre onglet',
    discarded: 'Retiré par vous',
    replaced: 'Remplacé par un autre état',
  },
  removeForGood: 'Retirer pour de bon',
  newer: 'Une partie d’ici vient d’une version plus récente. Elle seule la lit, et elle est laissée telle quelle.',
  newerTitle: 'Ceci vient d’une version plus récente',
  newerSettings:
    'Les réglages gardés ici viennent d’une version plus récente. Ils restent tels quels ; d’autres durent jusqu’à votre départ.',
  newVersion: 'Une nouvelle version est prête',
  newVersionUse: 'La prendre maintenant',
  newVersionLater: 'Plus tard',
  plainHttp: 'Ouvert en simple http : ni installation, ni usage hors réseau, l’écran peut s’éteindre. Le reste marche.',
} satisfies typeof enSaving;
