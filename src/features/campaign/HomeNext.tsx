import { lackingFor } from '../../content/campaign/lacking.ts';
import { chapterAtHand } from '../../engine/campaign/model/modules.ts';
import { leaderless } from '../../engine/campaign/model/succession.ts';
import type { OpenCampaign } from '../../state/campaign/openCampaign.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { campaignRefusal } from '../../words/campaignRefusal.ts';
import { contentName } from '../../words/content.ts';
import { useWords } from '../../words/useWords.ts';
import type { CampaignDoors } from './CampaignHomeScreen.tsx';

type NextProps = { readonly campaign: OpenCampaign; readonly doors: CampaignDoors };

/** What the scenario in hand waits for: its battle, or its writing up. */
function ScenarioNext({ campaign, doors }: NextProps) {
  const { takeReport } = useCampaignPlay();
  const { home, after } = useWords('campaign').campaign;
  const { scenario } = campaign.state;
  if (scenario === null) return null;
  if (scenario.report !== null) {
    const stage = scenario.stage === 'battle' ? 'report' : scenario.stage;
    return <NextButton title={home.next.walk} detail={after.stages[stage]} onPress={doors.onAfter} />;
  }
  if (campaign.battle === 'missing') return <MissingNext campaign={campaign} doors={doors} />;
  if (campaign.battle === 'over') {
    const write = async () => {
      if ((await takeReport()) === null) doors.onAfter();
    };
    return <NextButton title={home.next.over} detail={home.next.overDetail} onPress={() => void write()} />;
  }
  return <NextButton title={home.next.battle} detail={scenario.title} onPress={doors.onBattle} />;
}

/** The battle is gone: it starts again, unless its mission or its enemies have gone from the packs as well. */
function MissingNext({ campaign: { pack, state }, doors }: NextProps) {
  const words = useWords('campaign');
  const { next } = words.campaign.home;
  const row = state.scenario === null ? null : lackingFor(pack, state.scenario);
  if (row === null) return <NextButton title={next.missing} detail={next.missingDetail} onPress={doors.onAgain} />;
  const why = campaignRefusal(words, { code: 'unknownRow', params: { row } });
  return <NextButton title={next.missing} detail={why} impossible onPress={doors.onAgain} />;
}

/** The one next thing of a campaign. */
export function HomeNext({ campaign, doors }: NextProps) {
  const words = useWords('campaign');
  const { home } = words.campaign;
  const { scenario, members } = campaign.state;
  if (scenario !== null) return <ScenarioNext campaign={campaign} doors={doors} />;
  const without = leaderless(campaign.state);
  const serving = members.filter(({ fate }) => fate === 'serving');
  if (serving.length === 0)
    return <NextButton title={home.next.recruit} detail={home.next.recruitDetail} onPress={doors.onRecruit} />;
  if (without.length === campaign.state.players.length && without.every(({ heirs }) => heirs.length === 0))
    return <NextButton title={home.next.recruit} detail={home.next.leaderDetail} onPress={doors.onRecruit} />;
  const able = serving.filter(({ mustRest }) => !mustRest).length;
  const chapter = chapterAtHand(campaign.state);
  const detail =
    chapter === null
      ? home.next.deployDetail(able)
      : home.next.deployChapter(contentName(words, chapter.id, chapter.title));
  return <NextButton title={home.next.deploy} detail={detail} onPress={doors.onDeploy} />;
}
