import type { Selector } from '../engine/family/killteam/tables/selector.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { PickList } from '../ui/PickList.tsx';
import form from '../ui/Form.module.css';
import { capital } from '../words/capital.ts';
import { useWords } from '../words/useWords.ts';
import type { Choices } from './choices.ts';
import { FewField, NamedField, NumberField, WordsField } from './Fields.tsx';
import styles from './Forms.module.css';
import { Remark } from './Remark.tsx';
import { useSubject } from './subject.ts';

type Filter = Selector['filters'][number];

type SelectorEditorProps = {
  readonly to: Selector;
  readonly choices: Choices;
  readonly onChange: (to: Selector) => void;
};

const NEAR = 2;
const FARTHEST = 30;

const reachOf = ({ who, inches, ofThis, ofBy }: Selector): 'any' | 'mark' | 'this' | 'by' => {
  if (inches === undefined && who !== 'inside') return 'any';
  if (ofBy === true) return 'by';
  return ofThis === true ? 'this' : 'mark';
};

/** How near, and to what; those inside are always near to something. */
function ReachFields({ to, onChange }: Omit<SelectorEditorProps, 'choices'>) {
  const { parts } = useWords('scenario');
  const { inches, ofThis: _ofThis, ofBy: _ofBy, ...rest } = to;
  const reach = reachOf(to);
  return (
    <>
      <WordsField
        label={parts.reach}
        names={parts.reaches}
        value={reach}
        onChange={(next) =>
          onChange({
            ...rest,
            ...(next !== 'any' && { inches: inches ?? NEAR }),
            ...(next === 'this' && { ofThis: true }),
            ...(next === 'by' && { ofBy: true }),
          })
        }
      />
      {reach !== 'any' && (
        <NumberField
          label={parts.inches}
          value={inches ?? NEAR}
          min={1}
          max={FARTHEST}
          onChange={(value) => onChange({ ...to, inches: value })}
        />
      )}
    </>
  );
}

const FEW = 3;
const MANY = 20;

/** All of them, or only so many. */
function WorstFields({ to, onChange }: Omit<SelectorEditorProps, 'choices'>) {
  const { parts } = useWords('scenario');
  const { worst, ...all } = to;
  return (
    <>
      <FewField
        label={parts.worstHow}
        names={parts.worsts}
        value={worst === undefined ? 'all' : 'worst'}
        onChange={(next) => onChange(next === 'all' ? all : { ...all, worst: FEW })}
      />
      {worst !== undefined && (
        <NumberField
          label={parts.worst}
          value={worst}
          min={1}
          max={MANY}
          onChange={(next) => onChange({ ...all, worst: next })}
        />
      )}
    </>
  );
}

function FilterFields({ to, onChange }: Omit<SelectorEditorProps, 'choices'>) {
  const { parts, filters } = useWords('scenario');
  const all = Object.keys(filters) as Filter[];
  const left = all.filter((filter) => filter !== 'standing' && !to.filters.includes(filter));
  return (
    <>
      {to.filters.map((filter) => (
        <div key={filter} className={form.line}>
          <p className={styles.said}>{capital(filters[filter])}</p>
          <IconButton
            icon="cross"
            label={parts.remove(filters[filter])}
            onPress={() => onChange({ ...to, filters: to.filters.filter((each) => each !== filter) })}
          />
        </div>
      ))}
      <PickList
        label={parts.onlyWho}
        groups={[
          {
            label: null,
            options: [
              { value: '', label: parts.addFilter },
              ...left.map((filter) => ({ value: filter, label: filters[filter] })),
            ],
          },
        ]}
        value=""
        onChange={(value) => {
          const filter = left.find((each) => each === value);
          if (filter !== undefined) onChange({ ...to, filters: [...to.filters, filter] });
        }}
      />
    </>
  );
}

/** Whom an effect is for: how they are chosen and of which side; more exactly below. */
export function SelectorEditor({ to, choices, onChange }: SelectorEditorProps) {
  const { parts, whos, sides } = useWords('scenario');
  const about = useSubject();
  const { keyword, ...rest } = to;
  const { worst: _worst, ...anybody } = to;
  return (
    <div className={form.lines}>
      <div className={form.pair}>
        <WordsField label={parts.who} names={whos} value={to.who} onChange={(who) => onChange({ ...anybody, who })} />
        {to.who !== 'this' && (
          <WordsField label={parts.side} names={sides} value={to.side} onChange={(side) => onChange({ ...to, side })} />
        )}
      </div>
      <Remark text={to.who === 'this' && !about ? parts.aboutNobody : null} />
      <details>
        <summary className={form.summary}>{parts.onlyWho}</summary>
        <div className={form.lines}>
          <FilterFields to={to} onChange={onChange} />
          <NamedField
            kind="keyword"
            label={parts.keyword}
            none="–"
            choices={choices}
            value={keyword ?? null}
            onChange={(id) => onChange(id === null ? rest : { ...rest, keyword: id })}
          />
          {to.who === 'each' && <WorstFields to={to} onChange={onChange} />}
          {to.who !== 'crossed' && to.who !== 'stopped' && <ReachFields to={to} onChange={onChange} />}
        </div>
      </details>
    </div>
  );
}
