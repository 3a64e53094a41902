import type { PickRequest } from '../../../engine/family/vanguard/model/request.ts';
import type { RoundsOdds } from '../../../scene/useRoundsOdds.ts';
import type { VanguardScene } from '../../../scene/useVanguardScene.ts';
import { chanceShort } from '../../../words/chance.ts';
import { prospectSaid } from '../../../words/roundsWorth.ts';

/** Why the answer to a blow is the better one, with the next activation in mind. */
function whyBest({ words: { worth } }: VanguardScene, { question, options }: PickRequest, id: string): string | null {
  if (question !== 'retaliate') return null;
  return options.find((option) => option.id === id)?.code === 'doNot' ? worth.restIsWorth : worth.backIsWorth;
}

/** What each answer to a question is worth, by its id; none where nothing is worked out, or odds are not told. */
export function optionWorths(
  scene: VanguardScene,
  odds: RoundsOdds | null,
  request: PickRequest,
): Readonly<Record<string, string>> {
  const found = odds?.advisor.worth(scene.view.state, request) ?? null;
  if (odds === null || found === null) return {};
  const { words } = scene;
  const all = found.options.flatMap(({ prospect }) => prospect ?? []);
  return Object.fromEntries(
    found.options.flatMap(({ id, prospect, passes }) => {
      const said =
        passes !== null
          ? words.worth.passes(chanceShort(passes))
          : prospect === null
            ? null
            : prospectSaid(words, odds.language, prospect, all);
      const parts = [said, id === found.best ? whyBest(scene, request, id) : null].filter((part) => part !== null);
      return parts.length === 0 ? [] : [[id, parts.join(' · ')] as const];
    }),
  );
}
