import { type CSSProperties, useMemo, useRef } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useWords } from '../../words/useWords.ts';
import { useEditing } from './editing.ts';
import { marksOf, shortSaid } from './graphSaid.ts';
import { layoutOf, NODE_HEIGHT, type PlacedChapter, type PlacedWay } from './layout.ts';
import styles from './Module.module.css';
import { type Traced, wayKey } from './traced.ts';
import { useRoom } from './useRoom.ts';

const rem = (px: number): string => `${px / 16}rem`;

const ARROW = 6;
const LABEL_ROOM = 12;

function Line({ way, on }: { readonly way: PlacedWay; readonly on: boolean }) {
  const [x, y] = way.points.at(-1) ?? [0, 0];
  const path = way.points.map(([left, top], index) => `${index === 0 ? 'M' : 'L'}${left} ${top}`).join('');
  return (
    <g className={classNames(styles.way, way.back && styles.back, on && styles.on)}>
      <path d={path} />
      <path className={styles.arrow} d={`M${x - ARROW} ${y - ARROW - 2}L${x} ${y}L${x + ARROW} ${y - ARROW - 2}Z`} />
    </g>
  );
}

type NodeProps = {
  readonly placed: PlacedChapter;
  readonly path: Traced | null;
  readonly current: boolean;
  readonly onOpen: (id: string) => void;
};

/** A chapter: a button, and for those who hear it the ways that lead on. */
function Node({ placed, path, current, onOpen }: NodeProps) {
  const words = useWords('workshop').moduleEditor;
  const { draft, scenarioName, said } = useEditing();
  const chapter = draft.chapters[placed.index];
  if (chapter === undefined) return null;
  const { node } = words;
  const titleOf = (id: string) => draft.chapters.find((each) => each.id === id)?.title ?? '';
  const title = chapter.title.trim() === '' ? words.nameless : chapter.title;
  const scenario = scenarioName(chapter.mission);
  const on = path?.chapters.has(placed.id) === true;
  const marks = marksOf(words, chapter, { start: draft.start === chapter.id, loose: placed.loose });
  const heard = [title, node.scenario(scenario ?? words.noScenario), ...marks, ...(on ? [node.onPath] : [])];
  const style: CSSProperties = {
    left: rem(placed.x),
    top: rem(placed.y),
    width: rem(placed.width),
    height: rem(NODE_HEIGHT),
  };
  return (
    <li className={styles.place} style={style}>
      <button
        type="button"
        className={classNames(
          styles.node,
          placed.loose && styles.loose,
          on && styles.on,
          path !== null && !on && styles.off,
        )}
        aria-label={heard.join(', ')}
        aria-current={current ? 'true' : undefined}
        onClick={() => onOpen(placed.id)}
      >
        <small className={styles.marks}>
          {on && <Icon name="check" size={14} />}
          {[node.number(placed.index + 1), ...marks].join(' · ')}
        </small>
        <b>{title}</b>
        {scenario !== title && <small className={styles.scenario}>{scenario ?? words.noScenario}</small>}
      </button>
      {chapter.next.length > 0 && (
        <ul className="visually-hidden">
          {chapter.next.map((way) => (
            <li key={way.chapter}>{node.to(titleOf(way.chapter), way.if === null ? null : said(way.if))}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Label({ way, width, on }: { readonly way: PlacedWay; readonly width: number; readonly on: boolean }) {
  const words = useWords('workshop').moduleEditor;
  const { draft, flagNamed } = useEditing();
  const found = draft.chapters.find(({ id }) => id === way.from)?.next[way.index];
  const [x, y] = way.label;
  const most = Math.min(220, 2 * Math.min(x, width - x) + LABEL_ROOM);
  const said = shortSaid(words, found?.if ?? null, flagNamed);
  return (
    <span
      className={classNames(styles.label, found?.if === null && styles.always, on && styles.on)}
      style={{ left: rem(x), top: rem(y), maxWidth: rem(Math.max(most, 110)) }}
    >
      {way.back ? `${words.node.back} · ${said}` : said}
    </span>
  );
}

type GraphProps = {
  /** Where the flags that are ticked lead; null: none are. */
  readonly path: Traced | null;
  /** The chapter that is open beside it; null: none. */
  readonly current: string | null;
  readonly onOpen: (id: string) => void;
};

/** The chapters of a linked campaign and how they lead on: a list for those who hear it, a drawing for those who see it. */
export function ModuleGraph({ path, current, onOpen }: GraphProps) {
  const words = useWords('workshop').moduleEditor;
  const { draft } = useEditing();
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box);
  const { width, height, chapters, ways } = useMemo(() => layoutOf(draft, room), [draft, room]);
  const isOn = ({ from, to }: PlacedWay) => path?.ways.has(wayKey(from, to)) === true;
  const last = [...ways].toSorted((a, b) => Number(isOn(a)) - Number(isOn(b)));
  return (
    <div ref={box} className={styles.box}>
      <div className={styles.graph} style={{ width: rem(width), height: rem(height) }}>
        <svg className={styles.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {last.map((way) => (
            <Line key={wayKey(way.from, way.to)} way={way} on={isOn(way)} />
          ))}
        </svg>
        <div aria-hidden="true">
          {last.map((way) => (
            <Label key={wayKey(way.from, way.to)} way={way} width={width} on={isOn(way)} />
          ))}
        </div>
        <ol className={styles.list} aria-label={words.graph}>
          {chapters.map((placed) => (
            <Node key={placed.id} placed={placed} path={path} current={placed.id === current} onOpen={onOpen} />
          ))}
        </ol>
      </div>
    </div>
  );
}
