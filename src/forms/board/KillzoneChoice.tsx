import type { ChanceWish } from '../../content/killzones/boardWish.ts';
import { BY_CHANCE } from '../../content/killzones/byChance.ts';
import type { Killzone } from '../../content/killzones/loadKillzones.ts';
import { toInches } from '../../engine/board/units.ts';
import { BoardPlan } from '../../ui/board/BoardPlan.tsx';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { Fold } from '../../ui/Fold.tsx';
import form from '../../ui/Form.module.css';
import { PrepHint } from '../../ui/PrepSection.tsx';
import { useWords } from '../../words/useWords.ts';
import { ChanceFields } from './ChanceFields.tsx';
import { groundShown } from './groundShown.ts';

type KillzoneChoiceProps = {
  readonly killzones: readonly Killzone[];
  /** The one that the scenario is bound to, which comes first; null: none. */
  readonly bound: string | null;
  readonly value: string;
  readonly onChange: (ground: string) => void;
  /** What one by chance is to be like. */
  readonly wish: ChanceWish;
  readonly onWish: (wish: ChanceWish) => void;
};

/** Which killzone a battle on screen is played on: one's own, one of ours, or one by chance. */
export function KillzoneChoice({ killzones, bound, value, onChange, wish, onWish }: KillzoneChoiceProps) {
  const { take } = useWords('board');
  const { byName } = useWords('killzones').content;
  const isBound = ({ row }: Killzone): boolean => row.id === bound;
  const isGone = value !== BY_CHANCE && killzones.length > 0 && killzones.every(({ row }) => row.id !== value);
  const reasonOf = ({ row, map }: Killzone): string =>
    `${take.size(toInches(map.width), toInches(map.height))}. ${byName[row.text] ?? row.text}`;
  const optionOf = (killzone: Killzone) => ({
    id: killzone.row.id,
    title: byName[killzone.row.name] ?? killzone.row.name,
    reason: isBound(killzone) ? `${take.bound} ${reasonOf(killzone)}` : reasonOf(killzone),
    picture: <BoardPlan ground={groundShown(killzone.map)} />,
  });
  const row = killzones.find((killzone) => killzone.row.id === value)?.row;
  const chosen = row === undefined ? take.chance : (byName[row.name] ?? row.name);
  return (
    <Fold title={take.killzone} note={isGone ? '' : chosen} isOpen={isGone}>
      <div className={form.lines}>
        {isGone && <PrepHint>{take.gone}</PrepHint>}
        {value === BY_CHANCE && <ChanceFields wish={wish} onChange={(part) => onWish({ ...wish, ...part })} />}
        <ChoiceList
          label={take.title}
          options={[
            ...killzones.filter(isBound).map(optionOf),
            { id: BY_CHANCE, title: take.chance, reason: take.chanceHint },
            ...killzones.filter((each) => !isBound(each)).map(optionOf),
          ]}
          value={value}
          onChange={onChange}
        />
      </div>
    </Fold>
  );
}
