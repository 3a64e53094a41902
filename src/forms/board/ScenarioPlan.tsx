import type { MissionPlan, ScriptRow } from '../../content/schema/mission.ts';
import type { BoardMap, MapZone } from '../../engine/board/boardMap.ts';
import { deployedOn } from '../../engine/board/setUp/deploy.ts';
import { middleOfZone } from '../../engine/board/setUp/middleOfZone.ts';
import { BoardPlan } from '../../ui/board/BoardPlan.tsx';
import { useWords } from '../../words/useWords.ts';
import { groundShown } from './groundShown.ts';
import styles from './ScenarioPlan.module.css';

const SIZE = 460;
const WHOLE = 100;

/** What of a scenario has places on a killzone. */
interface Bound {
  readonly plan: Pick<MissionPlan, 'ground' | 'markers'>;
  readonly script: Pick<ScriptRow, 'waves'>;
}

/** What a scenario has in each zone that it names, by the id of the zone: markers and waves by name. */
function namesAt({ plan, script }: Bound): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, readonly string[]>();
  const add = (name: string, zones: readonly string[] = []) => {
    for (const zone of zones) all.set(zone, [...new Set([...(all.get(zone) ?? []), name])]);
  };
  for (const { name, zones } of plan.markers) add(name, zones);
  for (const { name, entries } of script.waves) add(name, entries);
  return all;
}

/** The plan of a killzone with all that a scenario binds to it. */
export function ScenarioPlan({ map, scenario }: { readonly map: BoardMap; readonly scenario: Bound }) {
  const { parts } = useWords('scenario');
  const { ground } = scenario.plan;
  const names = namesAt(scenario);
  const bound = deployedOn(map, [ground?.retinue ?? [], ground?.enemy ?? []]);
  const saidOf = ({ id, kind, side }: MapZone): string =>
    [
      ...(kind === 'drop' && side !== 1 ? [parts.retinue] : []),
      ...(kind === 'drop' && side !== 0 ? [parts.enemy] : []),
      ...(names.get(id) ?? []),
    ].join(', ');
  return (
    <div className={styles.plan}>
      <BoardPlan ground={groundShown(bound)} size={SIZE} zones="all" />
      {bound.zones.map((zone) => {
        const said = saidOf(zone);
        const { x, y } = middleOfZone(zone);
        if (said === '') return null;
        const place = { left: `${(WHOLE * x) / map.width}%`, bottom: `${(WHOLE * y) / map.height}%` };
        return (
          <span key={zone.id} style={place}>
            {said}
          </span>
        );
      })}
    </div>
  );
}
