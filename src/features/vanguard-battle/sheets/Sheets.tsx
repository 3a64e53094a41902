import { Suspense } from 'react';
import { useLocation } from 'wouter';
import type { ActView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { modelIn, sideName } from '../../../scene/vanguardLook.ts';
import { useFreeDiceDoor } from '../../../scene/freeDiceDoor.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { useGame } from '../../../state/base/useApp.ts';
import { usePlay } from '../../../state/battle/play.ts';
import { downloadFile } from '../../../ui/downloadFile.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { SaveDialog } from '../../../ui/SaveDialog.tsx';
import { saveSentence } from '../../../words/saveSentence.ts';
import { type Sheet as Opened, useDesk } from '../desk.ts';
import { ActAnyway, AimAnyway, BandBoards } from './bandBoardsLater.ts';
import { ModelSheet } from './ModelSheet.tsx';
import { NumberRow } from './NumberRow.tsx';
import { Points } from './Points.tsx';
import { Block, Sheet } from './Sheet.tsx';
import { TableSheet } from './TableSheet.tsx';

/** Once it is here: the board has brought its words. */
const Anyway = ({ act }: { readonly act: ActView }) => (
  <Suspense fallback={null}>
    <ActAnyway act={act} />
  </Suspense>
);

/** What command points buy, and that they expire; those of each side by hand. */
function CpSheet() {
  const { act } = useDesk();
  const scene = useVanguardScene();
  const { table } = scene.words;
  return (
    <Sheet title={table.cpSheet}>
      {Object.entries(table.cpBuys).map(([id, text]) => (
        <p key={id}>{text}</p>
      ))}
      <p>{table.cpGone}</p>
      <Block label={table.handTitle}>
        {scene.view.sides.map(({ id, cp }) => (
          <NumberRow
            key={id}
            label={table.cpOf(sideName(scene, id))}
            value={cp}
            set={(value) => act({ type: 'correct', correction: { what: 'cp', side: id, value } })}
          />
        ))}
      </Block>
    </Sheet>
  );
}

type Way = { readonly id: string; readonly icon: IconName; readonly title: string; readonly press: () => void };

/** Where one can go from the table. */
function MenuSheet() {
  const { openSheet } = useDesk();
  const scene = useVanguardScene();
  const [, go] = useLocation();
  const { table } = scene.words;
  const rows = table.menuRows;
  const leave = (path: string) => () => {
    openSheet(null);
    go(path);
  };
  const rollFree = useFreeDiceDoor();
  const toDice =
    rollFree === null
      ? null
      : () => {
          openSheet(null);
          rollFree(null);
        };
  const ways: readonly Way[] = [
    { id: 'log', icon: 'log', title: rows.log, press: leave(`/battle/${scene.id}/log`) },
    ...(toDice === null ? [] : [{ id: 'dice', icon: 'freeDice' as const, title: rows.dice, press: toDice }]),
    { id: 'table', icon: 'byHand', title: rows.table, press: () => openSheet({ kind: 'table' }) },
    { id: 'board', icon: 'board', title: rows.board, press: () => openSheet({ kind: 'board' }) },
    { id: 'settings', icon: 'settings', title: rows.settings, press: leave('/settings') },
    { id: 'end', icon: 'campaign', title: rows.end, press: leave(`/battle/${scene.id}/end`) },
    { id: 'home', icon: 'back', title: rows.home, press: leave('/') },
  ];
  return (
    <Sheet title={table.menu}>
      <div>
        {ways.map(({ id, icon, title, press }) => (
          <ListRow key={id} icon={icon} title={title} opens onPress={press} />
        ))}
      </div>
    </Sheet>
  );
}

/** Whether the battle is kept, and a file of it in one tap. */
function SaveSheet() {
  const { exportBattle, takeOver } = usePlay();
  const scene = useVanguardScene();
  const { openSheet } = useDesk();
  const save = useGame((game) => game.save);
  const { words } = scene;
  return (
    <SaveDialog
      title={scene.shown(scene.title)}
      save={save}
      sentence={(shown) => saveSentence(words, shown)}
      words={{ ...words.saving, close: words.common.close }}
      onExport={() => void exportBattle().then(downloadFile)}
      onTakeOver={() => void takeOver()}
      onClose={() => openSheet(null)}
    />
  );
}

function PointsSheet() {
  return (
    <Sheet title={useVanguardScene().words.table.points}>
      <Points />
    </Sheet>
  );
}

/** The open sheet. */
export function Sheets({ sheet }: { readonly sheet: Opened }) {
  const { view } = useVanguardScene();
  switch (sheet.kind) {
    case 'model': {
      const model = modelIn(view, sheet.id);
      return model === null ? null : <ModelSheet model={model} />;
    }
    case 'why':
      return (
        <Sheet title={sheet.title} {...(sheet.anyway !== undefined && { actions: <Anyway act={sheet.anyway} /> })}>
          <p>{sheet.text}</p>
        </Sheet>
      );
    case 'cp':
      return <CpSheet />;
    case 'table':
      return <TableSheet />;
    case 'aim':
      return (
        <Suspense fallback={null}>
          <AimAnyway target={sheet.id} />
        </Suspense>
      );
    case 'board':
      return (
        <Suspense fallback={null}>
          <BandBoards />
        </Suspense>
      );
    case 'points':
      return <PointsSheet />;
    case 'menu':
      return <MenuSheet />;
    case 'save':
      return <SaveSheet />;
  }
}
