import { useEffect, useState } from 'react';
import { BY_CHANCE } from '../../content/killzones/byChance.ts';
import type { Killzone } from '../../content/killzones/loadKillzones.ts';
import { toInches } from '../../engine/board/units.ts';
import { groundShown } from '../../forms/board/groundShown.ts';
import { useApp } from '../../state/base/useApp.ts';
import { fetchKillzones } from '../../state/battle/ground.ts';
import { BoardPlan } from '../../ui/board/BoardPlan.tsx';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { useWords } from '../../words/useWords.ts';

type KillzoneChoiceProps = {
  readonly system: string;
  readonly value: string;
  readonly onChange: (ground: string) => void;
};

/** The killzones of a game, once they are here; none while they cannot be fetched. */
function useKillzonesOf(system: string): readonly Killzone[] {
  const app = useApp();
  const [found, find] = useState<readonly Killzone[]>([]);
  useEffect(() => {
    let isShown = true;
    fetchKillzones(app, system)
      .then((all) => (isShown ? find(all) : undefined))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [app, system]);
  return found;
}

/** Which killzone a battle on screen is played on: one's own, one of ours, or one by chance. */
export function KillzoneChoice({ system, value, onChange }: KillzoneChoiceProps) {
  const { take } = useWords('board');
  const { byName } = useWords('killzones').content;
  const killzones = useKillzonesOf(system);
  return (
    <ChoiceList
      label={take.title}
      options={[
        { id: BY_CHANCE, title: take.chance, reason: take.chanceHint },
        ...killzones.map(({ row, map }) => ({
          id: row.id,
          title: byName[row.name] ?? row.name,
          reason: `${take.size(toInches(map.width), toInches(map.height))}. ${byName[row.text] ?? row.text}`,
          picture: <BoardPlan ground={groundShown(map)} />,
        })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
