import { AgainstChoice } from '../../forms/AgainstChoice.tsx';
import type { ReactNode } from 'react';
import { hasCloseQuarters } from '../../content/killTeamBattle.ts';
import { factsOf, goingOf, packOf, type SideChoice } from '../../content/killTeams/sideChoice.ts';
import type { Pack } from '../../content/pack.ts';
import type { MissionRow } from '../../content/schema/mission.ts';
import { useSeated } from '../../scene/useSeated.ts';
import { useGame } from '../../state/base/useApp.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { FacingHalves } from '../../ui/FacingHalf.tsx';
import { PrepHint, PrepSection } from '../../ui/PrepSection.tsx';
import type { PrepStep } from '../../ui/PrepSteps.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { contentName, contentText } from '../../words/content.ts';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import { type SidesProps, useOwnTeams } from './KillTeamDeployment.tsx';
import { SideHalf } from './SideHalf.tsx';

function Mission({ pack, sides, onChange, mission }: SidesProps & { readonly mission: MissionRow }) {
  const words = useWords('play');
  const missions = [...pack.missions.values()];
  const primaryOf = ({ id, primary }: MissionRow) => contentText(words, `${id}/primary`, primary);
  if (missions.length === 1) return <PrepHint>{primaryOf(mission)}</PrepHint>;
  return (
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

/** What a side is told by while it is folded: its kill team, who goes, what is not by the rules. */
function useSideTold(packs: readonly Pack[]) {
  const words = useWords('play');
  const said = useWords('killTeams');
  return (choice: SideChoice) => {
    const pack = packOf(packs, choice);
    const going = goingOf(choice);
    const [fact] = factsOf(pack, choice);
    return {
      chosen: `${contentName(words, choice.roster, pack.retinues.get(choice.roster)?.name ?? choice.roster)} · ${words.deployment.go(going.length)}`,
      detail: words.common.list(going.map(({ name }) => packName(words, name))),
      against: fact === undefined ? null : said.facts[fact.code](fact.params),
    };
  };
}

type StepsProps = SidesProps & { readonly mission: MissionRow; readonly table: ReactNode };

/** Which mission, who goes, against whom, and the table they sit at. */
export function useKillTeamSteps({ table, ...props }: StepsProps): readonly PrepStep[] {
  const { pack, rosters, sides, onChange, mission } = props;
  const packs = useOwnTeams(pack, rosters);
  const words = useWords('play');
  const said = useWords('killTeams');
  const { dice } = useGame((game) => game.settings);
  const [one, two] = useSeated();
  const { deployment } = words;
  const { closeQuarters } = deployment;
  const told = useSideTold(packs);
  const quarters = hasCloseQuarters(pack);
  const second = sides.against === 'people' ? two.name : null;
  return [
    {
      id: 'mission',
      title: deployment.mission,
      chosen: contentName(words, mission.id, mission.name),
      detail: [
        ...(quarters ? [sides.closeQuarters ? closeQuarters.on : closeQuarters.off] : []),
        contentText(words, `${mission.id}/primary`, mission.primary),
      ].join(' · '),
      body: (
        <>
          <Mission {...props} />
          {quarters && <CloseQuarters {...props} />}
        </>
      ),
    },
    {
      id: 'first',
      title: one.name,
      side: 'retinue',
      ...told(sides.first),
      body: (
        <FacingHalves>
          <SideHalf
            packs={packs}
            side="retinue"
            player={one.name}
            choice={sides.first}
            onChange={(first) => onChange({ ...sides, first })}
          />
        </FacingHalves>
      ),
    },
    {
      id: 'second',
      title: second ?? said.tables,
      side: 'enemy',
      ...told(sides.second),
      body: (
        <>
          <AgainstChoice value={sides.against} onChange={(against) => onChange({ ...sides, against })} />
          <FacingHalves>
            <SideHalf
              packs={packs}
              side="enemy"
              player={second}
              choice={sides.second}
              onChange={(chosen) => onChange({ ...sides, second: chosen })}
            />
          </FacingHalves>
        </>
      ),
    },
    {
      id: 'table',
      title: deployment.table,
      chosen: words.common.list([one.name, second ?? said.tables]),
      detail: deployment.tableSaid.dice[`${dice.retinue}${second === null ? dice.enemy : dice.retinue}`],
      body: table,
    },
  ];
}
