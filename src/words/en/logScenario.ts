import { type LogCatalogue, say } from '../speech.ts';

const settled = { done: 'done', failed: 'failed', open: 'open again' };

/** What a scenario does by itself. */
export const logScenario = {
  scenarioMoved: () => null,
  scenarioActed: () => null,
  hookFired: ({ name }) => say(`The scenario: ${name}`),
  objectiveSettled: ({ text, how }) => say(text, settled[how]),
  objectiveRevealed: ({ text }) => say(text, 'revealed'),
  passageTold: ({ title }) => say(`Read aloud: ${title}`),
} satisfies Partial<LogCatalogue>;
