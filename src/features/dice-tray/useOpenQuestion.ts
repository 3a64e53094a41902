import type { Advice } from '../../engine/log/advice.ts';
import type { Request } from '../../engine/family/killteam/model/request.ts';
import type { LookRequest } from '../../engine/family/killteam/model/request.ts';
import type { AskedView } from '../../engine/view/asked.ts';
import { useAdvice } from '../../state/answer/advice.ts';
import { useGame } from '../../state/base/useApp.ts';
import { killTeamIn } from '../../state/battle/killTeam.ts';

/** What the tray asks. What only the table can see, for an enemy that decides, has a screen of its own. */
type TrayRequest = Exclude<Request, LookRequest>;

/** What is asked. */
export interface OpenQuestion<R extends TrayRequest = TrayRequest> {
  readonly request: R;
  /** What the battle knows of it. */
  readonly asked: AskedView;
  readonly advice: Advice | null;
}

/** The question the battle waits for; null: nothing is asked here. */
export function useOpenQuestion(): OpenQuestion | null {
  const view = useGame(({ battle }) => killTeamIn(battle)?.view ?? null);
  const advice = useAdvice();
  const request = view?.request ?? null;
  const asked = view?.asked ?? null;
  return asked === null || request === null || request.kind === 'look' ? null : { request, asked, advice };
}
