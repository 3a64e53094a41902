import { Suspense, use, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { useBegunKey } from '../../scene/useHalfDone.ts';
import { keyNow } from '../../state/base/ownKeys.ts';
import { useGame } from '../../state/base/useApp.ts';
import { KeyWays } from '../../ui/keyWays.ts';
import { battlePath } from '../paths.ts';
import { type FamilyKind, type FamilyScreens, fetchScreens, isFamily, screensHere } from './families.ts';
import { useAdvisorSoon } from './useAdvisorSoon.ts';
import { useBattleKeys } from './useBattleKeys.ts';
import { useFocusFollows } from './useFocusFollows.ts';
import { useOwnKeys } from './useOwnKeys.ts';

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
  const own = useGame((game) => game.settings.keys);
  const now = useCallback((usual: string) => keyNow(own, usual), [own]);
  useOwnKeys();
  useFocusFollows();
  const keys = useBattleKeys(screens.words, () => go(battlePath(at.id, 'log')));
  const { Live, Keys } = screens;
  return (
    <KeyWays value={now}>
      <Screen {...at} screens={screens} />
      <Suspense fallback={null}>
        <Live />
        {keys.open && <Keys open onClose={keys.close} />}
      </Suspense>
    </KeyWays>
  );
}

/** The open battle in the screens of its family; suspends until they are here. Nothing for a family without screens. */
export function OpenedBattle(props: OpenedProps) {
  const kind = useGame((game) => game.battle?.view.kind ?? '');
  const begun = useBegunKey();
  return isFamily(kind) ? <InFamily key={`${kind} ${begun}`} kind={kind} {...props} /> : null;
}

type InFamilyProps = OpenedProps & { readonly kind: FamilyKind };

/** The screens as they were when it opened: once they are on screen, nothing opens them anew. */
function InFamily(props: InFamilyProps) {
  const [here] = useState(() => screensHere(props.kind));
  return here === null ? <Fetched {...props} /> : <Opened {...props} screens={here} />;
}

const Fetched = (props: InFamilyProps) => <Opened {...props} screens={use(fetchScreens(props.kind))} />;
