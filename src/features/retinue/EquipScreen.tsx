import { Term } from '../../ui/Term.tsx';
import { type CampaignScene, useCampaignScene } from '../../scene/useCampaignScene.ts';
import { useState } from 'react';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { issuesLeft, ownBases } from '../../engine/campaign/model/bases.ts';
import type { Allowance } from '../../engine/campaign/model/sheet.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { campaignRefusal } from '../../words/campaignRefusal.ts';
import { AnywaySheet } from './AnywaySheet.tsx';
import styles from './Equip.module.css';
import { EquipTable } from './EquipTable.tsx';
import { RetinueBar } from './RetinueBar.tsx';
import { type Offer, offersOf } from './view/equip.ts';
import { UnknownOperative } from './UnknownOperative.tsx';
import { type Shown, shownOf } from './view/look.ts';
import { mayOverride } from './view/reasonOf.ts';

type EquipScreenProps = {
  readonly member: string;
  readonly onBack: () => void;
  readonly onScenario: () => void;
};

type PointsProps = {
  /** The word of the game that it is, by its id. */
  readonly term: 'wp' | 'ep';
  readonly label: string;
  readonly unit: string;
  readonly points: Allowance;
  /** Where what there is comes from. */
  readonly from?: string | null;
};

/** Points used and what there is of them; more than there is overflows in words and in oxide. */
function Points({ term, label, unit, points: { used, of }, from = null }: PointsProps) {
  const scene = useCampaignScene();
  const { equipping } = scene.words.campaign.retinue;
  const share = of === 0 ? (used > 0 ? 1 : 0) : Math.min(1, used / of);
  return (
    <div className={styles.points} role="status" data-over={used > of}>
      <p>
        <span>{label}</span>
        <b>
          {equipping.points(used, of)} <Term of={term}>{unit}</Term>
        </b>
      </p>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
      <small>{used > of ? equipping.over(used - of) : equipping.fitsUpTo(of - used)}</small>
      {from !== null && <small className={styles.from}>{from}</small>}
    </div>
  );
}

function Lists({ shown, onWhy }: { shown: Shown; onWhy: (offer: Offer) => void }) {
  const scene = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const { id } = shown.member;
  const press = (offer: Offer) => {
    if (offer.against !== null) onWhy(offer);
    else dispatchCampaign({ type: 'equip', member: id, ...offer.after });
  };
  return offersOf(scene, shown).map((list) => <EquipTable key={list.id} list={list} member={id} onPress={press} />);
}

/** The armoury of the base is ours: Restricted items without the level. */
const armouryOpen = ({ content, state }: CampaignScene): boolean =>
  ownBases(content, state).some(({ restricted = 0 }) => restricted > 0);

function Page({ shown, onBack, onScenario }: EquipScreenProps & { shown: Shown }) {
  const scene = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const { words } = scene;
  const { equipping } = words.campaign.retinue;
  const [why, setWhy] = useState<Offer | null>(null);
  const { member, sheet } = shown;
  const unused = Math.max(0, sheet.wargear.of - sheet.wargear.used);
  const anyway = (offer: Offer) =>
    void dispatchCampaign({
      type: 'equip',
      member: member.id,
      ...offer.after,
      override: { reason: equipping.overridden },
    });
  const next = (
    <NextButton title={equipping.done} detail={equipping.doneDetail(sheet.dv)} icon="check" onPress={onBack} />
  );
  return (
    <ScreenLayout
      label={equipping.title(member.name)}
      top={
        <>
          <TopBar
            title={member.name}
            note={words.common.dv(sheet.dv)}
            back={{ label: words.common.back, onPress: onBack }}
          />
          <div className={styles.sums}>
            <Points term="wp" label={equipping.wargear} unit={equipping.wpUnit} points={sheet.wargear} />
            <Points
              term="ep"
              label={equipping.equipmentPoints}
              unit={equipping.epUnit}
              points={sheet.equipment}
              from={equipping.epFrom(sheet.equipment.of - unused, unused)}
            />
          </div>
        </>
      }
      bar={<RetinueBar next={next} onScenario={onScenario} />}
    >
      {armouryOpen(scene) && <p className={styles.note}>{equipping.armoury(issuesLeft(scene.content, scene.state))}</p>}
      <Lists shown={shown} onWhy={setWhy} />
      {why !== null && why.against !== null && (
        <AnywaySheet
          title={equipping.take(why.name)}
          reason={campaignRefusal(words, why.against)}
          onAnyway={mayOverride(why.against) ? () => anyway(why) : null}
          onClose={() => setWhy(null)}
        />
      )}
    </ScreenLayout>
  );
}

/** What one operative carries, within its wargear and equipment points; every tap is logged and can be undone. */
export function EquipScreen(props: EquipScreenProps) {
  const scene = useCampaignScene();
  const member = scene.state.members.find(({ id }) => id === props.member);
  if (member === undefined) return <UnknownOperative {...props} />;
  return <Page {...props} shown={shownOf(scene, member)} />;
}
