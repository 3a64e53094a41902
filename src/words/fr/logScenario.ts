import { isSilent, isUnrevealed } from '../secrets.ts';
import { objectiveText } from '../scenarioNotes.ts';
import { type LogCatalogue, say } from '../speech.ts';

const settled = { done: 'accompli', failed: 'manqué', open: 'de nouveau ouvert' };

/** Ce qu’un scénario fait de lui-même. */
export const logScenario = {
  scenarioMoved: () => null,
  scenarioActed: () => null,
  hookFired: ({ hook }, look) => (isSilent(look, hook) ? null : say('Le scénario avance de lui-même')),
  objectiveSettled: ({ objective, text, how }, look) =>
    isUnrevealed(look, objective) ? null : say(`Objectif : ${objectiveText(look, objective, text)}`, settled[how]),
  objectiveRevealed: ({ objective, text }, look) => say(`Objectif révélé : ${objectiveText(look, objective, text)}`),
  passageTold: ({ passage, title }, look) => say(`À lire : ${look.contentName(passage, title)}`),
} satisfies Partial<LogCatalogue>;
