import { freeId } from '../../../content/tableIds.ts';
import type { Ending } from '../../../engine/plugins/scenario/script.ts';
import { FlagField } from '../../../forms/Fields.tsx';
import { namesOf } from '../../../forms/choices.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { classNames } from '../../../ui/classNames.ts';
import form from '../../../ui/Form.module.css';
import { flagWords } from '../../../words/flagName.ts';
import { capital } from '../../../words/capital.ts';
import { conditionSaid } from '../../../words/scenarioSaid.ts';
import { useWords } from '../../../words/useWords.ts';
import { useEditing, useSetters } from '../editing.ts';
import { ItemList } from '../../../forms/ItemList.tsx';
import { Text } from '../../../forms/Text.tsx';
import { ConditionPart } from './ConditionPart.tsx';
import { NameField } from './NameField.tsx';
import { Part } from '../../../forms/Part.tsx';

const MOST_FLAGS = 20;

type Set = (next: Partial<Ending>, typed?: string | null) => void;

/** What the campaign remembers of an ending. */
function Flags({ flags, set }: { readonly flags: readonly string[]; readonly set: Set }) {
  const { fields } = useWords('workshop').scenarioEditor;
  const { choices } = useEditing();
  const known = (choices.flag ?? []).map(({ id }) => id);
  return (
    <Part title={fields.flags}>
      {flags.map((flag, index) => (
        <div key={index} className={classNames(form.line, form.low)}>
          <FlagField
            label={fields.flag(index + 1)}
            value={flag}
            onChange={(next) => set({ flags: flags.with(index, next) }, `flag ${index}`)}
          />
          <IconButton
            icon="cross"
            label={fields.removeFlag(flagWords(flag))}
            onPress={() => set({ flags: flags.toSpliced(index, 1) })}
          />
        </div>
      ))}
      {flags.length < MOST_FLAGS && (
        <PlainButton
          tone="quiet"
          icon="plus"
          label={fields.addFlag}
          onPress={() => set({ flags: [...flags, freeId(fields.newFlag, new Set([...flags, ...known]))] })}
        />
      )}
    </Part>
  );
}

/** How the story can close; the first that fits is told. */
export function EndingsSection() {
  const { fields, nameless, sections } = useWords('workshop').scenarioEditor;
  const words = useWords('scenario');
  const { draft, choices } = useEditing();
  const { script } = useSetters('endings');
  const detail = ({ if: condition }: Ending) =>
    condition === null ? fields.endingElse : capital(conditionSaid(words, condition, namesOf(choices)));
  return (
    <ItemList
      label={sections.endings}
      path="script.endings"
      items={draft.script.endings}
      most={20}
      addLabel={fields.addEnding}
      stem="ending"
      make={(id): Ending => ({ id, name: '', text: '', if: null, flags: [] })}
      said={(ending) => ({ title: ending.name === '' ? nameless : ending.name, detail: detail(ending) })}
      onChange={(endings, typed) => script({ endings }, typed)}
    >
      {(ending, set, at) => (
        <>
          <NameField name={ending.name} placeholder={fields.newEnding} at={at} set={set} />
          <ConditionPart
            title={fields.endingIf}
            none={fields.endingElse}
            condition={ending.if}
            path={`${at.path}.if`}
            onChange={(condition) => set({ if: condition })}
          />
          <Text
            label={fields.endingText}
            path={`${at.path}.text`}
            value={ending.text}
            maxLength={20_000}
            lines={4}
            onChange={(text, typed) => set({ text }, typed)}
          />
          <Flags flags={ending.flags} set={set} />
        </>
      )}
    </ItemList>
  );
}
