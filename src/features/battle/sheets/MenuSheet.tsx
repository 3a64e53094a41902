import { useFreeDiceDoor } from '../../../scene/freeDiceDoor.ts';
import { useScene } from '../../../scene/useScene.ts';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { PlayerFilter } from '../parts/PlayerFilter.tsx';
import { RulingsRow } from '../../../forms/RulingNotes.tsx';
import { useDesk } from '../desk.ts';
import { useWords } from '../../../words/useWords.ts';
import { endPath, GLOSSARY, HOME, logPath, masterPath, RULINGS, SETTINGS } from '../places.ts';
import { Sheet } from './Sheet.tsx';

type MenuRow = { readonly id: string; readonly icon: IconName; readonly title: string; readonly press: () => void };

function ToMaster({ onPress }: { readonly onPress: () => void }) {
  const { master } = useWords('play').scenarioPlay;
  return <ListRow icon="lock" title={master.menu} opens onPress={onPress} />;
}

/** Where one can go from the table. */
export function MenuSheet() {
  const { words, battle, state, view } = useScene();
  const { openSheet } = useDesk();
  const [, go] = useLocation();
  const rollFree = useFreeDiceDoor();
  const toDice = () => {
    openSheet(null);
    rollFree?.(null);
  };
  const leave = (path: string) => () => {
    openSheet(null);
    go(path);
  };
  const rows: readonly MenuRow[] = [
    { id: 'log', icon: 'log', title: words.battle.menuLog, press: leave(logPath(battle.id)) },
    { id: 'dice', icon: 'freeDice', title: words.battle.menuDice, press: toDice },
    { id: 'table', icon: 'byHand', title: words.battle.menuTable, press: () => openSheet({ kind: 'table' }) },
    { id: 'board', icon: 'board', title: words.battle.menuBoard, press: () => openSheet({ kind: 'board' }) },
    { id: 'glossary', icon: 'why', title: words.battle.menuGlossary, press: leave(GLOSSARY) },
    { id: 'settings', icon: 'settings', title: words.battle.menuSettings, press: leave(SETTINGS) },
    { id: 'end', icon: 'campaign', title: words.battle.menuEnd, press: leave(endPath(battle.id)) },
    { id: 'home', icon: 'back', title: words.battle.menuHome, press: leave(HOME) },
  ];
  return (
    <Sheet title={words.battle.menu}>
      <PlayerFilter />
      <div>
        {state.mission.script !== undefined && (
          <Suspense fallback={null}>
            <ToMaster onPress={leave(masterPath(battle.id))} />
          </Suspense>
        )}
        {view.guides.commentary && <RulingsRow onPress={leave(RULINGS)} />}
        {rows.map(({ id, icon, title, press }) => (
          <ListRow key={id} icon={icon} title={title} opens onPress={press} />
        ))}
      </div>
    </Sheet>
  );
}
