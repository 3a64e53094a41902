import { type ReactNode, useEffect, useState } from 'react';
import { killTeamBattle, loadKillTeamSides } from '../../content/killTeamBattle.ts';
import type { Pack } from '../../content/pack.ts';
import { playersOf, beginBattle } from '../../state/battle/beginBattle.ts';
import { useGame, useChance, useApp } from '../../state/base/useApp.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { PrepHint, PrepSection } from '../../ui/PrepSection.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { contentName } from '../../words/content.ts';
import { setUpLines } from '../../words/setUpLines.ts';
import { useWords } from '../../words/useWords.ts';

/** A battle of two equal sides as it is prepared: ids of ready-made sides, and who plays the second. */
export interface Sides {
  readonly first: string;
  readonly second: string;
  readonly against: 'people' | 'tables';
}

const MISSION = 'three-lamps';
const AGAINST = ['people', 'tables'] as const;

/** The pack of sides, once it is here. */
export function useKillTeamSides(): Pack | null {
  const [pack, setPack] = useState<Pack | null>(null);
  useEffect(() => {
    let here = true;
    void loadKillTeamSides().then((loaded) => here && setPack(loaded));
    return () => {
      here = false;
    };
  }, []);
  return pack;
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

/** Which sides meet, who plays them, and the table. */
export function KillTeamSections({ table, ...props }: SidesProps & { readonly table: ReactNode }) {
  const words = useWords('play');
  const mission = props.pack.missions.get(MISSION);
  if (mission === undefined) return <EmptyState title={words.errors.loadFailed} />;
  return (
    <>
      <PrepSection title={contentName(words, mission.id, mission.name)}>
        <PrepHint>{words.content.texts[`${mission.id}/primary`] ?? mission.primary}</PrepHint>
      </PrepSection>
      <Side {...props} at="first" />
      <Side {...props} at="second" />
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
      mission: MISSION,
      teams: [
        { team: sides.first, player: one },
        { team: sides.second, player: sides.against === 'people' ? two : null },
      ],
      settings,
      dice: { people, tables },
      seed: newSeed(),
    });
    onBegun(beginBattle(app, { pack, state, title: contentName(words, MISSION, state.mission.name), settings }));
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
