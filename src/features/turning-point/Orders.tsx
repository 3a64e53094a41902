import type { Order } from '../../engine/core/ids.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import { useScene } from '../../scene/useScene.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Part } from './Part.tsx';
import styles from './Part.module.css';
import type { StepProps } from './StepProps.ts';

const ORDERS = ['engage', 'conceal'] as const satisfies readonly Order[];

type OrderRow = Pick<StepProps, 'act'> & { readonly label: string; readonly operatives: readonly Operative[] };

/** An order for everybody in a row; none is shown as theirs where they differ. */
function OrderRow({ act, label, operatives }: OrderRow) {
  const { words } = useScene();
  const shared = operatives.every(({ order }) => order === operatives[0]?.order) ? operatives[0]?.order : undefined;
  return (
    <li>
      <b>{label}</b>
      <Segmented<Order | ''>
        label={label}
        options={ORDERS.map((value) => ({ value, label: words.orders[value].name }))}
        value={shared ?? ''}
        onChange={(order) => {
          if (order !== '') act({ type: 'giveOrder', operatives: operatives.map(({ id }) => id), order });
        }}
      />
    </li>
  );
}

/** The orders that both sides are set up with; nothing where they are chosen at each activation. */
export function Orders({ act }: Pick<StepProps, 'act'>) {
  const { words, look, state, view } = useScene();
  if (view.actions.orders !== 'given') return null;
  return (
    <Part title={words.deployment.orders}>
      <p>{words.deployment.ordersHint}</p>
      {state.sides[1].hand === 'tables' && <p>{words.deployment.ordersOfTables(look.side(state.sides[1].id))}</p>}
      {state.sides.map(({ id: side }) => {
        const operatives = state.operatives.filter((operative) => operative.side === side);
        return (
          <ul key={side} className={styles.orders} aria-label={look.side(side)}>
            <OrderRow act={act} label={words.deployment.ordersOfAll(look.side(side))} operatives={operatives} />
            {operatives.map((operative) => (
              <OrderRow key={operative.id} act={act} label={look.name(operative.id)} operatives={[operative]} />
            ))}
          </ul>
        );
      })}
    </Part>
  );
}
