import type { Content } from '../content.ts';
import type { Words } from '../words.ts';
import { de } from './de.ts';
import { killTeam2021Content } from './systems/kt2021Content.ts';

const several = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1) ?? ''}`;

const foughtFor = (turns: number, down: number, of: number): string =>
  `en ${several(turns, 'tournant', 'tournants')} ; ennemis neutralisés : ${down} sur ${of}`;

/** Our narrative play in French: how a row is called, and what it does. */
const rows: Readonly<Record<string, readonly [name: string, text?: string]>> = {
  untried: ['Novice'],
  blooded: ['Aguerri'],
  hardened: ['Endurci'],
  storied: ['Renommé'],
  'harbour-legend': ['Légende'],
  'low-sweep': ['Fauchage', 'Ses armes de mêlée font 1 dégât de plus en critique.'],
  'grim-patience': ['Sombre patience', 'Ses armes de mêlée ont Équilibré.'],
  'deck-brawler': ['Bagarreur de pont', 'Après sa charge, ses armes de mêlée ont 1 dé d’attaque de plus.'],
  'iron-wrist': ['Poigne de fer', 'Qui le combat a sa CC pire de 1.'],
  'long-lunge': ['Longue fente', 'Ses charges vont 1″ plus loin.'],
  'last-word': ['Dernier mot', 'Sa première frappe après une charge fait 1 dégât de plus.'],
  'salted-eye': ['Œil salé', 'Tant qu’il n’a pas bougé dans son activation, ses armes à distance ont Équilibré.'],
  'cold-barrel': ['Canon froid', 'Ses armes à distance font 1 dégât de plus en critique.'],
  'no-hiding': ['Nulle cachette', 'Tant qu’il n’a pas bougé dans son activation, ses tirs ignorent le couvert.'],
  'high-perch': ['Haut perchoir', 'D’un point de vue, ses armes à distance ont 1 dé d’attaque de plus.'],
  'held-breath': [
    'Souffle retenu',
    'Une fois par bataille, dans son activation\u00A0: toutes les attaques de ses tirs ont Implacable jusqu’à sa fin.',
  ],
  'telling-shot': ['Tir décisif', 'Un tir dont un critique est conservé fait 1 dégât de plus.'],
  'light-feet': ['Pied léger', 'Son Mouvement est plus long de 1″.'],
  'quick-sprint': ['Sprint', 'Ses sprints vont 1″ plus loin.'],
  'shadow-walk': ['Marche d’ombre', 'Dans une activation en Dissimulation, son Mouvement est plus long de 1″.'],
  slippery: ['Insaisissable', 'Sa première retraite d’une bataille coûte 1 PA de moins.'],
  'roof-rat': ['Rat des toits', 'Sur un point de vue, un de ses dés de défense peut être relancé.'],
  'old-paths': ['Vieux sentiers', 'Son premier sprint d’une bataille ne coûte aucun PA.'],
  'thick-hide': ['Cuir épais', 'Il a 1 point de vie de plus.'],
  stubborn: ['Têtu', 'Blessé, ni son Mouvement ni ses armes n’en pâtissent.'],
  'borrowed-luck': ['Chance empruntée', 'Un de ses dés de défense peut être relancé.'],
  unbowed: ['Indompté', 'La première fois d’un tournant que ses PA baisseraient, ils ne baissent pas.'],
  'shrugs-it-off': ['Encaisse', 'Une fois par tournant, un dé d’attaque lui fait 1 dégât de moins.'],
  'quick-healer': ['Guérit vite', 'Ses tests de rétablissement ont +1.'],
  'stiff-leg': ['Jambe raide', 'Son Mouvement est plus court de 1″.'],
  'shaking-hands': ['Mains tremblantes', 'Ses armes à distance ont une CT pire de 1.'],
  'weak-grip': ['Prise faible', 'Ses armes de mêlée ont une CC pire de 1.'],
  'ringing-ears': ['Oreilles sifflantes', 'Ses PA ne montent jamais.'],
  'old-bleed': ['Vieille plaie', 'Il a 1 point de vie de moins, mais jamais moins de 5.'],
  'bad-knee': ['Mauvais genou', 'Il ne peut pas se ruer.'],
  sawbones: ['Chirurgien', 'Une cicatrice d’un agent disparaît.'],
  'drill-yard': ['Cour d’exercice', 'Un agent a 3 XP de plus.'],
  'shore-leave': ['Permission', 'Un agent qui doit se reposer ne le doit plus.'],
  'quiet-cargo': [
    'Cargaison discrète',
    'Un objet de 2 PE au plus de la liste du kill team, à garder. Au combat il ne coûte aucun PE.',
  ],
  'spare-crates': ['Caisses de réserve', 'À la prochaine bataille vous avez 2 PE de plus.'],
  foothold: ['Tête de pont', 'Un atout stratégique au choix.'],
  'sick-bay': ['Infirmerie', 'Les tests de rétablissement ont +1.'],
  'powder-store': ['Poudrière', 'Vous avez 1 PE de plus à chaque bataille.'],
  paymaster: ['Payeur', 'Chaque bataille qui compte rapporte 1 PR de plus.'],
  'chart-room': ['Salle des cartes', 'Les sprints de vos agents vont 1″ plus loin.'],
};

const content: Content = {
  names: {
    ...killTeam2021Content.names,
    ...Object.fromEntries(Object.entries(rows).map(([id, [name]]) => [id, name])),
  },
  byName: killTeam2021Content.byName,
  texts: {
    ...killTeam2021Content.texts,
    ...Object.fromEntries(Object.entries(rows).flatMap(([id, [, text]]) => (text === undefined ? [] : [[id, text]]))),
  },
};

export const dataslate: Words<'dataslate'> = {
  content,
  campaign: {
    after: {
      title: 'Mettre le dossier à jour',
      report: {
        primary: 'La bataille',
        primaryOf: { complete: 'Gagnée', failed: 'Perdue', open: 'Égalité' },
        retinue: 'Le kill team',
      },
      experience: { rows: { primary: 'bataille gagnée', survived: 'était là', kill: 'ennemi neutralisé' } },
      advances: {
        none: 'Aucun rang atteint',
        levels: 'Rangs atteints',
        reached: (level) => `atteint le rang ${level + 1}`,
        owed: { specialism: 'sa liste d’honneurs de bataille' },
        goOn: 'À la clôture',
      },
      closing: {
        levels: 'Rangs',
        level: (who, level) => `${who}, rang ${level + 1}`,
        closeDetail: 'le dossier est à jour',
        nothing: 'Personne n’est blessé, personne n’a rien appris.',
      },
      noWalk: 'Aucune bataille n’attend d’être comptée',
      noWalkText: 'Allez au combat ; sa fin demande si elle compte.',
    },
    dice: {
      rolls: {
        scar: (who) => `Jetez le dé pour la cicatrice ${de(who)}`,
        honour: (who) => `Jetez un D6 pour l’honneur de bataille ${de(who)}`,
      },
      questions: {
        retireOrDie: (who) => `Trop de cicatrices. Que devient ${who} ?`,
        specialism: (who) => `De quelle liste sont les honneurs de bataille ${de(who)} ?`,
        honour: (who) => `Quel honneur de bataille pour ${who} ?`,
      },
      casualtyResults: { scarAndRest: 'Cicatrice, et se repose à la prochaine bataille' },
      changes: { base: 'atout stratégique' },
    },
    retinue: { level: (level) => `Rang ${level + 1}` },
    tracker: {
      settings: {
        title: 'Le dossier',
        discard: 'Supprimer le dossier',
      },
    },
    story: {
      went: [
        (names, enemy) => `Partis au combat : ${list(names)}. En face : ${enemy}.`,
        (names, enemy) => `${enemy} : voilà ce qui attendait ${list(names)}.`,
        (names, enemy) => `Sur le terrain : ${list(names)}. L’ennemi : ${enemy}.`,
      ],
      nobodyWent: (enemy) => `En face : ${enemy}. Les noms de ceux qui partirent ne sont pas écrits ici.`,
      outcome: {
        complete: [(turns, down, of) => `Bataille gagnée ${foughtFor(turns, down, of)}.`],
        failed: [(turns, down, of) => `Bataille perdue ${foughtFor(turns, down, of)}.`],
        open: [(turns, down, of) => `Égalité ${foughtFor(turns, down, of)}.`],
      },
      level: (name, level) => `${name} atteint le rang ${level + 1}.`,
      retired: (name) => `${name} quitte le kill team.`,
      retitled: (from, name) => `Le dossier, jusqu’ici ${from}, s’appelle désormais ${name}.`,
      base: (base) => `Un atout stratégique de plus : ${base}.`,
      fallen: {
        line: (role, level) => `${role}, rang ${level + 1}`,
        fellIn: (battle, by) => (by === null ? `Bataille ${battle}` : `Bataille ${battle}, devant ${by}`),
        leftHow: { retired: 'a quitté le kill team' },
      },
    },
  },
  sharing: {
    title: 'Partager le dossier',
    goes: 'Sont partagés : ceux qui servent, avec rangs, cicatrices, honneurs et notes ; le joueur ; les points de réquisition, les atouts stratégiques et l’équipement gardé.',
    level: (level) => `Rang ${level + 1}`,
    roles: { follower: 'Agent' },
    sendText: (name) => `Le dossier ${name}, pour Retinue`,
    qrLabel: (name) => `Code QR du lien vers le dossier ${name}`,
    take: {
      title: 'Un dossier partagé',
      take: 'Prendre comme nouveau dossier',
      takeDetail: 'Vos propres dossiers restent tels quels',
      stash: (count) => several(count, 'objet gardé', 'objets gardés'),
    },
  },
  dataslate: {
    one: 'Dossier',
    door: 'Un dossier, pour Kill Team 2021',
    doorHint: 'Ce que l’on note d’un kill team en jeu narratif : expérience, honneurs et cicatrices.',
    found: {
      title: 'Nouveau dossier',
      name: 'Nom',
      team: 'Kill team',
      begin: 'Ouvrir le dossier',
      beginDetail: (count) => several(count, 'agent', 'agents'),
    },
    points: (count) => `${count} PR`,
    operatives: 'Agents',
    detail: (card, rank, xp) => `${card} · ${rank} · ${xp} XP`,
    honours: (count) => several(count, 'honneur', 'honneurs'),
    scars: (count) => several(count, 'cicatrice', 'cicatrices'),
    rests: 'doit se reposer',
    honoursTitle: 'Honneurs de bataille',
    scarsTitle: 'Cicatrices',
    none: 'Aucun',
    nextRank: (rank, xp) => `${rank} dès ${xp} XP`,
    lastRank: 'Le plus haut rang',
    record: (battles, kills) =>
      `${several(battles, 'bataille', 'batailles')}, ${several(kills, 'ennemi neutralisé', 'ennemis neutralisés')}`,
    rename: 'Nom',
    dismiss: 'Congédier',
    enlist: {
      row: 'Enrôler un agent',
      rowDetail: 'rejoint le dossier',
      title: 'Enrôler un agent',
      card: 'Quelle fiche',
      arms: 'Armé de',
      keyword: (word) => `À la place de <${word}>`,
      join: 'Enrôler',
    },
    requisitions: 'Réquisitions',
    costs: (cost, text) => `${cost} PR. ${text}`,
    forWhom: 'Pour qui',
    which: 'Lequel',
    nothingFor: 'Personne n’a rien de tel.',
    assets: 'Atouts stratégiques',
    kept: 'Équipement gardé',
    moreEp: (ep) => `${ep} PE de plus à la prochaine bataille`,
    waiting: (count) => several(count, 'choix attend', 'choix attendent'),
    toBattle: 'Au combat',
    toBattleDetail: 'choisir l’autre camp et la mission',
    inBattle: 'À la bataille',
    inBattleDetail: 'sa fin demande si elle compte',
    update: 'Mettre le dossier à jour',
    updateDetail: 'pertes, expérience, honneurs',
    chronicle: 'Chronique',
    print: 'Imprimer les fiches',
    share: 'Partager',
    settings: 'Réglages',
    export: 'Exporter',
    storage: 'Stockage et copies',
    fallen: 'Les disparus',
    cards: 'Fiches',
    printNow: 'Imprimer',
    pages: (count) => several(count, 'page', 'pages'),
    stats: { move: 'M', apl: 'LPA', group: 'AG', defence: 'DF', save: 'SV', wounds: 'PV' },
    weapon: { name: 'Arme', attacks: 'A', hit: 'CT/CC', damage: 'D', rules: 'Règles' },
    counts: {
      title: 'Cette bataille compte-t-elle\u00A0?',
      hint: 'Chaque camp décide pour lui-même.',
      count: (name) => `La compter pour ${name}`,
      countDetail: 'vers la mise à jour de son dossier',
      not: (name) => `Pas pour ${name}`,
      notDetail: 'son dossier reste tel quel',
      open: (team) => `Ouvrir un dossier : ${team}`,
      openDetail: 'cette bataille est sa première',
      failed: 'Il n’a pas pu être ouvert. Rien n’a changé.',
    },
  },
};
