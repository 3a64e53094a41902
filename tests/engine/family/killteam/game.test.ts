import { expect, it, vi } from 'vitest';
import { Game } from '../../../../src/engine/family/killteam/rules/game.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { evolve } from '../../../support/fold.ts';
import { shoot } from '../../../support/decide.ts';
import { vexActs } from '../../../support/duel.ts';

const shooting = () => vexActs().does(shoot()).midway;

it('should be the same game as long as the battle stands as it does', () => {
  const state = shooting();
  const game = gameOf(state);
  expect(gameOf(state)).toBe(game);
  expect(game.at(state)).toBe(game);
});

it('should have a question of its own at every moment', () => {
  const state = shooting();
  const game = gameOf(state);
  const after = evolve(state, { type: 'taskClosed' });
  expect(game.question).not.toBeNull();
  expect(game.at(after).question).toEqual(gameOf(after).question);
  expect(game.at(after).question).not.toEqual(game.question);
  expect(gameOf(state).question).toEqual(game.question);
});

it('should work out its question once, an empty one too', () => {
  const state = shooting();
  const { rules } = gameOf(state);
  const request = vi.fn(() => null);
  const tasks = { ...rules.tasks, shoot: { request, resolve: () => [] } };
  const game = new Game({ ...rules, tasks }, state);
  expect([game.question, game.question]).toEqual([null, null]);
  expect(request).toHaveBeenCalledTimes(1);
});
