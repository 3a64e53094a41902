import { useEffect, useState } from 'react';
import type { BoardMap } from '../../../engine/board/boardMap.ts';
import { fetchForBoard } from '../../../state/battle/boards.ts';
import { fetchKillzones } from '../../../state/battle/ground.ts';
import { useApp } from '../../../state/base/useApp.ts';
import { toGrid, toInches } from '../../../engine/board/units.ts';
import { groundShown } from '../../../forms/board/groundShown.ts';
import type { Killzone } from '../../../content/killzones/loadKillzones.ts';
import { useScene } from '../../../scene/useScene.ts';
import { useBoardLook } from '../../../state/battle/boardLook.ts';
import { STRENGTHS, useGroundPhoto, useGroundPhotos } from '../../../state/library/groundPhotos.ts';
import { BoardPlan } from '../../../ui/board/BoardPlan.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { useWords } from '../../../words/useWords.ts';
import { keptPlaces } from '../board/keptPlaces.ts';
import { useDesk } from '../desk.ts';
import { Sheet } from './Sheet.tsx';

const WIDE = 30;
const DEEP = 22;

/** A table with nothing on it. */
const emptyTable = (name: string): BoardMap => ({
  id: 'empty-table',
  name,
  width: toGrid(WIDE),
  height: toGrid(DEEP),
  pieces: [],
  zones: [],
});

/** All boards for a game and what measures, once both are here; null: not yet, or they cannot be fetched. */
function useKillzones(system: string): readonly Killzone[] | null {
  const app = useApp();
  const [found, find] = useState<readonly Killzone[] | null>(null);
  useEffect(() => {
    let isShown = true;
    Promise.all([fetchKillzones(app, system), fetchForBoard()])
      .then(([all]) => (isShown ? find(all) : undefined))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [app, system]);
  return found;
}

/** How strongly a photo of the table shows under the board, where there is one. */
function PhotoUnderBoard({ board }: { readonly board: string }) {
  const { photo: words } = useWords('board');
  const { common } = useWords('shared');
  const photos = useGroundPhotos();
  const photo = useGroundPhoto(board);
  if (photo == null || photo.flat === null) return null;
  return (
    <Segmented
      wide
      label={words.shown}
      options={STRENGTHS.map((value) => ({
        value: String(value),
        label: words.strength(value),
        name: common.named(words.shown, words.strength(value)),
      }))}
      value={String(photo.strength)}
      onChange={(value) => {
        const strength = STRENGTHS.find((each) => String(each) === value);
        if (strength !== undefined) void photos.keep(board, { ...photo, strength });
      }}
    />
  );
}

/** The boards that a battle can take up. Those who have a place keep it where it is the same board again and they can still stand there. */
export function BoardSheet() {
  const { state } = useScene();
  const { take, turn: turnLabel } = useWords('board');
  const { turn } = useBoardLook();
  const { byName } = useWords('killzones').content;
  const { act, openSheet } = useDesk();
  const killzones = useKillzones(state.ruleset);
  const { board } = state;
  const takeUp = (map: BoardMap) => () => {
    if (act({ type: 'takeUpBoard', map, places: keptPlaces(board, map) })) openSheet(null);
  };
  const drop = () => {
    if (act({ type: 'dropBoard' })) openSheet(null);
  };
  const rowOf = (map: BoardMap, text: string | null) => (
    <ListRow
      key={map.id}
      lead={<BoardPlan ground={groundShown(map)} />}
      title={byName[map.name] ?? map.name}
      detail={[take.size(toInches(map.width), toInches(map.height)), text === null ? '' : (byName[text] ?? text)]
        .filter((part) => part !== '')
        .join('. ')}
      onPress={takeUp(map)}
    />
  );
  return (
    <Sheet title={take.title}>
      <p>{take.hint}</p>
      <div>
        {board !== undefined && <ListRow icon="reroll" title={turnLabel} onPress={turn} />}
        {board !== undefined && <PhotoUnderBoard board={board.map.id} />}
        {board !== undefined && <ListRow icon="cross" title={take.drop} detail={take.dropHint} onPress={drop} />}
        {killzones !== null && rowOf(emptyTable(take.empty), null)}
        {killzones?.map(({ row, map }) => rowOf(map, row.text))}
      </div>
    </Sheet>
  );
}
