import { isSilent, isUnrevealed } from '../secrets.ts';
import { objectiveText } from '../scenarioNotes.ts';
import { type LogCatalogue, say } from '../speech.ts';

const settled = { done: 'done', failed: 'failed', open: 'open again' };

/** What a scenario does by itself. */
export const logScenario = {
  scenarioMoved: () => null,
  scenarioActed: () => null,
  hookFired: ({ hook }, look) => (isSilent(look, hook) ? null : say('The scenario goes on by itself')),
  objectiveSettled: ({ objective, text, how }, look) =>
    isUnrevealed(look, objective) ? null : say(`Objective: ${objectiveText(look, objective, text)}`, settled[how]),
  objectiveRevealed: ({ objective, text }, look) => say(`Revealed objective: ${objectiveText(look, objective, text)}`),
  passageTold: ({ passage, title }, look) => say(`Read aloud: ${look.contentName(passage, title)}`),
} satisfies Partial<LogCatalogue>;
