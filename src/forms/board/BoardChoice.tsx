import { sizeFor } from '../../content/killzones/boardSizes.ts';
import type { Killzone } from '../../content/killzones/loadKillzones.ts';
import type { BattleBoard } from '../../engine/board/battleBoard.ts';
import type { BoardMap } from '../../engine/board/boardMap.ts';
import { toGrid, toInches } from '../../engine/board/units.ts';
import { BoardPlan } from '../../ui/board/BoardPlan.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useWords } from '../../words/useWords.ts';
import { groundShown } from './groundShown.ts';
import { keptPlaces } from './keptPlaces.ts';

/** A table of a game with nothing on it. */
function emptyTable(name: string, system: string): BoardMap {
  const [wide, deep] = sizeFor(system) ?? [0, 0];
  return { id: 'empty-table', name, width: toGrid(wide), height: toGrid(deep), pieces: [], zones: [] };
}

type Photo = { readonly all: readonly number[]; readonly now: number; readonly set: (hundredths: number) => void };

/** How strongly a photo of the table shows under its board. */
function PhotoUnderBoard({ all, now, set }: Photo) {
  const { photo: words } = useWords('board');
  const { common } = useWords('shared');
  return (
    <Segmented
      wide
      label={words.shown}
      options={all.map((value) => ({
        value: String(value),
        label: words.strength(value),
        name: common.named(words.shown, words.strength(value)),
      }))}
      value={String(now)}
      onChange={(value) => set(Number(value))}
    />
  );
}

type BoardChoiceProps = {
  readonly system: string;
  /** The one that lies there; left out: none does. */
  readonly board: BattleBoard | undefined;
  /** Null: they are still to come. */
  readonly killzones: readonly Killzone[] | null;
  /** Of the photo under the board that lies there; null: there is none. */
  readonly photo: Photo | null;
  readonly onTurn: () => void;
  readonly onTakeUp: (map: BoardMap, places: BattleBoard['places']) => void;
  readonly onDrop: () => void;
};

/** The boards that a battle can take up. Those who have a place keep it where it is the same board again and they can still stand there. */
export function BoardChoice({ system, board, killzones, photo, onTurn, onTakeUp, onDrop }: BoardChoiceProps) {
  const { take, turn } = useWords('board');
  const { byName } = useWords('killzones').content;
  const rowOf = (map: BoardMap, text: string | null) => (
    <ListRow
      key={map.id}
      lead={<BoardPlan ground={groundShown(map)} />}
      title={byName[map.name] ?? map.name}
      detail={[take.size(toInches(map.width), toInches(map.height)), text === null ? '' : (byName[text] ?? text)]
        .filter((part) => part !== '')
        .join('. ')}
      onPress={() => onTakeUp(map, keptPlaces(board, map))}
    />
  );
  return (
    <>
      <p>{take.hint}</p>
      <div>
        {board !== undefined && <ListRow icon="reroll" title={turn} onPress={onTurn} />}
        {photo !== null && <PhotoUnderBoard {...photo} />}
        {board !== undefined && <ListRow icon="cross" title={take.drop} detail={take.dropHint} onPress={onDrop} />}
        {killzones !== null && rowOf(emptyTable(take.empty, system), null)}
        {killzones?.map(({ row, map }) => rowOf(map, row.text))}
      </div>
    </>
  );
}
