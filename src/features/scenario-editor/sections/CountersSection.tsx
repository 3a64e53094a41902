import type { MissionRow } from '../../../content/schema/mission.ts';
import { FewField, NumberField, WordsField } from '../../../forms/Fields.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useEditing, useSetters } from '../editing.ts';
import { ItemList, type ItemListProps } from '../../../forms/ItemList.tsx';
import { NameField } from './NameField.tsx';

type Tick = MissionRow['ticks'][number];
type Tracks = 'counters' | 'ticks';
type Track<Of extends Tracks> = MissionRow[Of][number];

/** Whether the players see it: what is hidden is the master’s. */
function Hidden({ id }: { readonly id: string }) {
  const { fields } = useWords('workshop').scenarioEditor;
  const { draft } = useEditing();
  const { script } = useSetters('counters');
  const { hidden } = draft.script;
  return (
    <FewField
      label={fields.hidden}
      names={fields.seen}
      value={hidden.includes(id) ? 'master' : 'all'}
      onChange={(next) =>
        script({ hidden: next === 'master' ? [...hidden, id] : hidden.filter((each) => each !== id) })
      }
    />
  );
}

/** What hides something that is there no more. */
function useTop() {
  const { change } = useEditing();
  return (next: Partial<Pick<MissionRow, Tracks>>, typed: string | null = null) =>
    change(
      'counters',
      (draft) => {
        const now = { ...draft, ...next };
        const ids = new Set([...now.counters, ...now.ticks].map(({ id }) => id));
        return { ...now, script: { ...now.script, hidden: now.script.hidden.filter((id) => ids.has(id)) } };
      },
      typed,
    );
}

type TrackListProps<Of extends Tracks> = Pick<
  ItemListProps<Track<Of>>,
  'addLabel' | 'stem' | 'make' | 'said' | 'items' | 'onChange' | 'children'
> & { readonly of: Of };

/** Counters or ticks below their head, each with who sees it. */
function TrackList<Of extends Tracks>({ of, children, ...list }: TrackListProps<Of>) {
  const label = useWords('workshop').scenarioEditor.fields[of];
  return (
    <>
      <SectionHead level={3} title={label} />
      <ItemList {...list} label={label} path={of} most={20}>
        {(track, set, at) => (
          <>
            {children(track, set, at)}
            <Hidden id={track.id} />
          </>
        )}
      </ItemList>
    </>
  );
}

function Counters() {
  const { fields, said, nameless } = useWords('workshop').scenarioEditor;
  const { draft } = useEditing();
  const top = useTop();
  const { hidden } = draft.script;
  return (
    <TrackList
      of="counters"
      items={draft.counters}
      addLabel={fields.addCounter}
      stem="counter"
      make={(id) => ({ id, name: '', max: 3, perAcolyte: 0 })}
      said={({ id, name, max }) => ({
        title: said.counter(name === '' ? nameless : name, max, hidden.includes(id)),
      })}
      onChange={(counters, typed) => top({ counters }, typed)}
    >
      {(counter, set, at) => (
        <>
          <NameField name={counter.name} placeholder={fields.newCounter} at={at} set={set} />
          <NumberField label={fields.max} value={counter.max} min={1} max={99} onChange={(max) => set({ max })} />
          <NumberField
            label={fields.perAcolyte}
            value={counter.perAcolyte}
            max={20}
            onChange={(perAcolyte) => set({ perAcolyte })}
          />
        </>
      )}
    </TrackList>
  );
}

function WhenDown({ tick, set }: { readonly tick: Tick; readonly set: (next: Partial<Tick>) => void }) {
  const { fields } = useWords('workshop').scenarioEditor;
  const { named } = useEditing().draft;
  if (named === null && tick.whenDown === undefined) return null;
  return (
    <FewField
      label={fields.whenDown}
      names={fields.yesNo}
      value={tick.whenDown === undefined ? 'no' : 'yes'}
      onChange={(next) => set({ whenDown: next === 'yes' && named !== null ? named : undefined })}
    />
  );
}

function Ticks() {
  const { fields, said, nameless } = useWords('workshop').scenarioEditor;
  const { draft } = useEditing();
  const top = useTop();
  const { hidden } = draft.script;
  return (
    <TrackList
      of="ticks"
      items={draft.ticks}
      addLabel={fields.addTick}
      stem="tick"
      make={(id): Tick => ({ id, name: '', ends: 'no' })}
      said={({ id, name, ends }) => ({
        title: said.tick(name === '' ? nameless : name, hidden.includes(id)),
        ...(ends !== 'no' && { detail: fields.endings[ends] }),
      })}
      onChange={(ticks, typed) => top({ ticks }, typed)}
    >
      {(tick, set, at) => (
        <>
          <NameField name={tick.name} placeholder={fields.newTick} at={at} set={set} />
          <WordsField label={fields.ends} names={fields.endings} value={tick.ends} onChange={(ends) => set({ ends })} />
          <WhenDown tick={tick} set={set} />
        </>
      )}
    </TrackList>
  );
}

/** What is counted and ticked off, and who sees it. */
export const CountersSection = () => (
  <>
    <Counters />
    <Ticks />
  </>
);
