import type { saving as enSaving } from '../en/saving.ts';
import { saveStands } from './saveStands.ts';
import { plural } from './plural.ts';

export const saving = {
  ...saveStands,
  removeDetail: 'une copie reste ; l’écran de stockage la reprend',
  notBroughtBack: 'Aucune copie n’en est lisible. Son texte est mis de côté.',
  battleRemoved: (title) => `${title} n’est plus là. Tout reste gardé 30 jours.`,
  bringFileDetail: 'Une bataille, une campagne, tout, ou une liste d’une autre application',
  refused: 'Ce fichier ne peut pas être lu',
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
  silentTitle: 'Le second endroit ne répond pas',
  silent:
    'Ce navigateur garde les parties à deux endroits. Le premier n’a rien de lisible de celle-ci, et le second ne répond pas encore. Dès qu’il répond, elle s’ouvre d’elle-même. D’ici là, rien n’est écrit. Fermer les autres onglets de cette application peut aider.',
  newerSettings:
    'Les réglages gardés ici viennent d’une version plus récente. Ils restent tels quels ; d’autres durent jusqu’à votre départ.',
  newVersion: 'Une nouvelle version est prête',
  newVersionUse: 'La prendre maintenant',
  newVersionLater: 'Plus tard',
  plainHttp: 'Ouvert en simple http : ni installation, ni usage hors réseau, l’écran peut s’éteindre. Le reste marche.',
} satisfies typeof enSaving;
