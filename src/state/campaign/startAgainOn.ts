import { boundTo } from '../../content/killzones/boundTo.ts';
import type { BoardMap } from '../../engine/board/boardMap.ts';
import type { App } from '../base/app.ts';
import { showBoardIn } from '../battle/boardLook.ts';
import { USUAL_GROUND, USUAL_WISH } from '../battle/onGround.ts';
import { playedOnIn } from '../battle/playedOn.ts';
import { startAgain } from './campaignBattle.ts';
import type { CampaignSession } from './campaignSession.ts';
import type { CampaignRefusal } from './openCampaign.ts';

/** The killzone that the scenario in hand is bound to, else a board by chance; null: none can be had. */
async function boardFor(app: App, session: CampaignSession): Promise<BoardMap | null> {
  const { state } = session.open;
  const { pack } = session.contentsOf(state);
  const mission = pack.missions.get(state.scenario?.mission ?? '');
  const ground = (mission === undefined ? null : boundTo(mission)) ?? USUAL_GROUND;
  const seed = app.ports.chance.newSeed();
  try {
    const { fetchGround } = await import('../battle/ground.ts');
    return await fetchGround(app, { ground, system: pack.manifest.ruleset, seed, wish: USUAL_WISH });
  } catch {
    return null;
  }
}

/**
 * Starts the missing battle of the scenario in hand again, on a board where battles are played on one: which one it was on, nobody
 * has kept. Returns its id, or why not.
 */
export async function startAgainOn(app: App, session: CampaignSession): Promise<string | CampaignRefusal> {
  const how = playedOnIn(app);
  const wanted = how !== 'table' && session.contents() !== null && session.open.state.scenario !== null;
  const map = wanted ? await boardFor(app, session) : null;
  const started = startAgain(session, map !== null);
  if (typeof started !== 'string' || map === null) return started;
  const { takeUp } = await import('../battle/ground.ts');
  showBoardIn(app);
  takeUp(app, map, how === 'screen');
  return started;
}
