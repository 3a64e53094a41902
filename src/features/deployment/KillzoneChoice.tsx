import { useEffect, useState } from 'react';
import type { ChanceWish } from '../../content/killzones/boardWish.ts';
import { BY_CHANCE } from '../../content/killzones/byChance.ts';
import type { Killzone } from '../../content/killzones/loadKillzones.ts';
import { toInches } from '../../engine/board/units.ts';
import { ChanceFields } from '../../forms/board/ChanceFields.tsx';
import { groundShown } from '../../forms/board/groundShown.ts';
import { useApp } from '../../state/base/useApp.ts';
import { fetchKillzones } from '../../state/battle/ground.ts';
import { BoardPlan } from '../../ui/board/BoardPlan.tsx';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';

type KillzoneChoiceProps = {
  readonly system: string;
  readonly value: string;
  readonly onChange: (ground: string) => void;
  /** What one by chance is to be like. */
  readonly wish: ChanceWish;
  readonly onWish: (wish: ChanceWish) => void;
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
export function KillzoneChoice({ system, value, onChange, wish, onWish }: KillzoneChoiceProps) {
  const { take } = useWords('board');
  const { byName } = useWords('killzones').content;
  const killzones = useKillzonesOf(system);
  return (
    <div className={form.lines}>
      {value === BY_CHANCE && <ChanceFields wish={wish} onChange={(part) => onWish({ ...wish, ...part })} />}
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
    </div>
  );
}
