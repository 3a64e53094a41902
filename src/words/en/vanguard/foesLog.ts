import type { FoesLogCatalogue, FoesUndoCatalogue } from '../../roundsSpeech.ts';
import { say, type UndoText } from '../../speech.ts';

const BECAUSE: Readonly<Record<string, string>> = {
  canAttack: 'it can attack',
  rested: 'fresh and standing',
  threat: 'the most dangerous',
  onObjective: 'at an objective',
  lot: 'by lot among equals',
  hand: 'chosen by hand',
  waitForOthers: 'the others have more to act',
  lastRound: 'the last round',
  spareCp: 'a command point is left over',
  strikesFirst: 'it strikes first',
  cpIsLost: 'command points are lost with the round',
};

const DECIDED: Readonly<Record<string, string>> = {
  lowestFace: 'saves by the lowest face',
  hitsTooSeldom: 'takes its bonus to hit',
  hitsAnyway: 'takes its bonus as AP: it hits anyway',
  cpIsLost: 'spends a command point that would be lost',
  keepsCp: 'keeps its command point',
  strikesBack: 'strikes back: it has acted, or may fell its attacker',
  keepsRested: 'does not strike back: it stays fresh',
  freeBlow: 'strikes whoever leaves: it costs nothing',
  asLaidOut: 'keeps the side that the scenario gives it',
  onlyOne: 'means the only one there is',
  nearest: 'means whoever is nearest',
};

/** What a side that plays itself has done, line by line. */
export const foesLog: FoesLogCatalogue = {
  foesSet: () => say('How a side plays itself is set'),
  foeGoing: ({ move, model, side, why }, look) => {
    const last = BECAUSE[why.at(-1)?.by ?? ''] ?? null;
    if (model !== null && move !== 'place') return say(`Next: ${look.name(model)}`, last);
    return move === 'pass' ? say(`${look.side(side)} waits`, last) : null;
  },
  foeTold: ({ facts, asked }) =>
    asked && facts.length > 0 ? say('Told by hand', facts.length === 1 ? '1 fact' : `${facts.length} facts`) : null,
  foePlanned: ({ model, plan }, look) => {
    if (plan === null) return null;
    const steps = plan.steps.map(({ action, target }) => look.act(action, target));
    return say(`${look.name(model)} plans: ${steps.length === 0 ? 'nothing' : steps.join(', ')}`);
  },
  foeRowBarred: ({ model, why }, look) => {
    if (why === undefined) return say(`${look.name(model)} could not`);
    const because = why === 'there' ? 'it stands where it would go' : 'no such place in reach';
    return say(`${look.name(model)} has nowhere to go`, because);
  },
  foeTaken: ({ model, hand }, look) =>
    say(hand ? `${look.name(model)} is played by hand` : `${look.name(model)} goes on by its table`),
  foeDecided: ({ side, why }, look) => say(`${look.side(side)} ${DECIDED[why] ?? 'decides'}`),
};

/** Acts as a plan names them in the log. */
export const foesActs: Readonly<Record<string, string>> = {
  shoot: 'shoot',
  strike: 'strike',
  charge: 'charge',
  walk: 'walk',
  run: 'run',
  aim: 'aim',
  focus: 'focus',
  standUp: 'stand up',
  own: 'own act',
  push: 'push on',
  pass: 'pass',
};

const names = (short: string, what: string): UndoText => ({ short, full: `Undo: ${what}` });

/** What Undo takes back of it: 14 characters or less, and the whole. */
export const foesUndo: FoesUndoCatalogue = {
  setFoes: () => names('Tables', 'how a side plays itself'),
  foeGoes: ({ side }, look) => names('Their turn', `what ${look.side(side)} did`),
  carryOut: () => names('Done', 'what was done of the plan'),
  couldNot: () => names('Could not', 'that it could not be done'),
  takeFoe: ({ hand }) => names(hand ? 'By hand' : 'By its table', 'who plays the model'),
  tellFoe: () => names('Told', 'what was told'),
  foeAnswers: () => names('Their choice', 'what they chose'),
};
