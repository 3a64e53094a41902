import { useEffect, useState } from 'react';
import { killTeamBattle } from '../../content/killTeamBattle.ts';
import { loadKillTeamSides, type SidesGame } from '../../content/killTeamSides.ts';
import { choiceOf, factsOf, packOf, type SideChoice } from '../../content/killTeams/sideChoice.ts';
import type { DataslateRoster } from '../../content/killTeams/dataslateRoster.ts';
import { isRefused } from '../../content/killTeams/teamFacts.ts';
import type { Pack } from '../../content/pack.ts';
import { meets } from '../../content/ownGames.ts';
import { useSeated } from '../../scene/useSeated.ts';
import { usePacks } from '../../state/library/ownPacks.ts';
import { fetchGameOf } from '../../state/battle/beginBattle.ts';
import { withSettings } from '../../state/battle/withSettings.ts';
import { packRef } from '../../state/library/packRef.ts';
import { useGame, useChance, useApp } from '../../state/base/useApp.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { contentName } from '../../words/content.ts';
import { useWords } from '../../words/useWords.ts';
import { musteredOf, pickOf } from './muster.ts';
import { startOn } from './startOn.ts';
import { beginGround, type Ground } from '../../state/battle/onGround.ts';

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
  useEffect(() => {
    if (pack !== null) void loadKillTeams().then((all) => setOwn(all.filter((each) => meets(pack, each))));
  }, [pack, loadKillTeams]);
  return pack === null ? [] : [pack, ...own, ...rosters.map((roster) => roster.pack)];
}

/** What the steps get: the packs and rosters there are, the sides, and how to replace them. */
export type SidesProps = {
  readonly pack: Pack;
  /** The rosters of dataslates that can go. */
  readonly rosters: readonly DataslateRoster[];
  readonly sides: Sides;
  readonly onChange: (sides: Sides) => void;
};

type BarProps = Omit<SidesProps, 'onChange'> & { readonly ground: Ground; readonly onBegun: (id: string) => void };

/** The start, under the thumb. */
export function KillTeamBar({ pack, rosters, sides, ground, onBegun }: BarProps) {
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
      own: packs,
    });
    const title = contentName(words, sides.mission, state.mission.name);
    const beginning = { packs: [packRef(pack)], state: withSettings(state, settings), title };
    const mustered = musteredOf(rosters, sides, state);
    const prepare = async () => {
      if (mustered.length === 0) return beginning;
      const { muster } = await import('../../state/campaign/dataslates.ts');
      return { ...beginning, id: await muster(app, { title, mission: sides.mission }, mustered) };
    };
    void fetchGameOf(state).then(() => beginGround(app, prepare, { ground, onBegun }));
  };
  const counts = words.deployment.startDetail(sides.first.goes.length, sides.second.goes.length);
  const detail = refused ? said.chooseFirst : facts.length > 0 ? `${said.asItIs}, ${counts}` : counts;
  return (
    <ThumbBar
      label={words.common.continue}
      next={<NextButton title={startOn(words, ground)} detail={detail} impossible={refused} onPress={start} />}
    />
  );
}
