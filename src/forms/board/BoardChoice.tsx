import { sizeFor } from '../../content/killzones/boardSizes.ts';
import type { ChanceWish } from '../../content/killzones/boardWish.ts';
import { USUAL } from '../../content/killzones/byChance.ts';
import type { Killzone } from '../../content/killzones/loadKillzones.ts';
import type { BattleBoard } from '../../engine/board/battleBoard.ts';
import type { BoardMap } from '../../engine/board/boardMap.ts';
import { toGrid, toInches } from '../../engine/board/units.ts';
import { useState } from 'react';
import { BoardPlan } from '../../ui/board/BoardPlan.tsx';
import form from '../../ui/Form.module.css';
import { ListRow } from '../../ui/ListRow.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useWords } from '../../words/useWords.ts';
import { ChanceFields } from './ChanceFields.tsx';
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

type DrawnProps = { readonly draw: BoardChoiceProps['onDraw']; readonly onDrawn: (map: BoardMap) => void };

/** A board by chance: what it is to be like, and drawing it. */
function Drawn({ draw, onDrawn }: DrawnProps) {
  const { take } = useWords('board');
  const [wish, setWish] = useState<ChanceWish | null>(null);
  const [stand, setStand] = useState<'drawing' | 'missed' | null>(null);
  const begin = async (asked: ChanceWish) => {
    if (stand === 'drawing') return;
    setStand('drawing');
    const map = await draw(asked).catch(() => null);
    setStand(map === null ? 'missed' : null);
    if (map !== null) onDrawn(map);
  };
  return (
    <>
      <ListRow
        icon="dice"
        title={take.chance}
        detail={take.chanceHint}
        onPress={() => setWish(wish === null ? USUAL : null)}
      />
      {wish !== null && (
        <div className={form.lines}>
          <ChanceFields wish={wish} onChange={(part) => setWish({ ...wish, ...part })} />
          <PlainButton label={take.draw} onPress={() => void begin(wish)} />
          {stand !== null && <p role="status">{take.drawn[stand]}</p>}
        </div>
      )}
    </>
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
  /** The killzone that the scenario is bound to, which comes first; left out: none. */
  readonly bound?: string | null;
  readonly onTurn: () => void;
  /** Draws one by chance; null: none can be drawn. Rejects when what that needs cannot be fetched. */
  readonly onDraw: (wish: ChanceWish) => Promise<BoardMap | null>;
  readonly onTakeUp: (map: BoardMap, places: BattleBoard['places']) => void;
  readonly onDrop: () => void;
};

/** The boards that a battle can take up. Those who have a place keep it where it is the same board again and they can still stand there. */
export function BoardChoice(props: BoardChoiceProps) {
  const { system, board, killzones, bound = null, photo, onTurn, onDraw, onTakeUp, onDrop } = props;
  const { take, turn } = useWords('board');
  const { byName } = useWords('killzones').content;
  const takeUp = (map: BoardMap) => onTakeUp(map, keptPlaces(board, map));
  const isBound = ({ row }: Killzone): boolean => row.id === bound;
  const rowOf = (map: BoardMap, text: string | null, said: readonly string[] = []) => (
    <ListRow
      key={map.id}
      lead={<BoardPlan ground={groundShown(map)} />}
      title={byName[map.name] ?? map.name}
      detail={[
        ...said,
        take.size(toInches(map.width), toInches(map.height)),
        text === null ? '' : (byName[text] ?? text),
      ]
        .filter((part) => part !== '')
        .join('. ')}
      onPress={() => takeUp(map)}
    />
  );
  return (
    <>
      <p>{take.hint}</p>
      <div>
        {board !== undefined && <ListRow icon="reroll" title={turn} onPress={onTurn} />}
        {photo !== null && <PhotoUnderBoard {...photo} />}
        {board !== undefined && <ListRow icon="cross" title={take.drop} detail={take.dropHint} onPress={onDrop} />}
        {killzones?.filter(isBound).map(({ row, map }) => rowOf(map, row.text, [take.boundShort]))}
        {killzones !== null && <Drawn draw={onDraw} onDrawn={takeUp} />}
        {killzones !== null && rowOf(emptyTable(take.empty, system), null)}
        {killzones?.filter((each) => !isBound(each)).map(({ row, map }) => rowOf(map, row.text))}
      </div>
    </>
  );
}
