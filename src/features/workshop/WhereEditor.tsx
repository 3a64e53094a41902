import { PLACE_WISHES } from '../../engine/behaviour/killTeam/step.ts';
import { DESTINATIONS, type PlaceWish } from '../../engine/behaviour/killTeam/step.ts';
import type { Where } from '../../engine/behaviour/killTeam/table.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { PickList } from '../../ui/PickList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import { useBothWords } from './useBothWords.ts';

const FIRST: Where = { cover: 'ifPossible', wishes: [] };
const COVERS = ['must', 'ifPossible', 'no'] as const;
const ANYWHERE = '';

type PartProps = { readonly where: Where; readonly onChange: (where: Where) => void };

function Wishes({ where, onChange }: PartProps) {
  const { words, said } = useBothWords();
  const { editor } = words;
  const set = (wishes: readonly PlaceWish[]) => onChange({ ...where, wishes: [...wishes] });
  const next = PLACE_WISHES.find((wish) => !where.wishes.includes(wish));
  return (
    <>
      {where.wishes.map((wish, index) => (
        <div key={`${index} ${wish}`} className={form.line}>
          <PickList
            bare
            label={editor.wish(index + 1)}
            groups={[
              { label: null, options: PLACE_WISHES.map((value) => ({ value, label: said.wishes[value].name })) },
            ]}
            value={wish}
            onChange={(value) => set(where.wishes.with(index, PLACE_WISHES.find((each) => each === value) ?? wish))}
          />
          <IconButton
            icon="cross"
            label={editor.removePart(said.wishes[wish].name)}
            onPress={() => set(where.wishes.toSpliced(index, 1))}
          />
        </div>
      ))}
      {next !== undefined && (
        <PlainButton tone="quiet" icon="plus" label={editor.addWish} onPress={() => set([...where.wishes, next])} />
      )}
    </>
  );
}

function Toward({ where, onChange }: PartProps) {
  const { words, said } = useBothWords();
  const { editor } = words;
  const { toward, ...rest } = where;
  const options = DESTINATIONS.map((value) => ({ value, label: said.destinations[value].name }));
  return (
    <PickList
      label={editor.toward}
      groups={[{ label: null, options: [{ value: ANYWHERE, label: editor.nowhere }, ...options] }]}
      value={toward ?? ANYWHERE}
      onChange={(value) => {
        const next = DESTINATIONS.find((each) => each === value);
        onChange(next === undefined ? rest : { toward: next, ...rest });
      }}
    />
  );
}

function Half({ where, onChange }: PartProps) {
  const { editor } = useBothWords().words;
  const { common } = useWords('shared');
  const { upTo, ...rest } = where;
  return (
    <div className={form.setting}>
      <span>{editor.half}</span>
      <Segmented
        label={editor.half}
        options={[
          { value: 'no', label: common.no },
          { value: 'yes', label: common.yes },
        ]}
        value={upTo === 'half' ? 'yes' : 'no'}
        onChange={(value) => onChange(value === 'yes' ? { ...rest, upTo: 'half' } : rest)}
      />
    </div>
  );
}

type WhereEditorProps = { readonly where: Where | undefined; readonly onChange: (where: Where | undefined) => void };

/** WHERE: toward what, cover, and what the place should offer; none: wherever the hands choose. */
export function WhereEditor({ where, onChange }: WhereEditorProps) {
  const { words, said } = useBothWords();
  const { editor } = words;
  if (where === undefined)
    return (
      <>
        <p className={form.hint}>{editor.noWhere}</p>
        <PlainButton tone="quiet" icon="plus" label={editor.chooseWhere} onPress={() => onChange(FIRST)} />
      </>
    );
  return (
    <div className={form.lines}>
      <Toward where={where} onChange={onChange} />
      <p className={form.label}>{editor.cover}</p>
      <Segmented
        wide
        label={editor.cover}
        options={COVERS.map((value) => ({ value, label: said.covers[value].name }))}
        value={where.cover}
        onChange={(cover) => onChange({ ...where, cover })}
      />
      <Wishes where={where} onChange={onChange} />
      <Half where={where} onChange={onChange} />
      <PlainButton
        tone="quiet"
        icon="cross"
        label={editor.removePart(editor.parts.where)}
        onPress={() => onChange(undefined)}
      />
    </div>
  );
}
