import { useState } from 'react';
import { BOARD_SIZES } from '../../content/killzones/boardSizes.ts';
import { emptyBoard, ownBoard } from '../../content/killzones/ownBoard.ts';
import type { BoardWish, ChanceWish } from '../../content/killzones/boardWish.ts';
import { USUAL } from '../../content/killzones/byChance.ts';
import { type KillzoneRow, SYMMETRIES } from '../../content/killzones/schema.ts';
import { ChanceFields } from '../../forms/board/ChanceFields.tsx';
import { useBegun } from '../../scene/useBegun.ts';
import { useChance } from '../../state/base/useApp.ts';
import { drawKillzone } from '../../state/library/drawKillzone.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { PickList } from '../../ui/PickList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import { useBoardShelf } from './useBoardShelf.ts';
import { useKillzoneSaid } from './useKillzoneSaid.ts';

type Make = (row: KillzoneRow) => void;

/** A board with nothing on it, of a game’s size. */
function Empty({ onMake }: { readonly onMake: Make }) {
  const words = useWords('workshop').boardEditor;
  const said = useKillzoneSaid();
  const make = ({ size, games }: (typeof BOARD_SIZES)[number]) => {
    const called = { id: 'board', name: words.newName, text: words.textless };
    onMake(emptyBoard([...size], games === undefined ? called : { ...called, games: [...games] }));
  };
  return BOARD_SIZES.map((each) => (
    <ListRow
      key={each.game}
      icon="board"
      title={words.empty(said.size(each.size))}
      detail={words.games[each.game]}
      onPress={() => make(each)}
    />
  ));
}

type Game = (typeof BOARD_SIZES)[number]['game'];

const boardOf = (game: Game) => BOARD_SIZES.find((each) => each.game === game) ?? BOARD_SIZES[0];

interface Wished extends ChanceWish {
  /** Whose boards are as large. */
  readonly game: Game;
  /** Empty: the app draws one. */
  readonly seed: string;
  readonly symmetry: (typeof SYMMETRIES)[number] | 'no';
}

const FIRST: Wished = { ...USUAL, game: 'killTeam', seed: '', symmetry: 'turned' };

/** What a board by chance is to be like, kept while it is said. */
function useWish() {
  const { newSeed } = useChance();
  const [begun, wish] = useBegun('board by chance', FIRST);
  const wished = { ...FIRST, ...begun };
  const said = (): readonly [string, BoardWish] => {
    const { game, seed, theatre, density, symmetry } = wished;
    const sized = {
      size: boardOf(game)?.size ?? [30, 22],
      theatre,
      density,
      symmetry: symmetry === 'no' ? null : symmetry,
    } as const;
    return [seed === '' ? newSeed() : seed, sized];
  };
  return { wished, change: (part: Partial<Wished>) => wish({ ...wished, ...part }), said };
}

type ByChanceProps = {
  /** One is being drawn. */
  readonly isDrawing: boolean;
  readonly onDraw: (seed: string, wish: BoardWish) => void;
};

function ByChance({ isDrawing, onDraw }: ByChanceProps) {
  const words = useWords('workshop').boardEditor;
  const { wished, change, said } = useWish();
  const { size: sizeSaid } = useKillzoneSaid();
  return (
    <div className={form.inner}>
      <p className={form.hint}>{words.chanceHint}</p>
      <PickList
        label={words.sizeOf}
        groups={[
          {
            label: null,
            options: BOARD_SIZES.map((each) => ({
              value: each.game,
              label: `${words.games[each.game]}, ${sizeSaid(each.size)}`,
            })),
          },
        ]}
        value={wished.game}
        onChange={(value) => {
          const found = BOARD_SIZES.find((each) => each.game === value);
          if (found !== undefined) change({ game: found.game });
        }}
      />
      <ChanceFields wish={wished} onChange={change} />
      <SegmentField
        label={words.symmetryLabel}
        options={[...SYMMETRIES, 'no' as const].map((value) => ({ value, label: words.symmetries[value] }))}
        value={wished.symmetry}
        onChange={(symmetry) => change({ symmetry })}
      />
      <TextField
        label={words.seed}
        value={wished.seed}
        placeholder={words.anySeed}
        maxLength={40}
        onChange={(seed) => change({ seed })}
      />
      <PlainButton
        tone="brass"
        icon="dice"
        label={isDrawing ? words.drawing : words.draw}
        onPress={() => onDraw(...said())}
      />
    </div>
  );
}

/** The button that begins a board: an empty one, or one by chance; a copy of a ready one is taken on the shelf. */
export function NewBoard({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const words = useWords('workshop').boardEditor;
  const { common } = useWords('shared');
  const said = useKillzoneSaid();
  const [asks, setAsks] = useState(false);
  const [isDrawing, setDrawing] = useState(false);
  const { boards, said: told, make } = useBoardShelf(onOpen);
  const pieces = boards?.shipped.pieces;
  const take = (random: KillzoneRow) => {
    if (pieces === undefined) return undefined;
    const drawn = ownBoard(random, pieces);
    const row = { ...said.named(drawn), text: said.name(drawn.text), own: (drawn.own ?? []).map(said.named) };
    return make(row);
  };
  const draw = async (seed: string, wish: BoardWish) => {
    if (pieces === undefined || isDrawing) return;
    setDrawing(true);
    await drawKillzone({ seed, wish, pieces }).then(take, () => undefined);
    setDrawing(false);
  };
  return (
    <>
      <NextButton
        icon="plus"
        title={words.make}
        detail={told?.text ?? words.makeDetail}
        quiet={pieces === undefined}
        pressKey={`${boards?.own.length ?? 0} ${told?.text ?? ''} ${String(asks)}`}
        onPress={() => setAsks(pieces !== undefined)}
      />
      {asks && (
        <SheetDialog open title={words.begin} closeLabel={common.close} onClose={() => setAsks(false)}>
          <Empty onMake={(row) => void make(row)} />
          <div className={form.inner}>
            <SectionHead title={words.chance} />
          </div>
          <ByChance isDrawing={isDrawing} onDraw={(seed, wish) => void draw(seed, wish)} />
        </SheetDialog>
      )}
    </>
  );
}
