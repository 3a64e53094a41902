import { useScene } from '../../scene/useScene.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { FoldedChoice } from '../../ui/FoldedChoice.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { toldApart } from '../../words/toldApart.ts';
import { whoseSaid } from '../../words/whoseSaid.ts';
import styles from './EnemySettings.module.css';
import { npoOf, type TableOffer, chooseTable } from './setUp.ts';
import { useApp } from '../../state/base/useApp.ts';
import { tableCalled } from './view/tableCalled.ts';

type TablesProps = { readonly offers: readonly TableOffer[] };

const nameIn = (table: unknown): string | null =>
  typeof table === 'object' && table !== null && 'name' in table && typeof table.name === 'string' ? table.name : null;

/** Tables that the battle has brought along, its scenario's own, and that nobody offers. */
const ownTables = (tables: Readonly<Record<string, unknown>>, offers: readonly TableOffer[]) =>
  Object.entries(tables)
    .filter(([id]) => offers.every((offer) => offer.id !== id))
    .map(([id, table]) => ({ id, name: nameIn(table) ?? id }));

/** The table of all enemies, and of each. */
export function EnemyTables({ offers }: TablesProps) {
  const app = useApp();
  const { told, look, state, view } = useScene('behaviour');
  const { setUp } = told;
  const { table, own, tables } = npoOf(view);
  const all = [
    ...offers,
    ...ownTables(tables, offers).map(({ id, name }) => ({ id, name: look.contentName(id, name) })),
  ];
  const hints: Readonly<Record<string, string>> = setUp.tableHints;
  const whose = (id: string) => {
    const offer = offers.find((each) => each.id === id);
    return offer === undefined ? setUp.whose.scenario : whoseSaid(setUp.whose, offer.whose);
  };
  const named = all.map((offer) => ({ id: offer.id, name: tableCalled(told, offer) }));
  const options = toldApart(named, whose).map(({ id, name }) => {
    const reason = hints[id];
    return { id, title: name, ...(reason !== undefined && { reason }) };
  });
  return (
    <section className={styles.part} aria-label={setUp.table}>
      <SectionHead title={setUp.table} level={3} />
      <ChoiceList
        label={setUp.table}
        options={options}
        value={Object.keys(own).length === 0 ? table : null}
        onChange={(id) => void chooseTable(app, id, null)}
      />
      <SectionHead title={setUp.perEnemy} level={3} />
      {view.table
        .ofSide(state.sides[1].id)
        .filter(view.table.standing)
        .map(({ id }) => (
          <FoldedChoice
            key={id}
            title={look.name(id)}
            label={setUp.tableOf(look.name(id), '')}
            options={options}
            value={own[id] ?? table}
            onChange={(chosen) => void chooseTable(app, chosen, id)}
          />
        ))}
    </section>
  );
}
