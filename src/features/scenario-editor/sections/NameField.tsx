import { useWords } from '../../../words/useWords.ts';
import type { ItemAt } from '../../../forms/ItemList.tsx';
import { Text } from '../../../forms/Text.tsx';

const LONGEST = 80;

type NameFieldProps = {
  readonly name: string;
  readonly placeholder: string;
  readonly at: ItemAt;
  readonly set: (next: { readonly name: string }, typed: string) => void;
};

/** What an item of a list is called. */
export function NameField({ name, placeholder, at: { path, fresh }, set }: NameFieldProps) {
  const { fields } = useWords('workshop').scenarioEditor;
  return (
    <Text
      label={fields.name}
      path={`${path}.name`}
      value={name}
      placeholder={placeholder}
      maxLength={LONGEST}
      fresh={fresh}
      onChange={(next, typed) => set({ name: next }, typed)}
    />
  );
}
