import { useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { madeRefOf, type MadeSystem } from '../content/making/systems.ts';
import { PackScreen } from '../features/pack-editor/PackScreen.tsx';
import { PartsScreen } from '../features/share/PartsScreen.tsx';
import { SharePackScreen } from '../features/share/SharePackScreen.tsx';
import { TakenScreen } from '../features/share/TakenScreen.tsx';
import { TakePackScreen } from '../features/share/TakePackScreen.tsx';
import { RollTableScreen } from '../features/table-editor/RollTableScreen.tsx';
import type { App } from '../state/base/app.ts';
import { useApp } from '../state/base/useApp.ts';
import { backFromScreen } from '../ui/sheetsOver.ts';
import type { RowRef, ShareTarget } from '../state/workshop/sharePack.ts';
import { type Looked, lookAtCode, lookAtFile, type TakenNow } from '../state/workshop/takePack.ts';
import { keepPart, type PartsHere } from '../state/workshop/partsHere.ts';
import { useHandOver } from './handOver.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { Others } from './Others.tsx';
import { WORKSHOP_PATH } from './paths.ts';
import { takeOrigin } from './takeOrigin.ts';
import {
  behaviourPath,
  boardPath,
  madePath,
  modulePath,
  rollTablePath,
  scenarioPath,
  sharePackPath,
  takenPath,
} from './workshopPaths.ts';

const SHARED_KINDS = [
  'missions',
  'modules',
  'tables',
  'behaviours',
  'killzones',
] as const satisfies readonly RowRef['kind'][];

/** What an address shares; null: nothing that can be shared. */
function targetOf(kind: string, id: string): ShareTarget | null {
  if (kind === 'pack') return 'pack';
  const made = madeRefOf(kind);
  if (made !== null) return id === '' ? null : { ...made, id };
  const known = SHARED_KINDS.find((each) => each === kind);
  return known === undefined || id === '' ? null : { kind: known, id };
}

type Found = Looked | { readonly kind: 'parts'; readonly parts: PartsHere };

async function read(app: App, code: string, brought: () => File | null): Promise<Found> {
  const parts = await keepPart(app, code);
  if (parts !== null && parts.code === null) return { kind: 'parts', parts };
  if (code !== '') return lookAtCode(app, parts?.code ?? code);
  const file = brought();
  return file === null ? { kind: 'refused', why: 'foreign', file: '', problems: [], rows: [] } : lookAtFile(app, file);
}

/** What was shared, out of a link or a file: looked at, then taken or left. */
function TakePackRoute({ code }: { readonly code: string }) {
  const app = useApp();
  const { handOver, takeHandedOver } = useHandOver();
  const [, go] = useLocation();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let wanted = true;
    void read(app, code, () => takeHandedOver('pack')).then((looked) => wanted && setFound(looked));
    return () => {
      wanted = false;
    };
  }, [app, code, takeHandedOver]);
  const leave = () => go(WORKSHOP_PATH);
  if (found === null) return <LoadingScreen />;
  if (found.kind === 'parts') return <PartsScreen parts={found.parts} onBack={leave} />;
  const show = (now: TakenNow) => {
    handOver('taken', now);
    go(takenPath(now.taken.id), { replace: true });
  };
  return (
    <TakePackScreen
      found={found}
      here={found.kind === 'looked' && <Others pack={found.manifest.id} />}
      onBack={leave}
      onTaken={show}
    />
  );
}

/** What has just been taken, as long as this page stays open; later it stands in the workshop. */
function TakenRoute({ pack }: { readonly pack: string }) {
  const { handedOver } = useHandOver();
  const [, go] = useLocation();
  const now = handedOver('taken');
  if (now?.taken.id !== pack) return <Redirect to={WORKSHOP_PATH} replace />;
  return (
    <TakenScreen {...now} onBack={() => go(WORKSHOP_PATH)}>
      <Others pack={pack} />
    </TakenScreen>
  );
}

/** The key of a kind of a pack of the workshop: with its system, where one editor makes it. */
const sharedKind = (kind: string, system: MadeSystem): string => {
  const made = `${system}.${kind}`;
  return madeRefOf(made) === null ? kind : made;
};

/** Where a row of a pack of the workshop is written. */
function rowPath({ kind, id }: RowRef, system: MadeSystem): string {
  const path = new Map<string, (row: string) => string>([
    ['missions', scenarioPath],
    ['modules', modulePath],
    ['tables', rollTablePath],
    ['behaviours', behaviourPath],
    ['killzones', boardPath],
  ]).get(kind);
  return path === undefined ? madePath(sharedKind(kind, system), id) : path(id);
}

type WorkshopPlace = 'table' | 'pack' | 'share' | 'take' | 'taken';

/** A place of the workshop beside decision tables and scenarios. `of`, `more`: the rest of the address. */
export function WorkshopPlaces({
  view,
  of,
  more,
}: {
  readonly view: WorkshopPlace;
  readonly of: string;
  readonly more: string;
}) {
  const [, go] = useLocation();
  const leave = () => go(WORKSHOP_PATH);
  const share = (what: ShareTarget, system: MadeSystem) =>
    go(what === 'pack' ? sharePackPath(what) : sharePackPath(sharedKind(what.kind, system), what.id));
  switch (view) {
    case 'table':
      return <RollTableScreen key={of} id={of} onBack={leave} onOpen={(id) => go(rollTablePath(id))} />;
    case 'pack':
      return <PackScreen onBack={leave} onOpen={(row, system) => go(rowPath(row, system))} onShare={share} />;
    case 'take':
      return <TakePackRoute code={of} />;
    case 'taken':
      return <TakenRoute pack={of} />;
    case 'share':
      return (
        <SharePackScreen
          target={targetOf(of, more) ?? { kind: 'missions', id: '' }}
          origin={takeOrigin()}
          onBack={backFromScreen}
        />
      );
  }
}
