import { memo } from 'react';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { nearestMarker, type Watcher, watchersOf } from '../../../forms/board/hereAbout.ts';
import { featureName, type PlaceWords } from '../../../forms/board/whoIsWhere.ts';
import { usePlaceWords } from '../../../scene/usePlaceWords.ts';
import { useTable } from '../../../scene/useScene.ts';
import { ColumnFoot } from '../../../ui/board/ColumnFoot.tsx';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import { capital } from '../../../words/capital.ts';
import { useBoardNames } from './useBoardNames.ts';

interface Line {
  readonly id: string;
  readonly icon: IconName;
  readonly said: string;
}

/** More of them are counted, not named. */
const NAMED = 4;

const isCovered = ({ verdict }: Watcher): boolean => verdict === 'cover' || verdict === 'both';
const isObscured = ({ verdict }: Watcher): boolean => verdict === 'obscured' || verdict === 'both';

/** From how many of those that see it something gives it cover, and what. */
function coverSaid(board: BattleBoard, seers: readonly Watcher[], words: PlaceWords): string {
  const { here } = words.told;
  const covered = seers.filter(isCovered);
  if (covered.length === 0) return here.bare;
  const pieces = [...new Set(covered.flatMap(({ cover }) => cover.map((id) => featureName(board, words, id))))];
  return pieces.length === 0
    ? here.cover(covered.length, seers.length)
    : here.behind(words.list(pieces), covered.length, seers.length);
}

/** Who sees it, how, and what is between; nothing where no enemy stands on the board. */
function sightLines(board: BattleBoard, all: readonly Watcher[], words: PlaceWords): readonly Line[] {
  const { about, here } = words.told;
  if (all.length === 0) return [];
  const seers = all.filter(({ verdict }) => verdict !== 'unseen');
  if (seers.length === 0) return [{ id: 'seen', icon: 'guard', said: capital(about.unseen) }];
  const names = (some: readonly Watcher[]) => words.list(some.map(({ id }) => words.nameOf(id)));
  const obscured = seers.filter(isObscured);
  const seen = seers.length > NAMED ? here.many(seers.length) : capital(about.seen.clear(names(seers)));
  return [
    { id: 'cover', icon: 'cover', said: coverSaid(board, seers, words) },
    { id: 'seen', icon: 'guard', said: seen },
    ...(obscured.length === 0
      ? []
      : [{ id: 'obscured', icon: 'readOnly', said: capital(about.seen.obscured(names(obscured))) } as const]),
  ];
}

type HereProps = { readonly board: BattleBoard; readonly actor: Operative };

/** What is so where the one that acts stands: its cover, who sees it, the nearest marker. */
export const Here = memo(function Here({ board, actor }: HereProps) {
  const { view, look } = useTable();
  const words = { ...usePlaceWords(look.name, null), names: useBoardNames(board) };
  const { here } = words.told;
  const marker = nearestMarker(board, actor.id);
  const lines: readonly Line[] = [
    ...sightLines(board, watchersOf(view, board, actor), words),
    ...(marker === null
      ? []
      : [
          {
            id: 'marker',
            icon: 'aim',
            said: capital(here.marker(words.names[marker.name] ?? marker.name, marker.far)),
          } as const,
        ]),
  ];
  return lines.length === 0 ? null : <ColumnFoot title={here.title} note={look.name(actor.id)} lines={lines} />;
});
