import type { LookRequest } from '../../engine/family/vanguard/model/request.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ActionGrid } from '../../ui/ActionGrid.tsx';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { Measured } from '../../ui/measured.tsx';
import { type Marks, useFoeDesk } from './desk.ts';
import styles from './Foe.module.css';
import { useFoeScene } from './useFoeScene.ts';
import { useSay } from './useSay.ts';
import { questionHint, questionText } from './view/questionText.ts';

type Asked = { readonly request: LookRequest };

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** One way in which a model is seen, more or less: whoever is in cover or obscured is seen. */
function marked(marks: Marks, way: 'seen' | 'inCover' | 'obscured', id: string): Marks {
  const without = (ids: readonly string[]): readonly string[] => ids.filter((other) => other !== id);
  if (way === 'seen' && marks.seen.includes(id))
    return { ...marks, seen: without(marks.seen), inCover: without(marks.inCover), obscured: without(marks.obscured) };
  const seen = marks.seen.includes(id) ? marks.seen : [...marks.seen, id];
  return way === 'seen' ? { ...marks, seen } : { ...marks, seen, [way]: toggled(marks[way], id) };
}

/** How each of them is seen; nothing marked: not at all. */
function Sight({ request }: Asked) {
  const { told, name } = useFoeScene();
  const { marks, setMarks } = useFoeDesk();
  const ways = [
    ['seen', told.seen],
    ['inCover', told.cover],
    ['obscured', told.obscured],
  ] as const;
  return request.candidates.map((id) => (
    <div key={id} className={styles.row}>
      <p className={styles.who}>{name(id)}</p>
      <ChipRow label={name(id)}>
        {ways.map(([way, label]) => (
          <FactChip
            key={way}
            label={label}
            on={marks[way].includes(id)}
            onPress={() => setMarks(marked(marks, way, id))}
          />
        ))}
      </ChipRow>
    </div>
  ));
}

/** One of them, by a tap. */
function First({ request }: Asked) {
  const { name, moment } = useFoeScene();
  const { look } = useSay();
  return (
    <ActionGrid label={questionText(useFoeScene(), request)}>
      {request.candidates.map((id) => (
        <ActionButton
          key={id}
          icon="charge"
          title={name(id)}
          pressKey={moment}
          onPress={() => look({ kind: 'first', first: id })}
        />
      ))}
    </ActionGrid>
  );
}

/** Those of whom it is so. */
function Which({ request }: Asked) {
  const { name } = useFoeScene();
  const { marks, setMarks } = useFoeDesk();
  return (
    <ChipRow label={questionText(useFoeScene(), request)}>
      {request.candidates.map((id) => (
        <FactChip
          key={id}
          label={name(id)}
          on={marks.ticked.includes(id)}
          onPress={() => setMarks({ ...marks, ticked: toggled(marks.ticked, id) })}
        />
      ))}
    </ChipRow>
  );
}

function YesNo({ request }: Asked) {
  const scene = useFoeScene();
  const { told, moment } = scene;
  const { look } = useSay();
  return (
    <ActionGrid label={questionText(scene, request)}>
      <ActionButton icon="check" title={told.yes} pressKey={moment} onPress={() => look({ kind: 'is', is: true })} />
      <ActionButton icon="cross" title={told.no} pressKey={moment} onPress={() => look({ kind: 'is', is: false })} />
    </ActionGrid>
  );
}

function Answers({ request }: Asked) {
  switch (request.question) {
    case 'sight':
      return <Sight request={request} />;
    case 'reach':
    case 'closest':
      return <First request={request} />;
    case 'which':
      return <Which request={request} />;
    case 'is':
      return <YesNo request={request} />;
  }
}

/** What only the table can see, for a model that its table plays. */
export function Question({ request }: Asked) {
  const scene = useFoeScene();
  const { told, foes, moment } = scene;
  const { look } = useSay();
  const hint = questionHint(scene, request);
  const text = questionText(scene, request);
  return (
    <section className={styles.panel} aria-label={text}>
      <p className={styles.said}>{told.question((foes?.acting?.turn.asked ?? 0) + 1)}</p>
      <h2 data-asked="" className={styles.ask}>
        <Measured text={text} />
      </h2>
      {hint !== null && (
        <p className={styles.said}>
          <Measured text={hint} />
        </p>
      )}
      <Answers request={request} />
      <ActionButton
        icon="readOnly"
        title={told.dontKnow}
        detail={told.dontKnowDetail}
        pressKey={moment}
        onPress={() => look({ kind: 'dontKnow' })}
      />
    </section>
  );
}
