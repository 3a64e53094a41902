import { typedFaces } from '../../content/generator/resolve.ts';
import { REFERENCES } from '../../content/generator/references.ts';
import type { PartId } from '../../content/generator/state.ts';
import { useGenerator } from '../../state/workshop/generator.ts';
import { groundShown } from '../../forms/board/groundShown.ts';
import { BoardPlan } from '../../ui/board/BoardPlan.tsx';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { FacePad } from '../../ui/FacePad.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Generator.module.css';
import { type Speaking, valueMeans, valueSaid } from './partSaid.ts';
import type { ShownPart } from './PartRow.tsx';

type SheetProps = { readonly shown: ShownPart; readonly speaking: Speaking; readonly onClose: () => void };

/** The faces of a force, one after the other. */
function ForceFaces({ shown: { id, state } }: { readonly shown: ShownPart }) {
  const { changePart } = useGenerator();
  const words = useWords('workshop').generator;
  const typed = typedFaces(state.value);
  return (
    <div className={styles.pad}>
      <p className={styles.hint}>{words.forceHint}</p>
      <FacePad
        label={words.byDie(20)}
        sides={20}
        faceLabel={words.face}
        onFace={(face) => changePart(id, { value: [...typed, face].join('.') })}
      />
      <p role="status">{typed.length === 0 ? words.nothingTyped : words.typed(typed.join(', '))}</p>
      {typed.length > 0 && (
        <PlainButton icon="undo" label={words.forget} onPress={() => changePart(id, { value: null })} />
      )}
    </div>
  );
}

/** Missions in two lists: those of the app, and those of books. */
function groupsOf(id: PartId, choices: readonly string[], names: { templates: string; references: string }) {
  if (id !== 'mission') return [{ title: null, choices }];
  const books = new Set(REFERENCES.map((each) => each.id));
  return [
    { title: names.templates, choices: choices.filter((value) => !books.has(value)) },
    { title: names.references, choices: choices.filter((value) => books.has(value)) },
  ];
}

/** A choice with what it means, and what it looks like. */
function optionOf(speaking: Speaking, id: PartId, value: string) {
  const reason = valueMeans(speaking, id, value);
  const map = id === 'killzone' ? speaking.killzones.find(({ row }) => row.id === value)?.map : undefined;
  return {
    id: value,
    title: valueSaid(speaking, id, value),
    ...(reason !== null && { reason }),
    ...(map !== undefined && { picture: <BoardPlan ground={groundShown(map)} /> }),
  };
}

function Choices({ shown, speaking, onClose }: SheetProps) {
  const { changePart } = useGenerator();
  const words = useWords('workshop').generator;
  const { id, part } = shown;
  if (part === null) return null;
  return groupsOf(id, part.options.choices, words).map(({ title, choices }) => (
    <section key={title} className={styles.pad} aria-label={title ?? words.byHand}>
      <SectionHead title={title ?? words.byHand} level={3} />
      <ChoiceList
        label={title ?? words.byHand}
        value={part.value}
        options={choices.map((value) => optionOf(speaking, id, value))}
        onChange={(value) => {
          changePart(id, { value, face: null });
          onClose();
        }}
      />
    </section>
  ));
}

/** One part: the face of a die on the table, or a choice by hand. */
export function PartSheet({ shown, speaking, onClose }: SheetProps) {
  const { changePart } = useGenerator();
  const words = useWords('workshop').generator;
  const { common } = useWords('shared');
  const { id, part } = shown;
  const sides = part?.options.sides ?? null;
  return (
    <SheetDialog open title={words.parts[id]} closeLabel={common.close} onClose={onClose}>
      {part === null && <ForceFaces shown={shown} />}
      {sides !== null && (
        <section className={styles.pad} aria-label={words.byDie(sides)}>
          <SectionHead title={words.byDie(sides)} level={3} />
          <FacePad
            label={words.byDie(sides)}
            sides={sides}
            faceLabel={words.face}
            onFace={(face) => {
              changePart(id, { face, value: null });
              onClose();
            }}
          />
        </section>
      )}
      <Choices shown={shown} speaking={speaking} onClose={onClose} />
    </SheetDialog>
  );
}
