import { useState } from 'react';
import { BOARD_SIZES } from '../../content/killzones/boardSizes.ts';
import { emptyBoard, ownBoard } from '../../content/killzones/ownBoard.ts';
import { type BoardWish, DENSITIES, type Density, randomKillzone } from '../../content/killzones/randomKillzone.ts';
import { type KillzoneRow, SYMMETRIES, THEATRES, type Theatre } from '../../content/killzones/schema.ts';
import { useChance } from '../../state/base/useApp.ts';

import { ListRow } from '../../ui/ListRow.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import { Choice } from './Choice.tsx';
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

const SEED = 8;

/** What a board by chance is to be like. */
function useWish() {
  const { newSeed } = useChance();
  const [seed, setSeed] = useState(() => newSeed().slice(0, SEED));
  const [theatre, setTheatre] = useState<Theatre>('standard');
  const [density, setDensity] = useState<Density>('even');
  const [symmetry, setSymmetry] = useState<(typeof SYMMETRIES)[number] | 'no'>('turned');
  const wish: BoardWish = { size: [30, 22], theatre, density, symmetry: symmetry === 'no' ? null : symmetry };
  return { seed, setSeed, theatre, setTheatre, density, setDensity, symmetry, setSymmetry, wish };
}

type ByChanceProps = { readonly onDraw: (seed: string, wish: BoardWish) => void };

function ByChance({ onDraw }: ByChanceProps) {
  const words = useWords('workshop').boardEditor;
  const { theatres } = useWords('killzones');
  const chosen = useWish();
  return (
    <div className={form.inner}>
      <p className={form.hint}>{words.chanceHint}</p>
      <Choice
        label={words.theatre}
        options={THEATRES.map((value) => ({ value, label: theatres[value] }))}
        value={chosen.theatre}
        onChange={chosen.setTheatre}
      />
      <Choice
        label={words.density}
        options={DENSITIES.map((value) => ({ value, label: words.densities[value] }))}
        value={chosen.density}
        onChange={chosen.setDensity}
      />
      <Choice
        label={words.symmetryLabel}
        options={[...SYMMETRIES, 'no' as const].map((value) => ({ value, label: words.symmetries[value] }))}
        value={chosen.symmetry}
        onChange={chosen.setSymmetry}
      />
      <TextField label={words.seed} value={chosen.seed} maxLength={40} onChange={chosen.setSeed} />
      <PlainButton tone="brass" icon="dice" label={words.draw} onPress={() => onDraw(chosen.seed, chosen.wish)} />
    </div>
  );
}

/** The button that begins a board: an empty one, or one by chance; a copy of a ready one is taken on the shelf. */
export function NewBoard({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const words = useWords('workshop').boardEditor;
  const { common } = useWords('shared');
  const said = useKillzoneSaid();
  const [asks, setAsks] = useState(false);
  const { boards, said: told, make } = useBoardShelf(onOpen);
  const pieces = boards?.shipped.pieces;
  const draw: ByChanceProps['onDraw'] = (seed, wish) => {
    if (pieces === undefined) return;
    const drawn = ownBoard(randomKillzone(seed, wish, pieces), pieces);
    const row = { ...said.named(drawn), text: said.name(drawn.text), own: (drawn.own ?? []).map(said.named) };
    void make(row);
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
          <ByChance onDraw={draw} />
        </SheetDialog>
      )}
    </>
  );
}
