import { type LogCatalogue, say } from '../speech.ts';

const settled = { done: 'accompli', failed: 'manqué', open: 'de nouveau ouvert' };

/** Ce qu’un scénario fait de lui-même. */
export const logScenario = {
  scenarioMoved: () => null,
  scenarioActed: () => null,
  hookFired: ({ name }) => say(`Le scénario : ${name}`),
  objectiveSettled: ({ text, how }) => say(text, settled[how]),
  objectiveRevealed: ({ text }) => say(text, 'révélé'),
  passageTold: ({ title }) => say(`À lire : ${title}`),
} satisfies Partial<LogCatalogue>;
