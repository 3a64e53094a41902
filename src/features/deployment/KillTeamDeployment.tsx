import { type ReactNode, useEffect, useState } from 'react';
import { hasCloseQuarters, killTeamBattle } from '../../content/killTeamBattle.ts';
import { loadKillTeamSides, type SidesGame } from '../../content/killTeamSides.ts';
import type { Pack } from '../../content/pack.ts';
import type { MissionRow } from '../../content/schema/mission.ts';
import { playersOf, beginBattle } from '../../state/battle/beginBattle.ts';
import { useGame, useChance, useApp } from '../../state/base/useApp.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { PrepHint, PrepSection } from '../../ui/PrepSection.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { contentName, contentText } from '../../words/content.ts';
import { setUpLines } from '../../words/setUpLines.ts';
import { useWords } from '../../words/useWords.ts';

/** A battle of two equal sides as it is prepared: ids of the mission and of ready-made sides, and who plays the second. */
export interface Sides {
  readonly mission: string;
  readonly first: string;
  readonly second: string;
  readonly against: 'people' | 'tables';
  /** With walls, hatchways and guards, where the game has them. */
  readonly closeQuarters: boolean;
}

/** The first mission of a pack and its first two sides, both played by people. */
export function firstSides({ missions, retinues }: Pack): Sides {
  const [mission = ''] = missions.keys();
  const [first = '', second = first] = retinues.keys();
  return { mission, first, second, against: 'people', closeQuarters: false };
}

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

type SidesProps = { readonly pack: Pack; readonly sides: Sides; readonly onChange: (sides: Sides) => void };

function Side({ pack, sides, onChange, at }: SidesProps & { readonly at: 'first' | 'second' }) {
  const words = useWords('play');
  const { sideOne, sideTwo, chooseSide } = words.deployment;
  return (
    <PrepSection title={at === 'first' ? sideOne : sideTwo}>
      <ChoiceList
        label={chooseSide}
        options={[...pack.retinues.values()].map(({ id, name, members }) => ({
          id,
          title: contentName(words, id, name),
          detail: members.map((member) => member.name).join(', '),
        }))}
        value={sides[at]}
        onChange={(id) => onChange({ ...sides, [at]: id })}
      />
      {at === 'second' && (
        <Segmented
          wide
          label={words.deployment.against}
          options={AGAINST.map((value) => ({ value, label: words.deployment.againstWhom[value] }))}
          value={sides.against}
          onChange={(against) => onChange({ ...sides, against })}
        />
      )}
    </PrepSection>
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
      <Mission {...props} mission={mission} />
      <Side {...props} at="first" />
      <Side {...props} at="second" />
      {hasCloseQuarters(props.pack) && <CloseQuarters {...props} />}
      {table}
      <PrepSection title={words.deployment.setUp}>
        <ol>
          {setUpLines(words, mission).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </PrepSection>
    </>
  );
}

type BarProps = { readonly pack: Pack; readonly sides: Sides; readonly onBegun: (id: string) => void };

/** The start, under the thumb. */
export function KillTeamBar({ pack, sides, onBegun }: BarProps) {
  const { newSeed } = useChance();
  const app = useApp();
  const words = useWords('play');
  const settings = useGame((game) => game.settings);
  const start = () => {
    const named = playersOf(settings, words.common.playerName);
    const [one = { id: 'p1', name: words.common.playerName(1), mark: '1' }] = named;
    const two = named[1] ?? { id: 'p2', name: words.common.playerName(2), mark: one.mark === '2' ? 'B' : '2' };
    const { retinue: people, enemy: tables } = settings.dice;
    const state = killTeamBattle({
      pack,
      mission: sides.mission,
      teams: [
        { team: sides.first, player: one },
        { team: sides.second, player: sides.against === 'people' ? two : null },
      ],
      settings: { ...settings, closeQuarters: sides.closeQuarters },
      dice: { people, tables },
      seed: newSeed(),
    });
    onBegun(beginBattle(app, { pack, state, title: contentName(words, sides.mission, state.mission.name), settings }));
  };
  const count = (id: string) => pack.retinues.get(id)?.members.length ?? 0;
  return (
    <ThumbBar
      label={words.common.continue}
      next={
        <NextButton
          title={words.deployment.start}
          detail={words.deployment.startDetail(count(sides.first), count(sides.second))}
          onPress={start}
        />
      }
    />
  );
}
