import type { BehaviourAction } from '../../engine/behaviour/killTeam/step.ts';
import type { plan as EnPlan, StepSaid } from '../en/plan.ts';
import { inches } from '../format.ts';

const upTo = (length: number | null): string => (length === null ? '' : ` de ${inches(length)} au plus`);
const at = (before: string, target: string | null): string => (target === null ? '' : ` ${before}${target}`);

const acts: Record<BehaviourAction, (step: StepSaid) => string> = {
  fight: ({ target }) => `Combattre${at('', target)}`,
  charge: ({ target, inches: length }) =>
    `Charger${at('', target)}${length === null ? '' : `, ${inches(length)} au plus`}`,
  shoot: ({ target }) => `Tirer${at('sur ', target)}`,
  reposition: (step) => `Repositionner${upTo(step.inches)}`,
  dash: (step) => `Sprinter${upTo(step.inches)}`,
  fallBack: (step) => `Battre en Retraite${upTo(step.inches)}`,
  guard: () => 'Se mettre en garde',
  reload: () => 'Recharger',
  cast: ({ target }) => `Lancer un pouvoir${at('sur ', target)}`,
  mission: () => 'Faire l’action de mission',
  pass: () => 'Ne plus rien faire',
};

const line = (kind: 'clear' | 'any', target: string): string =>
  kind === 'clear' ? `et finir avec une ligne dégagée vers ${target}` : `et finir avec une ligne vers ${target}`;

export const plan = {
  act: (step) => acts[step.action](step),
  line,
  sentence: (steps) =>
    steps
      .map((step) => {
        const act = acts[step.action](step);
        return step.line === null || step.target === null ? act : `${act} ${line(step.line, step.target)}`;
      })
      .join(', puis '),
  nothing: 'Il ne peut rien faire',
} satisfies typeof EnPlan;
