import { Explained } from '../../../forms/Explained.tsx';
import { useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { PrepHint, PrepRows, PrepSection } from '../../../ui/PrepSection.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { cardName } from '../view/look.ts';
import { auxiliaryCards, withAuxiliary } from './plan.ts';
import type { PlanProps } from './planProps.ts';

const MOST = 4;

/** Who is lent for this one scenario. */
export function AuxiliarySection({ plan, onChange }: PlanProps) {
  const scene = useCampaignScene();
  const { common, campaign } = scene.words;
  const { deploying } = campaign.retinue;
  const cards = auxiliaryCards(scene);
  if (cards.length === 0) return null;
  return (
    <PrepSection title={deploying.auxiliaries}>
      <PrepHint>
        <Explained text={deploying.auxiliariesHint} />
      </PrepHint>
      <PrepRows>
        {cards.map(({ id, dv }) => {
          const name = cardName(scene, id);
          const models = scene.pack.operatives.get(id)?.models ?? 1;
          const hint = models > 1 ? `${common.dv(dv)} · ${deploying.models(models)}` : common.dv(dv);
          return (
            <SettingRow key={id} label={name} hint={<Explained text={hint} />}>
              <Stepper
                label={name}
                value={plan.auxiliaries.filter((each) => each === id).length}
                max={MOST}
                lessLabel={deploying.less(name)}
                moreLabel={deploying.more(name)}
                onChange={(count) => onChange({ auxiliaries: withAuxiliary(plan, id, count) })}
              />
            </SettingRow>
          );
        })}
      </PrepRows>
    </PrepSection>
  );
}
