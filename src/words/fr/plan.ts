import type { BehaviourAction } from '../../engine/behaviour/killTeam/step.ts';
import type { plan as EnPlan, StepSaid } from '../en/plan.ts';
import { inches } from './format.ts';

type Far = Pick<StepSaid, 'inches' | 'goes'>;

function far({ inches: most, goes }: Far): string | null {
  if (goes !== null) return inches(goes.inches);
  return most === null ? null : `${inches(most)} au plus`;
}

function upTo(step: Far): string {
  const said = far(step);
  return said === null ? '' : ` de ${said}`;
}

const at = (before: string, target: string | null): string => (target === null ? '' : ` ${before}${target}`);

const actsOf = (normalMove: string): Record<BehaviourAction, (step: StepSaid) => string> => ({
  fight: ({ target }) => `Combattre${at('', target)}`,
  charge: (step) => ['Charger', at('', step.target), ...(far(step) === null ? [] : [`, ${far(step)}`])].join(''),
  shoot: ({ target }) => `Tirer${at('sur ', target)}`,
  reposition: (step) => `${normalMove}${upTo(step)}`,
  dash: (step) => `Sprinter${upTo(step)}`,
  fallBack: (step) => `Battre en Retraite${upTo(step)}`,
  guard: () => 'Se mettre en garde',
  reload: () => 'Recharger',
  cast: ({ target }) => `Lancer un pouvoir${at('sur ', target)}`,
  mission: () => 'Faire l’action de mission',
  pass: () => 'Ne plus rien faire',
});

const line = (kind: 'clear' | 'any', target: string): string =>
  kind === 'clear' ? `et finir avec une ligne dégagée vers ${target}` : `et finir avec une ligne vers ${target}`;

export function planOf(normalMove: string): typeof EnPlan {
  const acts = actsOf(normalMove);
  return {
    act: (step) => acts[step.action](step),
    line,
    sentence: (steps) =>
      steps
        .map((step) => {
          const act = acts[step.action](step);
          if (step.goes !== null) return [act, step.goes.ends].filter((part) => part !== null).join(' ');
          return step.line === null || step.target === null ? act : `${act} ${line(step.line, step.target)}`;
        })
        .join(', puis '),
    nothing: 'Il ne peut rien faire',
  };
}

export const plan = planOf('Repositionner');
