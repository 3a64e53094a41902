import type { EffectStep } from '../../../engine/family/killteam/tables/effect.ts';
import { EffectsEditor } from '../../../forms/EffectsEditor.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useEditing } from '../editing.ts';
import { Part } from '../../../forms/Part.tsx';

type EffectsPartProps = {
  readonly effects: readonly EffectStep[];
  /** Their place in the scenario. */
  readonly path: string;
  readonly set: (next: { readonly effects: EffectStep[] }) => void;
};

/** What something of the scenario does. */
export function EffectsPart({ effects, path, set }: EffectsPartProps) {
  const { fields } = useWords('workshop').scenarioEditor;
  const { choices, flaw } = useEditing();
  return (
    <Part title={fields.effects}>
      <EffectsEditor
        label={fields.effects}
        effects={effects}
        choices={choices}
        remark={(index) => flaw(index === null ? path : `${path}[${index}]`)}
        onChange={(next) => set({ effects: next })}
      />
    </Part>
  );
}
