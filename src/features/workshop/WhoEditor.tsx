import type { Who } from '../../engine/behaviour/table.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { PickList } from '../../ui/PickList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import form from '../../ui/Form.module.css';
import { criterionSaid } from '../../words/behaviourSentence.ts';
import { criterionIn, criterionPicks, criterionValue } from './picks.ts';
import { useBothWords } from './useBothWords.ts';
import { WantedList } from './WantedList.tsx';

type WhoEditorProps = { readonly who: Who | undefined; readonly onChange: (who: Who | undefined) => void };

const FIRST: Who = { order: [{ rank: 'closest' }], tie: 'threat' };

function Order({ who, onChange }: { readonly who: Who; readonly onChange: (who: Who) => void }) {
  const both = useBothWords();
  const { editor } = both.words;
  const set = (order: Who['order']) => onChange({ ...who, order });
  const earlier = (index: number) => {
    const each = who.order[index];
    if (index > 0 && each !== undefined) set(who.order.toSpliced(index, 1).toSpliced(index - 1, 0, each));
  };
  return (
    <div className={form.lines}>
      {who.order.map((criterion, index) => (
        <div key={`${index} ${'rank' in criterion}`} className={form.line}>
          <PickList
            bare
            label={editor.preferNumber(index + 1)}
            groups={criterionPicks(both)}
            value={criterionValue(criterion)}
            onChange={(value) => set(who.order.with(index, criterionIn(value)))}
          />
          <IconButton
            icon="next"
            turned="up"
            label={editor.earlier(criterionSaid(both.said, criterion))}
            impossible={index === 0}
            onPress={() => earlier(index)}
          />
          <IconButton
            icon="cross"
            label={editor.removePart(criterionSaid(both.said, criterion))}
            onPress={() => set(who.order.toSpliced(index, 1))}
          />
        </div>
      ))}
      <PlainButton
        tone="quiet"
        icon="plus"
        label={editor.addPrefer}
        onPress={() => set([...who.order, { rank: 'closest' }])}
      />
    </div>
  );
}

/** WHO: only whom, whom first, and how a tie ends; none: anybody. */
export function WhoEditor({ who, onChange }: WhoEditorProps) {
  const { words, said } = useBothWords();
  const { editor } = words;
  if (who === undefined)
    return (
      <>
        <p className={form.hint}>{editor.noWho}</p>
        <PlainButton tone="quiet" icon="plus" label={editor.chooseWho} onPress={() => onChange(FIRST)} />
      </>
    );
  const { where, ...rest } = who;
  return (
    <div className={form.lines}>
      <p className={form.label}>{editor.only}</p>
      <WantedList
        wanted={where ?? []}
        onChange={(wanted) => onChange(wanted.length === 0 ? rest : { where: [...wanted], ...rest })}
      />
      <p className={form.label}>{editor.prefer}</p>
      <Order who={who} onChange={onChange} />
      <p className={form.label}>{editor.tie}</p>
      <Segmented
        wide
        label={editor.tie}
        options={[
          { value: 'threat', label: said.ties.threat.name },
          { value: 'roll', label: said.ties.roll.name },
        ]}
        value={who.tie}
        onChange={(tie) => onChange({ ...who, tie })}
      />
      <PlainButton
        tone="quiet"
        icon="cross"
        label={editor.removePart(editor.parts.who)}
        onPress={() => onChange(undefined)}
      />
    </div>
  );
}
