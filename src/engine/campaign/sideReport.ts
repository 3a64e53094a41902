import type { Side } from '../core/ids.ts';
import type { BattleEvent } from '../family/killteam/model/event.ts';
import { forceOf, ofSide, standing } from '../family/killteam/model/lookup.ts';
import type { Operative } from '../family/killteam/model/operative.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import { lineOf } from './reportLine.ts';
import { momentsOf } from './reportMoments.ts';
import type { BattleReport, Scenario } from './model/walk.ts';

/** How members of a roster are called in a battle of two sides. */
export const memberInBattle = (side: Side, member: string): string => `${side}-${member}`;

const someStand = (battle: BattleState, side: Side): boolean => forceOf(battle, side).some(standing);

const others = (battle: BattleState, side: Side): Side => {
  const [first, second] = battle.sides;
  return first.id === side ? second.id : first.id;
};

/** Who has won by who is left standing; null: both are, or neither. */
function lastSide(battle: BattleState, side: Side, other: Side): Side | null {
  const [own, theirs] = [someStand(battle, side), someStand(battle, other)];
  if (own === theirs) return null;
  return own ? side : other;
}

/** The battle of one side. `winner`: by the score of its mission, null: even; undefined: its mission keeps none. */
interface Fought extends Pick<Scenario, 'deployed'> {
  readonly side: Side;
  readonly winner: Side | null | undefined;
}

function outcomeOf(battle: BattleState, { side, winner }: Fought): BattleReport['primary'] {
  const first = winner === undefined ? lastSide(battle, side, others(battle, side)) : winner;
  if (first === null) return 'open';
  return first === side ? 'complete' : 'failed';
}

/**
 * What a battle of two sides says of one of them, for the dataslate of that side alone (K-80). `entries`: its log, in order.
 * The same battle gives the same report.
 */
export function sideReport(
  battle: BattleState,
  entries: readonly { readonly events: readonly BattleEvent[] }[],
  fought: Fought,
): BattleReport {
  const { side, deployed } = fought;
  const { downIn } = momentsOf(
    battle,
    entries.flatMap(({ events }) => events),
  );
  const lineFor = (operative: Operative) => {
    const member = deployed.find((id) => memberInBattle(side, id) === operative.id) ?? null;
    return { ...lineOf(battle, operative, { member, downedIn: downIn.get(operative.id) ?? null }), leftBehind: false };
  };
  const enemies = forceOf(battle, others(battle, side));
  return {
    primary: outcomeOf(battle, fought),
    turningPoints: battle.result?.turningPoint ?? battle.turningPoint,
    operatives: ofSide(battle, side).map(lineFor),
    objectives: [],
    clues: 0,
    captives: 0,
    enemiesDown: enemies.filter((enemy) => !standing(enemy)).length,
    enemies: enemies.length,
    flags: [],
    loot: [],
    moments: [],
  };
}
