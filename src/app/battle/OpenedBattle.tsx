import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { useGame } from '../../state/base/useApp.ts';
import { type Later, later } from '../../ui/later.tsx';
import { battlePath } from '../paths.ts';
import { FAMILIES, type FamilyScreens } from './families.ts';
import { useAdvisorSoon } from './useAdvisorSoon.ts';
import { useBattleKeys } from './useBattleKeys.ts';

type OpenedProps = { readonly id: string; readonly view: string };
type ScreenProps = OpenedProps & { readonly screens: FamilyScreens };

function Screen({ id, view, screens: { Stage, Log, End, Master } }: ScreenProps) {
  const [, go] = useLocation();
  useAdvisorSoon();
  const over = useGame((game) => game.battle !== null && game.battle.state.result !== null);
  const play = () => go(battlePath(id));
  if (view === 'master' && Master !== null) return <Master onBack={play} />;
  if (view === 'log') return <Log onBack={play} />;
  if (view === 'end' || over) return <End id={id} />;
  return <Stage onTimeline={() => go(battlePath(id, 'log'))} />;
}

function Opened({ screens, ...at }: ScreenProps) {
  const [, go] = useLocation();
  const keys = useBattleKeys(() => go(battlePath(at.id, 'log')));
  const { Live, Keys } = screens;
  return (
    <>
      <Screen {...at} screens={screens} />
      <Suspense fallback={null}>
        <Live />
        {keys.open && <Keys open onClose={keys.close} />}
      </Suspense>
    </>
  );
}

const openedBy = (fetch: () => Promise<FamilyScreens>): Later<OpenedProps> =>
  later(async () => {
    const screens = await fetch();
    return (props: OpenedProps) => <Opened {...props} screens={screens} />;
  });

/** A battle that is open, by the kind of its view: its table, its log or its end. */
const BY_KIND: ReadonlyMap<string, Later<OpenedProps>> = new Map(
  Object.entries(FAMILIES).map(([kind, fetch]) => [kind, openedBy(fetch)]),
);

/** The open battle in the screens of its family; suspends until they are here. Nothing for a family without screens. */
export function OpenedBattle(props: OpenedProps) {
  const kind = useGame((game) => game.battle?.view.kind ?? '');
  const Found = BY_KIND.get(kind);
  return Found === undefined ? null : <Found {...props} />;
}

/** Fetches the screens of the family whose battle is offered to a newcomer, with what they show first. */
export async function fetchOpening(): Promise<void> {
  const [{ opening }] = await Promise.all([FAMILIES.killTeam(), BY_KIND.get('killTeam')?.fetch()]);
  await Promise.all(opening.map((part) => part.fetch()));
}
