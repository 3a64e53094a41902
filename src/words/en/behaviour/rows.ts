import type { BehaviourAction, Destination, PlaceWish } from '../../../engine/behaviour/killTeam/step.ts';
import type { Rank } from '../../../engine/behaviour/table.ts';

/** An action: its name on a list, and what a row says of it. */
interface ActionWords {
  readonly name: string;
  readonly does: string;
}

export const behaviourActions = {
  fight: { name: 'Fight', does: 'Fight somebody in its control range' },
  charge: { name: 'Charge', does: 'Charge somebody it can reach' },
  shoot: { name: 'Shoot', does: 'Shoot a valid target' },
  reposition: { name: 'Reposition', does: 'Reposition' },
  dash: { name: 'Dash', does: 'Dash' },
  fallBack: { name: 'Fall Back', does: 'Fall Back' },
  guard: { name: 'Guard', does: 'Go on guard' },
  reload: { name: 'Reload', does: 'Reload' },
  cast: { name: 'Cast', does: 'Cast a power' },
  mission: { name: 'Mission action', does: 'Do the mission action' },
  pass: { name: 'Pass', does: 'Do nothing more' },
} satisfies Record<BehaviourAction, ActionWords>;

/** What is chosen by a number: its name on a list, and within a sentence. */
export const ranks = {
  closest: { name: 'The closest', said: 'whoever is closest' },
  fewestWounds: { name: 'Fewest wounds left', said: 'whoever has the fewest wounds left' },
  threat: { name: 'The greatest threat', said: 'whoever an attack hurts most' },
} satisfies Record<Rank, { name: string; said: string }>;

/** Toward what a move goes. */
export const destinations = {
  closest: { name: 'The closest opponent', said: 'toward the closest opponent, seen or not' },
  targetLocation: { name: 'The Target Location', said: 'toward the Target Location' },
  noise: { name: 'The noise', said: 'toward the noise' },
  waypoint: { name: 'The next waypoint', said: 'toward its next patrol point (three places you choose for its group)' },
  objective: { name: 'The closest objective', said: 'toward the closest objective' },
  entry: { name: 'Its board edge', said: 'toward the edge it came from' },
  away: { name: 'Away from opponents', said: 'away from every opponent' },
} satisfies Record<Destination, { name: string; said: string }>;

/** What a place should offer. */
export const wishes = {
  clearTarget: { name: 'A target not obscured', said: 'with a clear target' },
  target: { name: 'A target', said: 'with any target' },
  objectiveInView: { name: 'An objective in view', said: 'with an objective in view' },
  nearObjective: { name: 'Near an objective', said: 'near an objective' },
  nearAlly: { name: 'Near a friend', said: 'near a friend' },
} satisfies Record<PlaceWish, { name: string; said: string }>;

export const covers = {
  must: { name: 'Into cover', said: 'into cover' },
  ifPossible: { name: 'If possible', said: 'into cover if possible' },
  no: { name: 'Never mind', said: '' },
};

export const ties = {
  roll: { name: 'By a roll', said: 'Still equal: a roll.' },
  threat: { name: 'The greatest threat', said: 'Still equal: whoever an attack hurts most, then a roll.' },
};

/** How the parts of a row become its sentence. */
export const sentence = {
  and: (parts: readonly string[]) => parts.join(' and '),
  or: (parts: readonly string[]) => parts.join(' or '),
  joined: (said: string) => `(${said})`,
  not: (said: string) => `it is not so that ${said}`,
  some: (said: string) => `somebody of the retinue ${said}`,
  when: (condition: string, does: string) => `If ${condition}: ${does}`,
  who: (does: string, which: string) => `${does} who ${which}`,
  half: (does: string) => `${does} up to half of its Move`,
  part: (does: string, part: string) => `${does}, ${part}`,
  toward: (does: string, where: string) => `${does} ${where}`,
  wishes: ([first = '', ...others]: readonly string[]) =>
    [`ending ${first}`, ...others.map((wish) => `else ${wish}`)].join(', '),
  order: ([first = '', ...others]: readonly string[]) =>
    [`First ${first}`, ...others.map((next) => `then ${next}`)].join(', '),
  whoever: (said: string) => `whoever ${said}`,
  end: (said: string) => `${said}.`,
};

/** When the enemy takes Engage. */
export const orderRules = {
  attacks: { name: 'When it attacks', said: 'It takes Engage when its plan has an attack, else Conceal.' },
  always: { name: 'Always', said: 'It always takes Engage.' },
  attacksOr: {
    name: 'When it attacks, or if',
    said: (condition: string) => `It takes Engage when its plan has an attack, or if ${condition}; else Conceal.`,
  },
};
