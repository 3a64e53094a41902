import type { CampaignPick, CampaignRoll } from '../../engine/campaign/model/request.ts';
import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { useChoice } from '../../state/campaign/choice.ts';
import { useCampaign, useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { useGame } from '../../state/base/useApp.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { optionName } from '../../words/optionName.ts';
import { useWords } from '../../words/useWords.ts';

function RollNext({ request }: { readonly request: CampaignRoll }) {
  const { dispatchCampaign, screenAnswer } = useCampaignPlay();
  const { campaign } = useWords('campaign');
  const onTable = useGame(({ settings }) => settings.dice.retinue === 'table');
  return (
    <NextButton
      title={onTable ? campaign.dice.rollForMe : campaign.dice.rollIt}
      detail={onTable ? campaign.dice.rollForMeDetail : campaign.dice.rollItDetail(request.sides)}
      quiet={onTable}
      icon="dice"
      pressKey={request.id}
      onPress={() => void dispatchCampaign({ type: 'answer', requestId: request.id, answer: screenAnswer(request) })}
    />
  );
}

function PickNext({ request }: { readonly request: CampaignPick }) {
  const { dispatchCampaign } = useCampaignPlay();
  const scene = useCampaignScene();
  const chosen = useChoice(request);
  const option = request.options.find(({ id }) => id === chosen);
  const answer = () => {
    if (chosen !== null)
      dispatchCampaign({ type: 'answer', requestId: request.id, answer: { kind: 'pick', option: chosen } });
  };
  return (
    <NextButton
      title={option === undefined ? scene.words.common.choose : optionName(scene, option)}
      quiet={option === undefined}
      impossible={option === undefined}
      pressKey={request.id}
      onPress={answer}
    />
  );
}

/** The next thing of what is asked, for the thumb bar: rolls the die, or takes the chosen answer. */
export function RequestNext() {
  const { request } = useCampaign();
  if (request === null) return null;
  return request.kind === 'roll' ? <RollNext request={request} /> : <PickNext request={request} />;
}
