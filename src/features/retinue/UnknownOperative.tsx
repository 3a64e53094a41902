import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { RetinueBar } from './RetinueBar.tsx';

type UnknownOperativeProps = { readonly onBack: () => void; readonly onScenario: () => void };

/** In place of a page about somebody who is not of this campaign. */
export function UnknownOperative({ onBack, onScenario }: UnknownOperativeProps) {
  const { common, campaign } = useCampaignScene().words;
  const { retinue } = campaign;
  return (
    <ScreenLayout
      label={retinue.title}
      top={<TopBar title={retinue.title} back={{ label: common.back, onPress: onBack }} />}
      bar={
        <RetinueBar
          next={<NextButton title={common.back} quiet icon="back" onPress={onBack} />}
          onScenario={onScenario}
        />
      }
    >
      <EmptyState title={retinue.operative.notFound} />
    </ScreenLayout>
  );
}
