import { useLocation } from 'wouter';
import { colourIn, modelIn, playerOf, sideName } from '../../../scene/vanguardLook.ts';
import { useFreeDiceDoor } from '../../../scene/freeDiceDoor.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { useGame } from '../../../state/base/useApp.ts';
import { usePlay } from '../../../state/battle/play.ts';
import { downloadFile } from '../../../ui/downloadFile.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { SaveDialog } from '../../../ui/SaveDialog.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { saveSentence } from '../../../words/saveSentence.ts';
import { type Sheet as Opened, useDesk } from '../desk.ts';
import { ModelSheet } from './ModelSheet.tsx';
import { NumberRow } from './NumberRow.tsx';
import { Points } from './Points.tsx';
import { Block, Sheet } from './Sheet.tsx';

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

/** Everything of the battle that can be set by hand. */
function TableSheet() {
  const { act } = useDesk();
  const scene = useVanguardScene();
  const { table } = scene.words;
  const { sides, turn } = scene.view;
  const correct = (what: 'cp' | 'tokens' | 'points', side: string) => (value: number) =>
    act({ type: 'correct', correction: { what, side, value } });
  return (
    <Sheet title={table.tableSheet}>
      <Block label={table.title}>
        {turn !== null && (
          <SettingRow label={table.whoseTurn}>
            <Segmented
              label={table.whoseTurn}
              options={sides.map(({ id }) => ({
                value: id,
                label: playerOf(scene, id),
                side: colourIn(scene.view, id),
              }))}
              value={turn}
              onChange={(side) => act({ type: 'correct', correction: { what: 'turn', side } })}
            />
          </SettingRow>
        )}
        {sides.map(({ id, cp }) => (
          <NumberRow key={`cp ${id}`} label={table.cpOf(sideName(scene, id))} value={cp} set={correct('cp', id)} />
        ))}
        {sides.map(({ id, passTokens }) => (
          <NumberRow
            key={`tokens ${id}`}
            label={table.tokensOf(sideName(scene, id))}
            value={passTokens}
            set={correct('tokens', id)}
          />
        ))}
        {sides.map(({ id, points }) => (
          <NumberRow
            key={`points ${id}`}
            label={table.pointsOf(sideName(scene, id))}
            value={points}
            set={correct('points', id)}
          />
        ))}
      </Block>
      <p>{table.byHand}</p>
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
        <Sheet title={sheet.title}>
          <p>{sheet.text}</p>
        </Sheet>
      );
    case 'cp':
      return <CpSheet />;
    case 'table':
      return <TableSheet />;
    case 'points':
      return <PointsSheet />;
    case 'menu':
      return <MenuSheet />;
    case 'save':
      return <SaveSheet />;
  }
}
