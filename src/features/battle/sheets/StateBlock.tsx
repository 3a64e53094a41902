import { useScene } from '../../../scene/useScene.ts';
import { ORDERS } from '../../../engine/core/ids.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { FactChip } from '../../../ui/FactChip.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { setWounds } from '../acts.ts';
import { useDesk } from '../desk.ts';
import { Block } from './Sheet.tsx';

function Readiness({ operative }: { readonly operative: Operative }) {
  const { words, look } = useScene();
  const { act } = useDesk();
  if (operative.readiness === 'active') return null;
  return (
    <SettingRow
      label={words.battle.card.state}
      {...(operative.counteracted && { hint: words.battle.counteractedBefore(look.name(operative.id)) })}
    >
      <Segmented
        label={words.battle.card.state}
        options={[
          { value: 'ready', label: words.states.ready },
          { value: 'expended', label: words.states.done },
        ]}
        value={operative.readiness}
        onChange={(readiness) =>
          act({ type: 'correct', correction: { what: 'readiness', operative: operative.id, readiness } })
        }
      />
    </SettingRow>
  );
}

/** Wounds, order, ready or done, on guard: set by hand. */
export function StateBlock({ operative }: { readonly operative: Operative }) {
  const desk = useDesk();
  const { words } = useScene();
  const { act } = desk;
  const { id, guard } = operative;
  return (
    <Block label={words.battle.card.state}>
      <SettingRow label={words.common.stats.wounds} hint={words.common.ofText(operative.maxWounds)}>
        <Stepper
          label={words.common.stats.wounds}
          value={operative.wounds}
          max={operative.maxWounds}
          lessLabel={words.battle.woundsLess}
          moreLabel={words.battle.woundsMore}
          onChange={(to) => setWounds(desk, operative, to)}
        />
      </SettingRow>
      <SettingRow label={words.battle.card.order} hint={words.orders[operative.order].meaning}>
        <Segmented
          label={words.battle.card.order}
          options={ORDERS.map((value) => ({ value, label: words.orders[value].name }))}
          value={operative.order}
          onChange={(order) => act({ type: 'correct', correction: { what: 'order', operative: id, order } })}
        />
      </SettingRow>
      <Readiness operative={operative} />
      <FactChip
        label={words.states.guard}
        on={guard}
        onPress={() => act({ type: 'correct', correction: { what: 'guard', operative: id, on: !guard } })}
      />
    </Block>
  );
}
