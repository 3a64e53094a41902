import type { ReactNode } from 'react';
import type { CampaignState } from '../../engine/campaign/model/state.ts';
import { useCampaign, useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { classNames } from '../../ui/classNames.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWide } from '../../ui/useWide.ts';
import { contentText } from '../../words/content.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Campaign.module.css';
import { HomeNext } from './HomeNext.tsx';
import { ModulePart } from './ModulePart.tsx';
import { Muster, type MusterProps } from './Muster.tsx';

/** Where the campaign's home leads. */
export interface CampaignDoors {
  readonly onBack: () => void;
  readonly onRoster: () => void;
  /** The page of an operative. */
  readonly onOperative: (member: string) => void;
  readonly onRecruit: () => void;
  readonly onDeploy: () => void;
  readonly onBattle: () => void;
  readonly onAfter: () => void;
  /** Starts the battle of the scenario in hand again, where it is gone. */
  readonly onAgain: () => void;
  readonly onChronicle: () => void;
  readonly onFallen: () => void;
  readonly onStash: () => void;
  readonly onTracker: () => void;
  readonly onSettings: () => void;
  readonly onPrint: () => void;
  readonly onExport: () => void;
  readonly onShare: () => void;
  readonly onStorage: () => void;
  /** A roster of another app. */
  readonly onImport: () => void;
}

type HomeProps = {
  readonly doors: CampaignDoors;
  readonly undo: ReactNode;
  readonly save: ReactNode;
  /** Draws the face of somebody. */
  readonly portrait: MusterProps['portrait'];
  /** The last chapter as it is told. */
  readonly lastChapter: ReactNode;
  /** Who may follow, where no Acolyte leads; else nothing. */
  readonly succession: ReactNode;
};

const sums = ({ members, chronicle, stash }: CampaignState) => {
  const serving = members.filter(({ fate }) => fate === 'serving');
  return {
    serving: serving.length,
    scars: serving.reduce((sum, { scars }) => sum + scars.length, 0),
    fallen: members.filter(({ fate }) => fate === 'slain').length,
    battles: chronicle.filter(({ kind }) => kind === 'battle').length,
    things: stash.filter(({ lost }) => !lost).length,
  };
};

function Rows({ state, doors }: { readonly state: CampaignState; readonly doors: CampaignDoors }) {
  const { home } = useWords('campaign').campaign;
  const { serving, fallen, battles, things, scars } = sums(state);
  const owed = state.owed.length;
  const roster = serving === 0 ? home.rosterEmpty : home.sum(battles, serving, scars);
  return (
    <>
      <ListRow
        icon="roster"
        title={home.roster}
        detail={owed === 0 ? roster : `${roster}. ${home.owed(owed)}`}
        opens
        onPress={doors.onRoster}
      />
      <ListRow
        icon="log"
        title={home.chronicle}
        detail={battles === 0 ? home.chronicleEmpty : home.chronicleCount(battles)}
        opens
        onPress={doors.onChronicle}
      />
      <ListRow icon="interact" title={home.stash} detail={home.stashCount(things)} opens onPress={doors.onStash} />
      <ListRow
        icon="campaign"
        title={home.tracker}
        detail={home.trackerSum(state.clues, state.bases.length)}
        opens
        onPress={doors.onTracker}
      />
      {fallen > 0 && (
        <ListRow icon="down" title={home.fallen} detail={home.fallenCount(fallen)} opens onPress={doors.onFallen} />
      )}
    </>
  );
}

/** The scenario in hand: its name, and what it asks. */
function InHand({ state }: { readonly state: CampaignState }) {
  const words = useWords('campaign');
  const { pack } = useCampaign();
  const { scenario } = state;
  if (scenario === null) return null;
  const mission = pack.missions.get(scenario.mission);
  return (
    <article className={classNames(styles.chapter, styles.sheet)} aria-label={scenario.title}>
      <h2>{scenario.title}</h2>
      {mission !== undefined && <p>{contentText(words, `${mission.id}/primary`, mission.primary)}</p>}
    </article>
  );
}

/** What is seldom wanted, in one place: open on a desk, one row on a phone. */
function Managed({ doors }: { readonly doors: CampaignDoors }) {
  const { home } = useWords('campaign').campaign;
  return (
    <details className={styles.managed} open={useWide()}>
      <summary>
        <b>{home.manage}</b>
        <small>{home.manageDetail}</small>
      </summary>
      <Keys doors={doors} />
    </details>
  );
}

function Keys({ doors }: { readonly doors: CampaignDoors }) {
  const { home } = useWords('campaign').campaign;
  return (
    <div className={styles.keys}>
      <KeyButton icon="print" label={home.print} onPress={doors.onPrint} />
      <KeyButton icon="settings" label={home.settings} onPress={doors.onSettings} />
      <KeyButton icon="export" label={home.export} onPress={doors.onExport} />
      <KeyButton icon="share" label={home.share} onPress={doors.onShare} />
      <KeyButton icon="saved" label={home.storage} onPress={doors.onStorage} />
      <KeyButton icon="import" label={home.import} onPress={doors.onImport} />
    </div>
  );
}

/** The campaign between battles: who serves, what was written last, what comes next, and all that is kept. */
export function CampaignHomeScreen({ doors, undo, save, portrait, lastChapter, succession }: HomeProps) {
  const { dispatchCampaign } = useCampaignPlay();
  const words = useWords('campaign');
  const campaign = useCampaign();
  const { state } = campaign;
  const { home } = words.campaign;
  return (
    <ScreenLayout
      label={state.name}
      width="wide"
      top={
        <TopBar
          title={state.name}
          back={{ label: words.common.back, onPress: doors.onBack }}
          note={home.day(state.day)}
          end={save}
        />
      }
      bar={<ThumbBar label={words.common.continue} undo={undo} next={<HomeNext campaign={campaign} doors={doors} />} />}
    >
      <div className={styles.home}>
        <div className={styles.who}>
          {state.members.length > 0 && succession}
          <Muster portrait={portrait} onOperative={doors.onOperative} />
        </div>
        <div className={styles.last}>
          {lastChapter}
          <ModulePart />
          {state.module === undefined || state.module === null ? <InHand state={state} /> : null}
        </div>
        <div className={styles.rows}>
          <Rows state={state} doors={doors} />
          {state.scenario !== null && state.scenario.report === null && (
            <ListRow
              icon="couldNot"
              title={home.callOff}
              detail={home.callOffDetail}
              onPress={() => dispatchCampaign({ type: 'callOff' })}
            />
          )}
        </div>
        <div className={styles.doors}>
          <Managed doors={doors} />
        </div>
      </div>
    </ScreenLayout>
  );
}
