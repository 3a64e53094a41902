import { useMemo } from 'react';
import type { Outlook } from '../../../engine/family/vanguard/advice/outlooks.ts';
import type { ActView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { type RoundsOdds, useRoundsOdds } from '../../../scene/useRoundsOdds.ts';
import { modelName } from '../../../scene/vanguardLook.ts';
import { useVanguardScene, type VanguardScene } from '../../../scene/useVanguardScene.ts';
import { changeSaid, prospectSaid, targetSaid } from '../../../words/roundsWorth.ts';

/** What acts and targets are worth, told beside them; null: nothing is. */
export interface ActWorths {
  /** Of an attack or a charge at whom it is best; of Aim and Focus what they add. */
  readonly ofAct: (act: ActView) => string | null;
  /** Of one target of an attack or a charge. */
  readonly ofTarget: (act: ActView, model: string) => string | null;
}

const NOTHING: ActWorths = { ofAct: () => null, ofTarget: () => null };

const isOf = ({ action, of }: ActView, { attack, charge }: Outlook): boolean =>
  action === 'charge' ? charge : action === 'attack' && !charge && attack === of?.id;

function targetWorth({ words }: VanguardScene, { language }: RoundsOdds, { expected }: Outlook): string | null {
  const [target] = expected.targets;
  if (target === undefined) return null;
  const { prospect } = expected;
  if (prospect.suffers === 0) return targetSaid(words, language, target);
  return prospectSaid(words, language, prospect, [prospect]);
}

/** Whether the board, where there is one, lets an attack reach its target from where it would be made. */
function canReach({ view: { actor, onBoard } }: VanguardScene, act: ActView, { target, attack }: Outlook): boolean {
  if (onBoard === null || actor === null || onBoard.board.places[actor.model.id] === undefined) return true;
  if (act.action === 'charge') return onBoard.charge(actor.model.id, target, act.inches ?? 0) !== null;
  const seen = onBoard.sighted(actor.model.id, target, attack);
  return seen === null || (seen.facts.sight && seen.facts.inRange);
}

function worthsIn(scene: VanguardScene, odds: RoundsOdds): ActWorths {
  const { attacks, aim, focus } = odds.advisor.outlooks(scene.view.state);
  const prepared = { aim, focus };
  return {
    ofAct: (act) => {
      if (act.action === 'aim' || act.action === 'focus') {
        const isInReach = act.action === 'focus' || attacks.some((each) => !each.charge && canReach(scene, act, each));
        const found = isInReach ? prepared[act.action] : null;
        return found === null ? null : changeSaid(scene.words, odds.language, found.alone, found.prepared);
      }
      const best = attacks.find((outlook) => isOf(act, outlook) && canReach(scene, act, outlook));
      const said = best === undefined ? null : targetWorth(scene, odds, best);
      return best === undefined || said === null ? null : scene.words.worth.on(modelName(scene, best.target), said);
    },
    ofTarget: (act, model) => {
      const found = attacks.find((outlook) => outlook.target === model && isOf(act, outlook));
      return found === undefined ? null : targetWorth(scene, odds, found);
    },
  };
}

/** What acts of whoever acts are worth; nothing where odds are not told, or the advisor is still to come. */
export function useActWorths(): ActWorths {
  const scene = useVanguardScene();
  const odds = useRoundsOdds();
  const { advisor, language } = odds ?? {};
  return useMemo(
    () => (advisor === undefined || language === undefined ? NOTHING : worthsIn(scene, { advisor, language })),
    [scene, advisor, language],
  );
}
