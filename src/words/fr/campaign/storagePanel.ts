import type { storagePanel as english } from '../../en/campaign/storagePanel.ts';
import { plural } from '../plural.ts';

const KILO = 1_000;
const MEGA = 1_000_000;
const GIGA = 1_000_000_000;

const size = (bytes: number): string => {
  if (bytes < KILO) return `${bytes} octets`;
  if (bytes < MEGA) return `${Math.round(bytes / KILO)} ko`;
  if (bytes < GIGA) return `${(bytes / MEGA).toFixed(1).replace('.', ',')} Mo`;
  return `${(bytes / GIGA).toFixed(1).replace('.', ',')} Go`;
};

export const storagePanel = {
  title: 'Ce qui est gardé',
  size,
  when: (at) => new Intl.DateTimeFormat('fr', { dateStyle: 'medium', timeStyle: 'short' }).format(at),
  unknownTime: 'heure inconnue',
  keeping: {
    title: 'Le navigateur le gardera-t-il',
    granted: 'Le navigateur le garde',
    grantedDetail: 'Il n’en efface rien de lui-même.',
    refused: 'Le navigateur peut l’effacer',
    refusedDetail: 'Quand le disque est plein, ou après des semaines sans visite. Gardez aussi un fichier.',
    unsupported: 'Le navigateur ne promet rien ici',
    unsupportedDetail:
      'Il ne connaît pas de stockage durable, ou l’adresse est en simple http. Gardez aussi un fichier.',
    ask: 'Lui demander de tout garder',
    stillRefused: 'Il a refusé. Installer l’application, ou un favori, change souvent cela.',
  },
  places: {
    title: 'Où c’est gardé',
    first: 'Première copie, écrite à chaque geste',
    firstOff: 'Le premier endroit ne peut pas servir ici',
    second: 'Seconde copie, écrite ensuite',
    secondOff: 'Le second endroit ne peut pas servir ici',
    offDetail: 'Rien n’y est gardé. Exportez avant de fermer l’application.',
    total: (bytes) => `${bytes} en tout`,
    estimate: (used, whole) => `Le navigateur compte ${used} sur ${whole} qu’il accorde`,
    parts: {
      campaigns: 'Campagnes',
      battles: 'Batailles',
      settings: 'Réglages',
      other: 'Autres',
      copies: 'États précédents',
      pictures: 'Images',
      aside: 'Mis de côté',
    },
    share: (count, bytes) => (count === 0 ? bytes : `${count} · ${bytes}`),
  },
  file: {
    title: 'Dans un fichier à vous',
    last: 'Dernier export de tout',
    never: 'jamais',
    exportAll: 'Tout exporter',
    exportAllDetail: 'un fichier, pour tout appareil',
    bringAll: 'Tout reprendre',
    bringAllDetail: 'Ajoute ce qu’un fichier contient. Rien d’ici n’est écrasé sans demander.',
    exported: 'Tout est dans le fichier.',
    exportedBut: (left) =>
      left === 1
        ? 'Une partie illisible n’est pas dans le fichier.'
        : `${left} parties illisibles ne sont pas dans le fichier.`,
    tooLarge: (bytes) => `Il ferait ${bytes} : trop pour un seul fichier. Exportez les campagnes une à une.`,
    nothing: 'Rien n’est encore gardé.',
    failed: 'Le fichier n’a pas pu être fait. Rien n’a changé.',
    brought: (campaigns, battles, packs) => {
      const logs = [plural(campaigns, 'campagne', 'campagnes'), plural(battles, 'bataille', 'batailles')];
      return `Maintenant ici : ${[...logs, ...(packs === 0 ? [] : [plural(packs, 'pack', 'packs')])].join(', ')}.`;
    },
    missed: (count) => `Pas de place pour ${count}. Faites de la place et reprenez le fichier.`,
    problems: (count) =>
      count === 1 ? 'Un morceau du fichier est illisible :' : `${count} morceaux du fichier sont illisibles :`,
    refused: 'Ce fichier ne peut pas être lu : il ne contient pas tout, ou n’est qu’un morceau. Rien n’a changé.',
    newer:
      'Ce fichier vient d’une version plus récente de cette application. Mettez-la d’abord à jour. Rien n’a changé.',
  },
  copies: {
    title: 'États précédents',
    hint: 'Copiés toutes les cinq minutes de jeu, à chaque étape, et avant tout remplacement ou suppression.',
    none: 'Pas encore de copie',
    noneDetail: 'La première se fait au premier changement d’une bataille ou d’une campagne.',
    untitled: { battle: 'Une bataille', campaign: 'Une campagne', pack: 'Un pack' },
    kinds: { battle: 'Bataille', campaign: 'Campagne' },
    count: (count) => plural(count, 'copie', 'copies'),
    newestOldest: (newest, oldest) => `la plus récente ${newest}, la plus ancienne ${oldest}`,
    why: {
      time: 'au fil du temps',
      milestone: 'à une étape',
      before: 'avant d’être remplacé',
      removed: 'avant d’être supprimé',
    },
    inBattle: (turningPoint, step) =>
      `${turningPoint === 0 ? 'mise en place' : `tournant ${turningPoint}`}, pas ${step}`,
    inRounds: (round, step) => `${round === 0 ? 'mise en place' : `manche ${round}`}, pas ${step}`,
    inCampaign: (scenarios, day, step) =>
      `${scenarios === 0 ? 'avant le premier scénario' : `scénario ${scenarios}`}, jour ${day}, pas ${step}`,
    named: (title, holds) => `${title} : ${holds}`,
    row: (when, why, bytes) => `${when}, ${why} · ${bytes}`,
    copied: 'Copié',
    size: 'Taille',
    revision: 'Étapes enregistrées',
    figures: {
      entries: 'Entrées du journal',
      turningPoint: 'Tournant',
      round: 'Manche',
      operatives: 'Agents',
      models: 'Figurines',
      scenarios: 'Scénarios',
      battles: 'Nombre de batailles',
      slain: 'Morts',
      days: 'Jours',
    },
    keepsNow: 'Ce qui est ici est d’abord copié, pour que vous puissiez y revenir.',
    restore: 'Reprendre cet état',
    take: 'Le prendre en fichier',
    restored: 'Repris. Ce qui était ici est parmi les états précédents.',
    unreadable: 'Cette copie ne peut pas être lue. Rien n’a changé.',
    newer:
      'Ce qui est ici vient d’une version plus récente de cette application. Mettez-la d’abord à jour. Rien n’a changé.',
    newerText: 'Elle vient d’une version plus récente de cette application. Mettez-la d’abord à jour. Rien n’a changé.',
    busy: 'Un autre onglet l’a ouvert et ne le lâche pas. Fermez cet onglet, puis réessayez. Rien n’a changé.',
    full: 'Ce qui est ici n’a pas pu être copié d’abord, donc rien n’a changé. Exportez tout, puis faites de la place.',
  },
  bin: {
    title: 'Retiré',
    door: 'Ce qui a été retiré',
    doorDetail: 'Gardé 30 jours, à rétablir au besoin',
    hint: 'Ce que vous retirez est gardé ici 30 jours, ou jusqu’à ce que vous vidiez la corbeille. Choisissez ce qui doit revenir.',
    count: (count) => (count === 1 ? '1 chose peut revenir' : `${count} choses peuvent revenir`),
    pack: 'Pack',
    row: (kind, when) => `${kind} · retiré ${when}`,
    none: 'Rien n’a été retiré',
    back: (name) => `${name} est de retour`,
    gone: 'Ce n’est plus gardé. Rien n’a changé.',
    failed: 'Le retour a échoué. Rien n’a changé.',
    tooLarge: 'Il n’y a pas la place. Rien n’a changé.',
    astray: 'Elle s’appuie sur une table de décision disparue. Rétablissez d’abord celle-là.',
    empty: 'Vider la corbeille',
    emptyDetail: 'pour de bon',
    emptyIt: 'La vider pour de bon',
    keepIt: 'La garder',
    forGood: (count) =>
      `${count === 1 ? 'Une chose disparaît' : `${count} choses disparaissent`} pour de bon, avec les états précédents des batailles et campagnes retirées. Rien n’y revient.`,
    emptied: 'La corbeille est vide.',
    notEmptied: 'Tout n’a pas pu être effacé. Réessayez.',
  },
  found: {
    title: 'Retrouvé dans les copies',
    hint: 'Sa sauvegarde a disparu de ce navigateur ; un état précédent est encore là.',
    row: (title) => `Retrouvé dans les copies : ${title}, reprendre`,
    detail: (kind, when) => `${kind} · copie du ${when}`,
    restored: (title) => `${title} est de nouveau là`,
    restore: 'Reprendre la dernière copie',
    restoreDetail: (when, entries) =>
      entries === 0 ? `copie du ${when}` : `copie du ${when}, après ${plural(entries, 'entrée', 'entrées')}`,
    keeps: 'Ce qui est illisible reste mis de côté.',
  },
  merge: {
    title: (title) => `${title} est déjà là`,
    newer: 'Le fichier continue ce qui est ici : il est le plus récent.',
    older: 'Ce qui est ici continue le fichier : le fichier est plus ancien. Il n’y a rien à faire.',
    diverged: 'Les deux commencent pareil, puis diffèrent. Choisissez-en un, ou gardez les deux.',
    otherStart: 'Les deux ont le même identifiant, mais pas le même début. Choisissez-en un, ou gardez les deux.',
    unreadable: 'Ce qui est ici est illisible, ou d’une version plus récente. Le fichier, lui, se lit.',
    pack: 'Un pack à vous avec cet identifiant est ici, mais son contenu diffère. Choisissez l’un, ou gardez les deux.',
    packSide: (when, auxiliaries, enemies) =>
      `${plural(auxiliaries, 'auxiliaire', 'auxiliaires')}, ${plural(enemies, 'ennemi', 'ennemis')}, enregistré ${when}`,
    bandsSide: (when, bands) => `${plural(bands, 'bande', 'bandes')}, enregistré ${when}`,
    packDetail:
      'Si les deux restent, celui du fichier reçoit un autre identifiant. Ce qui est remplacé reste parmi ce qui a été retiré.',
    here: 'Ici',
    file: 'Dans le fichier',
    common: 'Début commun',
    stamp: (entries, when) => `${plural(entries, 'entrée', 'entrées')}, gardé le ${when}`,
    entries: (count) => plural(count, 'entrée', 'entrées'),
    takeNewer: 'Prendre le plus récent',
    takeTheirs: 'Prendre celui du fichier',
    keepMine: 'Garder ce qui est ici',
    keepBoth: 'Garder les deux',
    bothDetail:
      'Le fichier reçoit un nouvel identifiant et un numéro après son nom. Ce qui est remplacé reste parmi les états précédents.',
    more: (left) => `Après celui-ci, ${plural(left, 'autre diffère', 'autres diffèrent')}.`,
  },
  aside: {
    title: 'Mis de côté',
    hint: 'Textes illisibles, remplacés, ou retirés par vous. Aucun n’est jeté sans demander.',
    none: 'Rien n’est mis de côté.',
  },
} satisfies typeof english;
