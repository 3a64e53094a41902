import { type ReactNode, useEffect, useState } from 'react';
import { hasCloseQuarters, killTeamBattle } from '../../content/killTeamBattle.ts';
import { loadKillTeamSides, type SidesGame } from '../../content/killTeamSides.ts';
import { choiceOf, factsOf, packOf, type SideChoice } from '../../content/killTeams/sideChoice.ts';
import type { DataslateRoster } from '../../content/killTeams/dataslateRoster.ts';
import { isRefused } from '../../content/killTeams/teamFacts.ts';
import type { Pack } from '../../content/pack.ts';
import type { MissionRow } from '../../content/schema/mission.ts';
import { standsApart } from '../../content/offeredGames.ts';
import { useSeated } from '../../scene/useSeated.ts';
import { usePacks } from '../../state/library/ownPacks.ts';
import { beginBattle, fetchGameOf } from '../../state/battle/beginBattle.ts';
import { withSettings } from '../../state/battle/withSettings.ts';
import { packRef } from '../../state/library/packRef.ts';
import { useGame, useChance, useApp } from '../../state/base/useApp.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FacingHalves } from '../../ui/FacingHalf.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { PrepHint, PrepSection } from '../../ui/PrepSection.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { contentName, contentText } from '../../words/content.ts';
import { useWords } from '../../words/useWords.ts';
import { musteredOf, pickOf } from './muster.ts';
import { SideHalf } from './SideHalf.tsx';

/** A battle of two equal sides as it is prepared: the mission by its id, both sides, and who plays the second. */
export interface Sides {
  readonly mission: string;
  readonly first: SideChoice;
  readonly second: SideChoice;
  readonly against: 'people' | 'tables';
  /** With walls, hatchways and guards, where the game has them. */
  readonly closeQuarters: boolean;
}

/** The first mission of a pack and its first two sides, both played by people; or a dataslate against another kill team. */
export function firstSides(pack: Pack, mustered?: DataslateRoster): Sides {
  const [mission = ''] = pack.missions.keys();
  const [first = '', second = first] = pack.retinues.keys();
  const [own = ''] = mustered?.pack.retinues.keys() ?? [];
  const team = mustered?.pack.retinues.get(own)?.killTeam?.id;
  return {
    mission,
    first: mustered === undefined ? choiceOf(pack, first) : choiceOf(mustered.pack, own),
    second: choiceOf(pack, mustered === undefined || team !== second ? second : first),
    against: 'people',
    closeQuarters: false,
  };
}

/** Whether everything that was chosen is in these packs, `pack` the one of the game. */
export const areHere = (pack: Pack, packs: readonly Pack[], { mission, first, second }: Sides): boolean =>
  pack.missions.has(mission) &&
  [first, second].every(({ pack: id, roster, members }) => {
    const of = packs.find(({ manifest }) => manifest.id === id);
    return of?.retinues.has(roster) === true && members.every(({ card }) => of.operatives.has(card));
  });

const AGAINST = ['people', 'tables'] as const;

/** The pack of sides for a game, once it is here. */
export function useKillTeamSides(game: SidesGame): Pack | null {
  const [pack, setPack] = useState<Pack | null>(null);
  useEffect(() => {
    let here = true;
    void loadKillTeamSides(game).then((loaded) => here && setPack(loaded));
    return () => {
      here = false;
    };
  }, [game]);
  return pack?.manifest.ruleset === game ? pack : null;
}

/** The pack of a game with those of the player's own, where they are chosen side by side. */
export function useOwnTeams(pack: Pack | null, rosters: readonly DataslateRoster[]): readonly Pack[] {
  const { loadKillTeams } = usePacks();
  const [own, setOwn] = useState<readonly Pack[]>([]);
  const apart = pack !== null && standsApart(pack.manifest.ruleset);
  useEffect(() => {
    if (apart) void loadKillTeams().then(setOwn);
  }, [apart, loadKillTeams]);
  return pack === null ? [] : [pack, ...own, ...rosters.map((roster) => roster.pack)];
}

type SidesProps = {
  readonly pack: Pack;
  /** The rosters of dataslates that can go. */
  readonly rosters: readonly DataslateRoster[];
  readonly sides: Sides;
  readonly onChange: (sides: Sides) => void;
};

/** Two facing halves, built alike. */
function Halves({ pack, rosters, sides, onChange }: SidesProps) {
  const packs = useOwnTeams(pack, rosters);
  const words = useWords('play');
  const [one, two] = useSeated();
  return (
    <>
      <FacingHalves>
        <SideHalf
          packs={packs}
          side="retinue"
          player={one.name}
          choice={sides.first}
          onChange={(first) => onChange({ ...sides, first })}
        />
        <SideHalf
          packs={packs}
          side="enemy"
          player={sides.against === 'people' ? two.name : null}
          choice={sides.second}
          onChange={(second) => onChange({ ...sides, second })}
        />
      </FacingHalves>
      <PrepSection title={words.deployment.against}>
        <Segmented
          wide
          label={words.deployment.against}
          options={AGAINST.map((value) => ({ value, label: words.deployment.againstWhom[value] }))}
          value={sides.against}
          onChange={(against) => onChange({ ...sides, against })}
        />
      </PrepSection>
    </>
  );
}

function Mission({ pack, sides, onChange, mission }: SidesProps & { readonly mission: MissionRow }) {
  const words = useWords('play');
  const missions = [...pack.missions.values()];
  const primaryOf = ({ id, primary }: MissionRow) => contentText(words, `${id}/primary`, primary);
  if (missions.length === 1)
    return (
      <PrepSection title={contentName(words, mission.id, mission.name)}>
        <PrepHint>{primaryOf(mission)}</PrepHint>
      </PrepSection>
    );
  return (
    <PrepSection title={words.deployment.mission}>
      <ChoiceList
        label={words.deployment.chooseMission}
        options={missions.map((each) => ({
          id: each.id,
          title: contentName(words, each.id, each.name),
          detail: primaryOf(each),
        }))}
        value={mission.id}
        onChange={(id) => onChange({ ...sides, mission: id })}
      />
    </PrepSection>
  );
}

/** Walls, hatchways and guards, or none. */
function CloseQuarters({ sides, onChange }: SidesProps) {
  const { deployment } = useWords('play');
  const { title, on, off, hint } = deployment.closeQuarters;
  return (
    <PrepSection title={title}>
      <Segmented
        wide
        label={title}
        options={[
          { value: 'off', label: off },
          { value: 'on', label: on },
        ]}
        value={sides.closeQuarters ? 'on' : 'off'}
        onChange={(value) => onChange({ ...sides, closeQuarters: value === 'on' })}
      />
      <PrepHint>{hint}</PrepHint>
    </PrepSection>
  );
}

/** Which sides meet, who plays them, and the table. */
export function KillTeamSections({ table, ...props }: SidesProps & { readonly table: ReactNode }) {
  const words = useWords('play');
  const mission = props.pack.missions.get(props.sides.mission);
  if (mission === undefined) return <EmptyState title={words.errors.loadFailed} />;
  return (
    <>
      <Halves {...props} />
      <Mission {...props} mission={mission} />
      {hasCloseQuarters(props.pack) && <CloseQuarters {...props} />}
      {table}
    </>
  );
}

type BarProps = Omit<SidesProps, 'onChange'> & { readonly onBegun: (id: string) => void };

/** The start, under the thumb. */
export function KillTeamBar({ pack, rosters, sides, onBegun }: BarProps) {
  const packs = useOwnTeams(pack, rosters);
  const { newSeed } = useChance();
  const app = useApp();
  const words = useWords('play');
  const said = useWords('killTeams');
  const settings = useGame((game) => game.settings);
  const [one, two] = useSeated();
  const both = [sides.first, sides.second];
  const here = both.every(({ pack: id }) => packs.some(({ manifest }) => manifest.id === id));
  const facts = here ? both.flatMap((choice) => factsOf(packOf(packs, choice), choice)) : [];
  const refused = !here || facts.some(isRefused) || both.some(({ goes }) => goes.length === 0);
  const start = () => {
    if (refused) return;
    const { retinue: people, enemy: tables } = settings.dice;
    const state = killTeamBattle({
      pack,
      mission: sides.mission,
      teams: [
        { ...pickOf(packs, rosters, sides.first), player: one },
        { ...pickOf(packs, rosters, sides.second), player: sides.against === 'people' ? two : null },
      ],
      settings: { ...settings, closeQuarters: sides.closeQuarters },
      dice: { people, tables },
      seed: newSeed(),
    });
    const title = contentName(words, sides.mission, state.mission.name);
    const begin = (id?: string) =>
      onBegun(
        beginBattle(app, {
          packs: [packRef(pack)],
          state: withSettings(state, settings),
          title,
          ...(id !== undefined && { id }),
        }),
      );
    const mustered = musteredOf(rosters, sides, state);
    const fetched = fetchGameOf(state);
    if (mustered.length === 0) void fetched.then(() => begin());
    else
      void Promise.all([import('../../state/campaign/dataslates.ts'), fetched])
        .then(([{ muster }]) => muster(app, { title, mission: sides.mission }, mustered))
        .then(begin);
  };
  const counts = words.deployment.startDetail(sides.first.goes.length, sides.second.goes.length);
  const detail = refused ? said.chooseFirst : facts.length > 0 ? `${said.asItIs}, ${counts}` : counts;
  return (
    <ThumbBar
      label={words.common.continue}
      next={<NextButton title={words.deployment.start} detail={detail} impossible={refused} onPress={start} />}
    />
  );
}
