import { type FlagCondition, flagCondition } from '../../engine/campaign/model/module.ts';
import { ConditionEditor } from '../../forms/ConditionEditor.tsx';
import editor from '../../forms/Editor.module.css';
import { Part } from '../../forms/Part.tsx';
import { usePlaces } from '../../forms/places.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import { useEditing } from './editing.ts';

type FlagsPartProps = {
  readonly title: string;
  /** What is said where there is none. */
  readonly none: string;
  readonly path: string;
  readonly condition: FlagCondition | null;
  readonly onChange: (condition: FlagCondition | null) => void;
};

/** What must be so of what the campaign remembers. */
export function FlagsPart({ title, none, path, condition, onChange }: FlagsPartProps) {
  const { chapter } = useWords('workshop').moduleEditor;
  const { choices } = useEditing();
  const { flaw } = usePlaces();
  const wrong = flaw(path);
  const nothing = condition === null && (choices.flag ?? []).length === 0;
  return (
    <Part title={title}>
      {nothing ? (
        <p className={form.hint}>{`${none} ${chapter.noFlags}`}</p>
      ) : (
        <ConditionEditor
          flagsOnly
          label={title}
          none={none}
          choices={choices}
          condition={condition}
          onChange={(next) => {
            const read = next === null ? null : flagCondition.safeParse(next);
            if (read === null) onChange(null);
            else if (read.success) onChange(read.data);
          }}
        />
      )}
      {wrong !== null && (
        <p className={editor.flaw}>
          <Icon name="why" size={16} /> {wrong}
        </p>
      )}
    </Part>
  );
}
