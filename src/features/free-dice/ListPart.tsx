import { MOST_AMONG } from '../../engine/dice/freeRoll.ts';
import { useFreeDiceTable } from '../../scene/freeDiceTable.ts';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { PickList } from '../../ui/PickList.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './FreeDice.module.css';
import type { FreeRolling } from './useFreeRoll.ts';

type ListProps = { readonly rolling: FreeRolling; readonly list: NonNullable<FreeRolling['list']> };

/** What only the players can say of a list: how many, or which names. */
function Said({ rolling: { setSaid }, list: { list, said } }: ListProps) {
  const { words } = useFreeDiceTable();
  const { freeDice } = words;
  if (list === 'own')
    return (
      <TextField
        label={freeDice.ownList}
        hint={freeDice.ownListHint}
        value={said.own}
        maxLength={400}
        onChange={(own) => setSaid({ ...said, own })}
      />
    );
  if (list !== 'numbers') return null;
  return (
    <SettingRow label={freeDice.count} hint={freeDice.countHint}>
      <Stepper
        label={freeDice.count}
        value={said.count}
        min={2}
        max={MOST_AMONG}
        lessLabel={words.common.less(freeDice.count)}
        moreLabel={words.common.oneMore(freeDice.count)}
        onChange={(count) => setSaid({ ...said, count })}
      />
    </SettingRow>
  );
}

/** Out of whom or what one is drawn; who is left out does not count. */
export function ListPart(props: ListProps) {
  const { freeDice } = useFreeDiceTable().words;
  const { rolling, list } = props;
  return (
    <div className={styles.list}>
      <PickList
        label={freeDice.among}
        groups={[{ label: null, options: list.lists.map((id) => ({ value: id, label: freeDice.lists[id] })) }]}
        value={list.list}
        onChange={(value) => {
          const found = list.lists.find((id) => id === value);
          if (found !== undefined) rolling.setList(found);
        }}
      />
      <Said {...props} />
      {list.list !== 'numbers' && list.all.length > 0 && (
        <ChipRow label={freeDice.among}>
          {list.all.map((name) => (
            <FactChip key={name} label={name} on={!list.left.includes(name)} onPress={() => rolling.leave(name)} />
          ))}
        </ChipRow>
      )}
    </div>
  );
}
