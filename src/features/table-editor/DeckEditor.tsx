import type { RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import { PickList } from '../../ui/PickList.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './TableEditor.module.css';

const KINDS = ['no', 'whenEmpty', 'atFace'] as const;
type DeckKind = (typeof KINDS)[number];

type Deck = NonNullable<RollTable['deck']>;

/** A deck of this kind; one shuffled at a card begins with the last. */
function deckAs(kind: DeckKind, { die, deck }: RollTable): Deck | undefined {
  if (kind === 'no') return undefined;
  return kind === 'whenEmpty' ? { reshuffle: kind } : { reshuffle: kind, face: deck?.face ?? die };
}

/** The same table with another deck, or none. */
function withDeck({ deck: _deck, ...table }: RollTable, deck: Deck | undefined): RollTable {
  return deck === undefined ? table : { ...table, deck };
}

type DeckEditorProps = { readonly table: RollTable; readonly onChange: (table: RollTable) => void };

/** Whether a table is rolled or drawn like a deck, and when that is shuffled. */
export function DeckEditor({ table, onChange }: DeckEditorProps) {
  const words = useWords('workshop').rollTables;
  const { deck, die } = table;
  const kind = deck?.reshuffle ?? 'no';
  const faces = Array.from({ length: die }, (_, index) => String(index + 1));
  const nameOf = (face: number) => {
    const row = table.rows.find(({ from, to }) => face >= from && face <= to);
    return words.row(String(face), row?.name ?? '');
  };
  return (
    <div className={styles.deck}>
      <PickList
        label={words.deck}
        groups={[{ label: null, options: KINDS.map((value) => ({ value, label: words.deckKinds[value] })) }]}
        value={kind}
        onChange={(value) => {
          const chosen = KINDS.find((each) => each === value);
          if (chosen !== undefined) onChange(withDeck(table, deckAs(chosen, table)));
        }}
      />
      {deck?.reshuffle === 'atFace' && (
        <PickList
          label={words.deckFace}
          groups={[{ label: null, options: faces.map((face) => ({ value: face, label: nameOf(Number(face)) })) }]}
          value={String(deck.face ?? die)}
          onChange={(face) => onChange(withDeck(table, { ...deck, face: Number(face) }))}
        />
      )}
      <p className={styles.hint}>
        {deck?.reshuffle === 'atFace'
          ? words.deckSaid.atFace(nameOf(deck.face ?? die))
          : words.deckSaid[kind === 'atFace' ? 'no' : kind]}
        {deck !== undefined && ` ${words.deckHint}`}
      </p>
    </div>
  );
}
