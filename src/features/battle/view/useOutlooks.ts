import { useMemo, useSyncExternalStore } from 'react';
import type { Game } from '../../../engine/family/killteam/rules/game.ts';
import { type AttackInReach, attacksInReach } from '../../../engine/family/killteam/flow/inReach.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { thoughtOfFight } from '../../../engine/family/killteam/advice/fight/thoughtOfFight.ts';
import { foughtAs } from '../../../engine/family/killteam/advice/fight/foughtOdds.ts';
import { fightsWork } from '../../../state/odds/fightsWork.ts';
import { byWorth, expectedOfFight, expectedOfShot, type Outlook } from './outlook.ts';

const WELL = { attacker: 'optimal', defender: 'optimal' } as const;

/** Every attack that could be declared now with its odds, the best first; of long fights they come later. */
export function useOutlooks(
  game: Game,
  operative: Operative,
  anyway: AttackInReach['action'] | null,
): readonly Outlook[] {
  const { shots, fights, work } = useMemo(() => {
    const attacks = attacksInReach(game, operative, anyway);
    const inFights = attacks
      .filter(({ action }) => action === 'fight')
      .map((attack) => ({ ...attack, fight: thoughtOfFight(game, attack) }));
    return {
      shots: attacks
        .filter(({ action }) => action === 'shoot')
        .map((attack): Outlook => ({ ...attack, fight: null, expected: expectedOfShot(game, attack) })),
      fights: inFights,
      work: fightsWork(inFights.map(({ fight }) => foughtAs(fight, WELL))),
    };
  }, [game, operative, anyway]);
  const worked = useSyncExternalStore(work.watch, work.now);
  return useMemo(() => {
    const fought = fights.map((attack, at): Outlook => {
      const odds = worked[at] ?? 'coming';
      return { ...attack, expected: typeof odds === 'string' ? odds : expectedOfFight(attack.fight, odds) };
    });
    return [...shots, ...fought].toSorted(byWorth);
  }, [shots, fights, worked]);
}
