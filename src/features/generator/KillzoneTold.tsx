import type { MissionRow } from '../../content/schema/mission.ts';
import type { BoardMap } from '../../engine/board/boardMap.ts';
import { ScenarioPlan } from '../../forms/board/ScenarioPlan.tsx';
import { useWords } from '../../words/useWords.ts';
import { zoneNames } from '../../words/zoneNames.ts';
import { type Speaking, valueSaid } from './partSaid.ts';
import { Line, Part } from './sheetParts.tsx';

interface Told {
  readonly id: string;
  readonly head: string;
  readonly text: string;
}

const toldOf = (id: string, head: string, text: string): Told => ({ id, head, text });

/** Sentences of what a scenario binds to a killzone, and of what lies or comes in there by chance. */
function useTold({ plan, script }: MissionRow, { zones }: BoardMap): readonly Told[] {
  const { sheet } = useWords('workshop').generator;
  const { byName } = useWords('killzones').content;
  const { parts } = useWords('scenario');
  const names = zoneNames(zones, { byName, parts });
  const said = (ids: readonly string[]): string =>
    names.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', ');
  const retinue = said(plan?.ground?.retinue ?? []);
  const markers = (plan?.markers ?? []).map(({ id, name, zones: at = [] }) => {
    const places = said(at);
    return toldOf(`marker/${id}`, name, places === '' ? sheet.byChance : sheet.liesIn(places));
  });
  const waves = (script?.waves ?? []).map(({ id, name, entries = [] }) => {
    const places = said(entries);
    return toldOf(`wave/${id}`, name, places === '' ? sheet.anyEntry : sheet.comesBy(places));
  });
  return [...(retinue === '' ? [] : [toldOf('retinue', parts.retinue, sheet.setsUp(retinue))]), ...markers, ...waves];
}

type BoundProps = { readonly scenario: MissionRow; readonly map: BoardMap; readonly name: string };

function Bound({ scenario, map, name }: BoundProps) {
  const { sheet } = useWords('workshop').generator;
  const { plan, script } = scenario;
  const told = useTold(scenario, map);
  return (
    <Part title={sheet.killzone}>
      {[
        <Line key="killzone" head={name} text={sheet.bound} />,
        plan !== undefined && script !== undefined && <ScenarioPlan key="plan" map={map} scenario={{ plan, script }} />,
        ...told.map(({ id, head, text }) => <Line key={id} head={head} text={text} />),
      ]}
    </Part>
  );
}

/** The killzone that a scenario is bound to, and what has its place there; nothing when words say where everything is. */
export function KillzoneTold({ scenario, speaking }: { readonly scenario: MissionRow; readonly speaking: Speaking }) {
  const killzone = speaking.killzones.find(({ row }) => row.id === scenario.plan?.ground?.killzone);
  if (killzone === undefined) return null;
  return <Bound scenario={scenario} map={killzone.map} name={valueSaid(speaking, 'killzone', killzone.row.id)} />;
}
