import { PrepSection } from '../../ui/PrepSection.tsx';
import { PrepSteps } from '../../ui/PrepSteps.tsx';
import { areHere, firstSides, KillTeamBar, type Sides, useKillTeamSides, useOwnTeams } from './KillTeamDeployment.tsx';
import { useDataslates } from './useDataslates.ts';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { SidesGame } from '../../content/killTeamSides.ts';
import { OFFERED_GAMES, type OfferedGame } from '../../content/offeredGames.ts';
import { forceTold } from '../../content/followPlan.ts';
import type { Pack } from '../../content/pack.ts';
import type { App } from '../../state/base/app.ts';
import { useApp } from '../../state/base/useApp.ts';
import { usePacks } from '../../state/library/ownPacks.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { closeOver } from '../../ui/sheetsOver.ts';
import { TopBar } from '../../ui/TopBar.tsx';
import { useBegun } from '../../scene/useBegun.ts';
import { InTerms } from '../../scene/InTerms.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Deployment.module.css';
import { DeploymentBar } from './DeploymentBar.tsx';
import { type Draft, draftOver, missionOf, newDraft, type Parked, parkedOf, withMission } from './draft.ts';
import { GameChoice } from './GameChoice.tsx';
import { BandsPlace, type BandsProps } from './BandsPlace.tsx';
import { SidesSteps } from './SidesSteps.tsx';
import { useSteps } from './steps.tsx';
import { boundTo } from '../../content/killzones/boundTo.ts';
import { GroundChoice, GroundMissed } from '../../forms/board/GroundChoice.tsx';
import { useGround } from '../../scene/useGround.ts';

type DeploymentScreenProps = {
  /** Draws the choosing of war bands. */
  readonly bands: ComponentType<BandsProps>;
  /** The scenario to begin with; the ready-made one when no pack has it. */
  readonly mission?: string | null;
  /** The dataslate that goes first, and its game; left out: none. */
  readonly muster?: { readonly game: string; readonly dataslate: string };
  /** What is prepared first, when nothing else says it; default: a retinue. */
  readonly prepares?: OfferedGame['prepares'];
  /** Players and dice: the settings of the table. */
  readonly table: ReactNode;
  readonly onBack: () => void;
  /** A battle has begun; its id. */
  readonly onBegun: (id: string) => void;
  /** What of this scenario is to go on paper; left out: nothing. */
  readonly onPrint?: (mission: string) => void;
};

/** What the sections get: the draft, and how to replace it. */
export type DraftProps = { readonly draft: Draft; readonly onChange: (draft: Draft) => void };

/** The ready-made battle, begun as this scenario prepares it when a pack has it. */
function draftFor({ store, ports }: App, pack: Pack, mission: string | null): Draft {
  const { rollFace } = ports.chance;
  const ready = newDraft(pack, store.getState().settings.difficulty, rollFace);
  return mission !== null && pack.missions.has(mission) ? withMission(ready, mission, rollFace) : ready;
}

function useDraft(mission: string | null) {
  const app = useApp();
  const { loadPlayPack } = usePacks();
  const [ready, setReady] = useState<Draft | null>(null);
  const [begun, begin] = useBegun<Parked | null>(`battle ${mission ?? ''}`, null);
  const draft = ready === null || begun === null ? ready : (draftOver(ready.pack, begun) ?? ready);
  /** As it was before other enemies came, and what is said of it. */
  const [before, setBefore] = useState<{ readonly draft: Draft; readonly told: 'replaced' | 'other' } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadPlayPack().then(
      (pack) => setReady(draftFor(app, pack, mission)),
      () => setFailed(true),
    );
  }, [mission, loadPlayPack, app]);
  const change = (next: Draft) => {
    const told = draft === null ? null : forceTold(next.pack, draft, next);
    setBefore(draft === null || told === null ? null : { draft, told });
    begin(parkedOf(next));
  };
  const takeBack = (was: Draft) => {
    setBefore(null);
    begin(parkedOf(was));
  };
  return { draft, change, takeBack, before, dismiss: () => setBefore(null), forget: () => begin(null), failed };
}

type PreparedStepsProps = DraftProps & {
  readonly onPrint: ((mission: string) => void) | null;
  readonly table: ReactNode;
};

function PreparedSteps({ draft, onChange, onPrint, table }: PreparedStepsProps) {
  const { deployment } = useWords('play');
  const print = onPrint === null ? null : () => onPrint(draft.mission);
  const steps = useSteps({ draft, onChange, onPrint: print, table });
  return <PrepSteps steps={steps} nextLabel={deployment.nextStep} foldLabel={deployment.foldSteps} />;
}

/** Says that no pack has the scenario of the address. */
function ScenarioGone({ onDismiss }: { readonly onDismiss: () => void }) {
  const { deployment, common } = useWords('play');
  return <Toast text={deployment.scenarioGone} dismissLabel={common.dismiss} onDismiss={onDismiss} />;
}

/** A battle of ACOLYTE: mission, enemy, difficulty, who comes along and who plays whom. */
function AcolyteDeployment({
  mission = null,
  table,
  systems,
  onBack,
  onBegun,
  onPrint,
}: DeploymentScreenProps & { readonly systems: ReactNode }) {
  const words = useWords('play');
  const { draft, change, takeBack, before, dismiss, forget, failed } = useDraft(mission);
  const [told, setTold] = useState(false);
  const bound = draft === null ? null : boundTo(missionOf(draft));
  const ground = useGround(OFFERED_GAMES[0].id, bound);
  const top = (
    <TopBar
      title={words.deployment.title}
      back={{ label: words.common.back, onPress: () => closeOver() || onBack() }}
    />
  );
  if (draft === null) {
    return (
      <ScreenLayout label={words.deployment.title} top={top}>
        {failed && <EmptyState title={words.errors.loadFailed} />}
      </ScreenLayout>
    );
  }
  const leave = (id: string) => {
    forget();
    ground.choose(null);
    onBegun(id);
  };
  const whenMissed = ground.missed ? <GroundMissed ground={ground} /> : null;
  const missing = mission !== null && !draft.pack.missions.has(mission);
  return (
    <ScreenLayout
      label={words.deployment.title}
      width="wide"
      top={top}
      bar={<DeploymentBar draft={draft} ground={ground} onBegun={leave} />}
      toast={
        before === null ? (
          missing && !told ? (
            <ScenarioGone onDismiss={() => setTold(true)} />
          ) : (
            whenMissed
          )
        ) : (
          <Toast
            text={words.deployment.enemiesChanged[before.told]}
            action={{ label: words.common.undo, onPress: () => takeBack(before.draft) }}
            dismissLabel={words.common.dismiss}
            onDismiss={dismiss}
          />
        )
      }
    >
      {(mission === null || missing) && systems}
      <GroundChoice ground={ground} bound={bound} />
      <PreparedSteps draft={draft} onChange={change} onPrint={onPrint ?? null} table={table} />
    </ScreenLayout>
  );
}

/** A battle of two equal sides. */
function KillTeamDeployment({
  table,
  systems,
  game,
  muster,
  onBack,
  onBegun,
}: DeploymentScreenProps & { readonly systems: ReactNode; readonly game: SidesGame }) {
  const words = useWords('play');
  const pack = useKillTeamSides(game);
  const [chosen, setSides] = useBegun<Sides | null>(`battle ${game} ${muster?.dataslate ?? ''}`, null);
  const rosters = useDataslates(pack);
  const ground = useGround(game);
  const packs = useOwnTeams(pack, rosters);
  const mustered = rosters.find(({ id }) => id === muster?.dataslate);
  const begun = pack !== null && chosen !== null && areHere(pack, packs, chosen) ? chosen : null;
  const sides = begun ?? (pack === null ? null : firstSides(pack, mustered));
  const leave = (id: string) => {
    setSides(null);
    ground.choose(null);
    onBegun(id);
  };
  return (
    <ScreenLayout
      label={words.deployment.title}
      width="wide"
      top={
        <TopBar
          title={words.deployment.title}
          back={{ label: words.common.back, onPress: () => closeOver() || onBack() }}
        />
      }
      bar={
        pack === null || sides === null ? null : (
          <KillTeamBar pack={pack} rosters={rosters} sides={sides} ground={ground} onBegun={leave} />
        )
      }
      toast={ground.missed ? <GroundMissed ground={ground} /> : null}
    >
      {systems}
      <GroundChoice ground={ground} />
      {pack !== null && sides !== null && (
        <SidesSteps
          pack={pack}
          rosters={rosters}
          sides={sides}
          onChange={setSides}
          table={<div className={styles.table}>{table}</div>}
        />
      )}
    </ScreenLayout>
  );
}

const firstThat = (prepares: OfferedGame['prepares']) =>
  OFFERED_GAMES.find((game) => game.prepares === prepares)?.id ?? null;

/** A new battle: of which game, and all that it wants to know. A scenario is one of the first. */
export function DeploymentScreen(props: DeploymentScreenProps) {
  const words = useWords('play');
  const wanted = props.muster?.game ?? (props.prepares === undefined ? null : firstThat(props.prepares));
  const [chosen, choose] = useBegun<string | null>(`game ${wanted ?? props.mission ?? ''}`, wanted);
  const game = OFFERED_GAMES.find(({ id }) => id === chosen) ?? OFFERED_GAMES[0];
  const begun = {
    ...props,
    onBegun: (id: string) => {
      choose(wanted);
      props.onBegun(id);
    },
  };
  const systems = (
    <PrepSection title={words.deployment.system}>
      <GameChoice value={game.id} onChange={({ id }) => choose(id)} />
    </PrepSection>
  );
  if (game.prepares === 'bands') {
    return (
      <InTerms system={game.id}>
        <BandsPlace {...begun} systems={systems} game={game.id} />
      </InTerms>
    );
  }
  return game.prepares === 'retinue' ? (
    <AcolyteDeployment {...begun} systems={systems} />
  ) : (
    <InTerms system={game.id}>
      <KillTeamDeployment key={game.id} {...begun} systems={systems} game={game.id} />
    </InTerms>
  );
}
