import type { ReactNode } from 'react';
import { AskEnd } from './AskEnd.tsx';
import { BattleOver } from './BattleOver.tsx';
import { useKillTeam } from '../../state/battle/killTeam.ts';

export type EndWays = {
  readonly onPlay: () => void;
  readonly onLog: () => void;
  readonly onHome: () => void;
  /** On to what the battle did to everyone; for the battle of a campaign. */
  readonly onWalk: () => void;
  /** Into a campaign that begins with this battle; for one of no campaign. */
  readonly onFound: () => void;
  /** What became of a scenario that has a script, in place of what the mission counts. */
  readonly scenario?: ReactNode;
  /** Who won, and by what, where the mission says what its sides play for. */
  readonly score?: ReactNode;
  /** Whether it counts, asked of each side that keeps a dataslate (K-80). */
  readonly counts?: ReactNode;
  /** Dataslates that sides which have none may open with it. */
  readonly slates?: ReactNode;
};

/** The end of the open battle: asks how it ends, or shows how it ended. */
export function EndScreen(ways: EndWays) {
  const battle = useKillTeam();
  if (battle === null) return null;
  return battle.state.result === null ? (
    <AskEnd view={battle.view} inCampaign={battle.campaign !== undefined} onBack={ways.onPlay} />
  ) : (
    <BattleOver battle={battle} ways={ways} />
  );
}
