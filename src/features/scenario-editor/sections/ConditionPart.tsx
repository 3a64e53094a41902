import type { Condition } from '../../../engine/plugins/scenario/condition.ts';
import { ConditionEditor } from '../../../forms/ConditionEditor.tsx';
import { useEditing } from '../editing.ts';
import { Part } from '../../../forms/Part.tsx';

type ConditionPartProps = {
  readonly title: string;
  /** What is said where there is none. */
  readonly none: string;
  readonly condition: Condition | null;
  /** Its place in the scenario. */
  readonly path: string;
  readonly onChange: (condition: Condition | null) => void;
};

/** When something of the scenario is so. */
export function ConditionPart({ title, path, ...editor }: ConditionPartProps) {
  const { choices, flaw } = useEditing();
  return (
    <Part title={title}>
      <ConditionEditor label={title} choices={choices} {...editor} path={path} flaw={flaw} />
    </Part>
  );
}
