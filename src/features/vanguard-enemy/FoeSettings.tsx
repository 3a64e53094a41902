import { roundsLook } from '../../scene/roundsLook.ts';
import { type RoundsBattle, useRounds, useRoundsPlay } from '../../state/battle/rounds.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { FoldedChoice } from '../../ui/FoldedChoice.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './FoeSettings.module.css';

type Foes = NonNullable<RoundsBattle['state']['foes']>;

const nameIn = (table: unknown): string | null =>
  typeof table === 'object' && table !== null && 'name' in table && typeof table.name === 'string' ? table.name : null;

function useOptions({ tables }: Foes) {
  const told = useWords('roundsFoes');
  return Object.entries(tables).map(([id, table]) => {
    const reason = told.tableHints[id];
    return { id, title: told.tables[id] ?? nameIn(table) ?? id, ...(reason !== undefined && { reason }) };
  });
}

function Tables({ battle, foes }: { readonly battle: RoundsBattle; readonly foes: Foes }) {
  const { dispatch } = useRoundsPlay();
  const look = roundsLook(useWords('rounds'), battle.state);
  const { tableSettings: text } = useWords('roundsFoes');
  const { table, own } = foes;
  const options = useOptions(foes);
  const ofTables = new Set(battle.state.sides.filter(({ hand }) => hand === 'tables').map(({ id }) => id));
  const models = battle.state.models.filter(({ side, inPlay }) => ofTables.has(side) && inPlay);
  return (
    <div className={styles.part}>
      <ChoiceList
        label={text.all}
        options={options}
        value={models.some(({ id }) => own[id] !== undefined && own[id] !== table) ? null : table}
        onChange={(id) => void dispatch({ type: 'setFoes', choice: { table: id, own: {} } })}
      />
      <SectionHead title={text.each} level={3} />
      {models.map(({ id }) => (
        <FoldedChoice
          key={id}
          title={look.name(id)}
          label={text.of(look.name(id))}
          options={options}
          value={own[id] ?? table}
          onChange={(chosen) => void dispatch({ type: 'setFoes', choice: { own: { ...own, [id]: chosen } } })}
        />
      ))}
    </div>
  );
}

/** By which tables the models of a side play that plays itself, all and one by one; nothing where none does. */
export function FoeSettings() {
  const battle = useRounds();
  const foes = battle?.state.foes ?? null;
  return battle === null || foes === null ? null : <Tables battle={battle} foes={foes} />;
}
