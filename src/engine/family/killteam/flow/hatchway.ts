import { areEngaged, engagedWith } from '../model/lookup.ts';
import type { Operative } from '../model/operative.ts';
import type { Game } from '../rules/game.ts';

/**
 * Hatchway Fight: with nobody in its control range, an operative at an open hatchway fights an enemy within 2" on the other
 * side; for that action the two are in each other's control range. It is a Fight (C-61, C-62). Only the table sees the hatch.
 */
export const fightsThroughHatch = ({ rules, state }: Game, operative: Operative): boolean =>
  rules.closeQuarters?.(state) === true && engagedWith(state, operative.id).length === 0;

/** Whether a fight reaches this enemy: in its control range, or through a hatchway. */
export const inFightReach = (game: Game, operative: Operative, target: Operative): boolean =>
  areEngaged(game.state, operative.id, target.id) || fightsThroughHatch(game, operative);
