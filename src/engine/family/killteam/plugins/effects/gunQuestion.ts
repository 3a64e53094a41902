import type { PickRequest } from '../../model/request.ts';
import type { EffectStep } from '../../tables/effect.ts';
import { askedSide, findOperative, requestId } from '../../model/lookup.ts';
import type { EffectsTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';
import { moduleOf } from './stepModule.ts';

/** Which of several guns of the operative in hand the step is for; null: that is clear, or said (DECISIONS, reading 7). */
export function gunQuestion(game: Game, task: EffectsTask, step: EffectStep): PickRequest | null {
  const operative = findOperative(game.state, task.picked?.[0] ?? '');
  if (operative === null || typeof task.gun === 'string') return null;
  const guns = moduleOf(step).guns?.(game, step, operative, task.rolled) ?? [];
  if (guns.length < 2) return null;
  return {
    kind: 'pick',
    id: requestId(game.state, task.id, task.number, operative.id, 'gun'),
    question: 'chooseGun',
    side: askedSide(game.state),
    operative: operative.id,
    options: guns.map((gun) => ({ id: gun, code: 'weapon', params: { weapon: gun }, value: null })),
    usual: guns[0] ?? '',
    random: false,
  };
}
