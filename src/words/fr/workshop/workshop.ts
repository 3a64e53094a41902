import { rowGone } from '../packGone.ts';
import type { workshop as english } from '../../en/workshop/workshop.ts';
import { de } from '../de.ts';
import { plural } from '../plural.ts';
import { bench } from './bench.ts';
import { editor } from './editor.ts';
import { findings } from './findings.ts';

const rows = (count: number): string => plural(count, 'ligne', 'lignes');
const tables = (count: number): string => plural(count, 'table', 'tables');

export const workshop = {
  title: 'Atelier',
  sectionsLabel: 'Ce qui se fait ici',
  waiting: 'Lecture des étagères',
  sections: {
    scenarios: { label: 'Scénarios' },
    campaigns: { label: 'Campagnes' },
    boards: { label: 'Plateaux' },
    tables: { label: 'Tables' },
    content: { label: 'Ennemis', name: 'Ennemis et ce qu’ils portent' },
    packs: { label: 'Packs' },
  },
  own: 'Vos tables de décision',
  noOwn: 'Aucune encore. Faites une règle maison d’une table de l’application.',
  shipped: 'Tables de décision de l’application',
  pack: (name) => `De ${name}`,
  unread: 'L’endroit où les tables sont gardées ne peut pas être lu ici.',
  loading: 'Lecture des tables',
  rows,
  names: {
    brawler: 'Bagarreur',
    marksman: 'Tireur',
    'brawler-objective-first': 'Bagarreur, l’objectif d’abord',
    battler: 'Combattant',
    guardian: 'Gardien',
    'kill-team-2021': 'Kill Team 2021',
    acolyte: 'ACOLYTE',
  },
  houseRuleOf: (parent, changes) =>
    changes === 0
      ? `Règle maison sur ${parent}, encore sans différence`
      : `Règle maison sur ${parent}, ${plural(changes, 'différence', 'différences')}`,
  variantOf: (parent) => `Variante ${de(parent)}`,
  houseRule: 'En faire une règle maison',
  houseRuleDetail: 'ses différences sont gardées',
  houseRuleName: (parent) => `${parent}, à ma façon`,
  copyName: (name) => `${name}, copie`,
  copy: 'Prendre une copie',
  copyDetail: 'pour la changer',
  newTable: 'Créer votre table',
  newName: 'Nouvelle table',
  duplicate: 'Doubler',
  remove: 'Retirer',
  export: 'Exporter en pack',
  share: 'La partager',
  exportAll: 'Tout exporter',
  exportAllDetail: 'vos tables en un seul pack',
  import: 'Importer des tables',
  open: 'Ouvrir',
  removed: (name) => `${name} est retirée`,
  back: (name) => `${name} est de retour`,
  inUse: (by) => `Utilisée par ${by}. Retirez ou changez d’abord cela.`,
  rowGone,
  failed: 'Le stockage a échoué. Rien n’a changé.',
  astray: 'Elle s’appuie sur une table disparue, ou une autre s’appuie sur elle. Rien n’a changé.',
  tooLarge: 'Il n’y a plus de place pour d’autres tables. Rien n’a changé.',
  exported: 'Le fichier est dans vos téléchargements',
  brought: {
    title: (name) => `Dans ${name}`,
    refused: 'Ce fichier ne peut pas être repris. Rien n’a changé.',
    none: 'Il ne contient aucune table de décision.',
    others: (count) =>
      `Il a aussi ${rows(count)} d’autres sortes, qui restent dehors ici. Apportez le fichier à l’accueil pour y jouer.`,
    fresh: 'Nouvelle ici',
    same: 'La même est déjà là',
    replaces: 'Remplace la vôtre de ce nom',
    take: (count) => `Reprendre ${tables(count)}`,
    replace: 'Remplacer la vôtre',
    beside: 'Garder les deux',
    taken: (count) => (count < 2 ? `${tables(count)} reprise` : `${tables(count)} reprises`),
    problem: (path, message) => (path === '' ? message : `${path} : ${message}`),
    unread: 'Le fichier n’a pas pu être lu.',
  },
  editor,
  findings,
  bench,
} satisfies typeof english;
