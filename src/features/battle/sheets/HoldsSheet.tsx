import { useScene } from '../../../scene/useScene.ts';
import { HoldsList } from '../../../ui/HoldsList.tsx';
import { PickList } from '../../../ui/PickList.tsx';
import { holdsNow } from '../../../words/holdsNow.ts';
import { useDesk } from '../desk.ts';
import { Block, Sheet } from './Sheet.tsx';

const ENVIRONMENTS = 'environments';
const NONE = '';

/** An environment that is not in force begins by hand. */
function BeginEnvironment() {
  const { words, look, state } = useScene();
  const { act } = useDesk();
  const { beginEnvironment, chooseEnvironment } = words.battle.table;
  const inForce = new Set(state.lasting.flatMap(({ source }) => (source.kind === 'environment' ? [source.id] : [])));
  const rows = (state.tables?.[ENVIRONMENTS]?.rows ?? []).filter(({ id }) => !inForce.has(id));
  if (rows.length === 0) return null;
  const begin = (chosen: string) => {
    const row = rows.find(({ id }) => id === chosen);
    if (row === undefined) return;
    const lasting = {
      id: `environment.${row.id}`,
      source: { kind: 'environment', id: row.id, name: row.name },
      on: { kind: 'battle' },
      change: { op: 'told' },
      until: 'battle',
    } as const;
    act({ type: 'correct', correction: { what: 'impose', lasting } });
  };
  return (
    <PickList
      label={beginEnvironment}
      groups={[
        {
          label: null,
          options: [
            { value: NONE, label: chooseEnvironment },
            ...rows.map(({ id, name }) => ({ value: id, label: look.contentName(id, name) })),
          ],
        },
      ]}
      value={NONE}
      onChange={begin}
    />
  );
}

/** What holds for more than one operative now, by one source or all: why, until when, and how it ends. */
function Holds({ source }: { readonly source: string | null }) {
  const { words, look, state, view } = useScene();
  const { act } = useDesk();
  const { turningPoint } = state;
  const { lift, liftOf, holdsNothing } = words.battle.table;
  const all = holdsNow({ words, look, turningPoint, overruledBy: view.lasting.overruledBy }, view.lasting.onTable);
  const holds = source === null ? all : all.filter(({ key }) => key === source);
  if (holds.length === 0) return <p>{holdsNothing}</p>;
  return (
    <HoldsList
      holds={holds}
      lift={lift}
      liftLabel={liftOf}
      onLift={(ids) => {
        for (const lasting of ids) act({ type: 'correct', correction: { what: 'lift', lasting } });
      }}
    />
  );
}

/** The same among all that can be set by hand, with environments that may begin. */
export function HoldsBlock() {
  const { words } = useScene();
  return (
    <Block label={words.battle.table.holds}>
      <Holds source={null} />
      <BeginEnvironment />
    </Block>
  );
}

/** The same by itself. */
export function HoldsSheet({ source }: { readonly source: string | null }) {
  const { words } = useScene();
  return (
    <Sheet title={words.battle.table.holds}>
      <Holds source={source} />
    </Sheet>
  );
}
