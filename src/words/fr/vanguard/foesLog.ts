import { say, type UndoText } from '../../speech.ts';
import type { Words } from '../../words.ts';
import { de } from '../de.ts';
import { plural } from '../plural.ts';

const BECAUSE: Readonly<Record<string, string>> = {
  canAttack: 'il peut attaquer',
  rested: 'reposé et debout',
  threat: 'le plus dangereux',
  onObjective: 'près d’un objectif',
  lot: 'au sort entre égaux',
  hand: 'choisi à la main',
  waitForOthers: 'les autres ont plus à jouer',
  lastRound: 'la dernière manche',
  spareCp: 'il reste un point de commandement',
  strikesFirst: 'il frappe le premier',
  cpIsLost: 'les PC sont perdus avec la manche',
};

const DECIDED: Readonly<Record<string, string>> = {
  lowestFace: 'sauve sur la face la plus basse',
  hitsTooSeldom: 'prend son bonus pour toucher',
  hitsAnyway: 'prend son bonus en PA\u00A0: il touche de toute façon',
  cpIsLost: 'dépense un PC qui serait perdu',
  keepsCp: 'garde son point de commandement',
  strikesBack: 'riposte\u00A0: il a agi, ou peut abattre son attaquant',
  keepsRested: 'ne riposte pas\u00A0: il reste reposé',
  freeBlow: 'frappe qui s’en va\u00A0: cela ne coûte rien',
  asLaidOut: 'garde le côté que le scénario lui donne',
  onlyOne: 'vise le seul qui soit là',
  nearest: 'vise le plus proche',
};

/** What a side that plays itself has done, line by line. */
export const foesLog = {
  foesSet: () => say('La manière dont un camp joue tout seul est réglée'),
  foeGoing: ({ move, model, side, why }, look) => {
    const last = BECAUSE[why.at(-1)?.by ?? ''] ?? null;
    if (model !== null && move !== 'place') return say(`Au tour ${de(look.name(model))}`, last);
    return move === 'pass' ? say(`${look.side(side)} attend`, last) : null;
  },
  foeTold: ({ facts, asked }) =>
    asked && facts.length > 0 ? say('Dit à la main', plural(facts.length, 'fait', 'faits')) : null,
  foePlanned: ({ model, plan }, look) => {
    if (plan === null) return null;
    const steps = plan.steps.map(({ action, target }) => look.act(action, target));
    return say(`${look.name(model)} prévoit\u00A0: ${steps.length === 0 ? 'rien' : steps.join(', ')}`);
  },
  foeRowBarred: ({ model, why }, look) => {
    if (why === undefined) return say(`${look.name(model)} n’a pas pu`);
    const because = why === 'there' ? 'il est déjà là où il irait' : 'aucun tel endroit à portée';
    return say(`${look.name(model)} n’a nulle part où aller`, because);
  },
  foeTaken: ({ model, hand }, look) =>
    say(hand ? `${look.name(model)} est joué à la main` : `${look.name(model)} reprend par sa table`),
  foeDecided: ({ side, why }, look) => say(`${look.side(side)} ${DECIDED[why] ?? 'décide'}`),
} satisfies Words<'rounds'>['foesLog'];

/** Acts as a plan names them in the log. */
export const foesActs: Words<'rounds'>['foesActs'] = {
  shoot: 'tirer',
  strike: 'frapper',
  charge: 'charger',
  walk: 'marcher',
  run: 'courir',
  aim: 'viser',
  focus: 'se concentrer',
  standUp: 'se relever',
  own: 'action propre',
  push: 'forcer',
  pass: 'passer',
};

const names = (short: string, what: string): UndoText => ({ short, full: `Annuler\u00A0: ${what}` });

/** What Undo takes back of it: 14 characters or less, and the whole. */
export const foesUndo = {
  setFoes: () => names('Tables', 'la manière dont un camp joue tout seul'),
  foeGoes: ({ side }, look) => names('Leur tour', `les gestes ${de(look.side(side))}`),
  carryOut: () => names('Fait', 'ce qui a été fait du plan'),
  couldNot: () => names('Impossible', 'que ce n’était pas possible'),
  takeFoe: ({ hand }) => names(hand ? 'À la main' : 'Par sa table', 'qui joue la figurine'),
  tellFoe: () => names('Dit', 'ce qui a été dit'),
  foeAnswers: () => names('Leur choix', 'ce qu’ils ont choisi'),
} satisfies Words<'rounds'>['foesUndo'];
