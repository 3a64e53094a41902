import { targetNumber } from '../../../behaviour/killTeam/fact.ts';
import { saidWithin } from '../../../board/apart.ts';
import type { Look } from '../../../board/looks.ts';
import { factsNow } from '../../../family/killteam/attack/attackContext.ts';
import { factsOfLook } from '../../../family/killteam/attack/boardGeometry.ts';
import { effectiveFacts } from '../../../family/killteam/attack/effectiveFacts.ts';
import { hidden, hidesInCover, rangeOf, sightOf } from '../../../family/killteam/attack/targeting.ts';
import type { ShotFacts } from '../../../family/killteam/model/facts.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import { isShooter } from '../lookReach.ts';
import { tableFor } from '../thought.ts';
import { gunFor } from '../threat.ts';

/** What one look tells of somebody, as the table would tell it. */
export interface Sighted {
  readonly valid: boolean;
  readonly inCover: boolean;
  readonly obscured: boolean;
}

const UNSEEN: Sighted = { valid: false, inCover: false, obscured: false };

/** What may differ by nothing, in inches. */
const NEAR = 1e-6;

/** Whether a look comes so far, where the table has the last word; null: at any distance. */
const reaches = ({ inches, said }: Look, most: number | null): boolean =>
  most === null || (saidWithin(said, most) ?? inches <= most + NEAR);

const VALID = targetNumber('validTarget');

/** It looks for whom to charge, and its table charges whom it sees, however far a gun of it goes. */
const chargesAtSight = (game: Game, enemy: Operative): boolean =>
  !isShooter(enemy) &&
  tableFor(game, enemy).rows.some(
    ({ action, who }) => action === 'charge' && who.where.some(({ fact }) => fact === VALID),
  );

/** How an enemy has somebody whom it looks at: whom it may attack, by its gun if it shoots, and how that is hidden. */
export function sightedBy(game: Game, enemy: Operative, target: Operative): (look: Look) => Sighted {
  const { rules, state } = game;
  const weapon = gunFor(game, enemy, target);
  const reach =
    weapon === null || chargesAtSight(game, enemy)
      ? sightOf(state, enemy)
      : rangeOf(rules, state, { shooter: enemy, weapon, target, via: 'action' });
  const sight = (facts: ShotFacts): Sighted => {
    const { cover, obscured } = effectiveFacts(facts);
    const aim = { shooter: enemy, target, via: 'action' as const, facts };
    const hides = weapon === null ? hidesInCover(target, facts) : hidden(rules, state, { ...aim, weapon }, facts);
    return { valid: !hides && !(rules.cover.obscuredForbids && obscured), inCover: cover, obscured };
  };
  // From most places it is had in one of a few ways.
  const known = new Map<string, Sighted>();
  return (look) => {
    if (look.leaning === null || !reaches(look, reach)) return UNSEEN;
    const told = factsOfLook(look);
    const key = Object.values(told).join(' ');
    const found = known.get(key) ?? sight(factsNow(state, { attacker: enemy, target, facts: told }));
    known.set(key, found);
    return found;
  };
}
