import { heightOf, traited, withDoors, withHeight, withKind } from '../../content/killzones/editBoard.ts';
import type { OwnPieceRow, PartRow } from '../../content/killzones/schema.ts';
import type { Trait } from '../../engine/board/trait.ts';
import { CountStepper } from '../../ui/CountStepper.tsx';
import { PickList } from '../../ui/PickList.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { useWords } from '../../words/useWords.ts';
import { SegmentField } from '../../ui/SegmentField.tsx';
import styles from './BoardEditor.module.css';
import type { Editing } from './useBoardEditing.ts';

type MakeProps = { readonly editing: Editing; readonly piece: OwnPieceRow };

/** Heights go by half inches, up to ten. */
const [STEPS, MOST] = [2, 20];

const TRAITS = [
  'Vantage',
  'Blocking',
  'Exposed',
  'Insignificant',
  'Accessible',
  'Scalable',
  'Traversable',
  'Rampart',
] as const satisfies readonly Trait[];

type Kind = 'Heavy' | 'Light' | 'neither';
const KINDS: readonly Kind[] = ['Heavy', 'Light', 'neither'];

const kindOf = ({ traits }: PartRow): Kind =>
  traits.includes('Heavy') ? 'Heavy' : traits.includes('Light') ? 'Light' : 'neither';

/** The parts that are meant: the one that is chosen, else all. */
const meant = ({ parts }: OwnPieceRow, which: number | null): readonly PartRow[] =>
  parts.filter((_, at) => which === null || which === at);

function Parts({ editing, piece }: MakeProps) {
  const words = useWords('workshop').boardEditor;
  const { chosen } = editing;
  const options = [
    { value: '', label: words.allParts },
    ...piece.parts.map(({ high }, at) => ({
      value: String(at),
      label: `${words.part(at + 1)}, ${words.inches(high)}`,
    })),
  ];
  return (
    <PickList
      label={words.parts}
      groups={[{ label: null, options }]}
      value={chosen.part === null ? '' : String(chosen.part)}
      onChange={(value) => chosen.choosePart(value === '' ? null : Number(value))}
    />
  );
}

function Traits({ editing, piece }: MakeProps) {
  const words = useWords('workshop').boardEditor;
  const { chosen, change } = editing;
  const parts = meant(piece, chosen.part);
  return (
    <div className={styles.traits} role="group" aria-label={words.traitsLabel}>
      {TRAITS.map((trait) => {
        const on = parts.filter(({ traits }) => traits.includes(trait)).length;
        const isAll = on === parts.length;
        return (
          <button
            key={trait}
            type="button"
            className={styles.trait}
            aria-pressed={isAll ? true : on > 0 ? 'mixed' : false}
            onClick={() => change('trait', (all) => traited(all, piece.id, chosen.part, [trait, !isAll]))}
          >
            {words.traits[trait]}
          </button>
        );
      })}
    </div>
  );
}

function Kinds({ editing, piece }: MakeProps) {
  const words = useWords('workshop').boardEditor;
  const { chosen, change } = editing;
  const kinds = new Set(meant(piece, chosen.part).map(kindOf));
  const [first = 'neither'] = kinds;
  return (
    <SegmentField<Kind | ''>
      label={words.kind}
      options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
      value={kinds.size === 1 ? first : ''}
      onChange={(kind) =>
        change('trait', (all) =>
          withKind(all, piece.id, chosen.part, kind === 'Heavy' || kind === 'Light' ? kind : null),
        )
      }
    />
  );
}

/** How high a piece is and what it is; of one part where it has several. */
export function PieceMake({ editing, piece }: MakeProps) {
  const words = useWords('workshop').boardEditor;
  const { chosen, change } = editing;
  const high = heightOf(piece, chosen.part);
  const hasDoors = piece.parts.some(({ traits }) => traits.includes('Accessible'));
  return (
    <>
      {piece.parts.length > 1 && <Parts editing={editing} piece={piece} />}
      <CountStepper
        label={words.height}
        value={Math.round(high * STEPS)}
        shown={words.inches(high)}
        min={1}
        max={MOST}
        lessLabel={words.less(words.height)}
        moreLabel={words.more(words.height)}
        onChange={(next) =>
          change('height', (all) => withHeight(all, piece.id, chosen.part, next / STEPS), `height ${piece.id}`)
        }
      />
      <Kinds editing={editing} piece={piece} />
      <Traits editing={editing} piece={piece} />
      {hasDoors && (
        <TickBox
          label={words.doorsOpen}
          on={piece.open === true}
          onChange={(open) => change('doors', (all) => withDoors(all, piece.id, open))}
        />
      )}
    </>
  );
}
