import type { BehaviourTable } from '../../engine/behaviour/killTeam/table.ts';
import { PickList } from '../../ui/PickList.tsx';
import { orderRuleSentence } from '../../words/behaviourSentence.ts';
import { ConditionEditor } from './ConditionEditor.tsx';
import { wantedOf } from './conditionNode.ts';
import { useBothWords } from './useBothWords.ts';
import styles from './Workshop.module.css';

type Order = BehaviourTable['order'];

const KINDS = ['attacks', 'always', 'attacksOr'] as const;
const FIRST: Order = { attacksOr: wantedOf('isBeast', true) };

/** When the enemy takes Engage. `onChange` null: it is only read. */
export function OrderEditor({
  order,
  onChange,
}: {
  readonly order: Order;
  readonly onChange: ((order: Order) => void) | null;
}) {
  const { words, said } = useBothWords();
  const kind = typeof order === 'string' ? order : 'attacksOr';
  const change = (value: string) => onChange?.(value === 'attacks' || value === 'always' ? value : FIRST);
  return (
    <div className={styles.order}>
      <p>{orderRuleSentence(said, order)}</p>
      {onChange !== null && (
        <PickList
          label={words.editor.order}
          groups={[{ label: null, options: KINDS.map((value) => ({ value, label: said.orderRules[value].name })) }]}
          value={kind}
          onChange={change}
        />
      )}
      {onChange !== null && typeof order !== 'string' && (
        <ConditionEditor
          condition={order.attacksOr}
          onChange={(condition) => onChange(condition === undefined ? 'attacks' : { attacksOr: condition })}
        />
      )}
    </div>
  );
}
