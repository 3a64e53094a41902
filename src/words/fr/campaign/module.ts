import { diff } from '../diff.ts';
import type { campaign as en } from '../../en/campaign/campaign.ts';

export const module: (typeof en)['module'] = {
  title: 'Campagne liée',
  choose: 'Commencer une campagne liée',
  chooseDetail: (count) =>
    count < 2
      ? 'des scénarios qui se suivent, joués avec cette suite ; une est là'
      : `des scénarios qui se suivent, joués avec cette suite ; ${count} sont là`,
  begin: 'Commencer',
  chapters: (count) => (count < 2 ? `${count} chapitre` : `${count} chapitres`),
  atHand: (number) => `Chapitre ${number}`,
  playedAs: (scenario) => `joué comme scénario ${scenario}`,
  inPlay: 'sa bataille est en cours',
  ways: 'Ce qui vient ensuite',
  brought: 'Des chapitres précédents',
  ended: 'Elle est finie. Ce qu’elle a apporté reste.',
  lacking: 'Plus aucun paquet n’a son scénario. Ramenez le paquet pour le jouer.',
  gone: 'Son paquet n’est plus là. Elle continue avec les copies gardées dans cette campagne.',
  leave: 'Abandonner la campagne liée',
  leaveDetail: 'drapeaux et chronique restent ; Annuler la ramène',
  changed: 'Le paquet de cette campagne liée a changé',
  changedHint: 'Tant que vous ne prenez pas le nouveau, la campagne se joue telle qu’elle a commencé.',
  playsNewest: 'Elle se joue telle que son paquet est maintenant.',
  playsOlder: 'Elle se joue telle qu’elle fut prise la dernière fois ; son paquet a changé depuis.',
  playsOlderNow: 'Son paquet a changé. Après cette bataille, le nouveau pourra être pris.',
  takeAfterAll: 'Prendre le nouveau quand même',
  diff: {
    ...diff,
    added: (names) => `Nouveau : ${names}`,
    removed: (names) => `Disparu : ${names}`,
    changed: (names) => `Changé : ${names}`,
  },
  kinds: {
    modules: (name) => `${name} (la campagne elle-même)`,
    missions: (name) => `${name} (scénario)`,
    tables: (name) => `${name} (table)`,
    operatives: (name) => `${name} (fiche)`,
    weapons: (name) => `${name} (arme)`,
    armour: (name) => `${name} (armure)`,
    factions: (name) => `${name} (faction)`,
    behaviours: (name) => `${name} (table de décision)`,
  },
  keep: 'Garder l’ancien',
  take: 'Prendre le nouveau',
};
