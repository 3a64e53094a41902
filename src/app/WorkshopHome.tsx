import { useLocation } from 'wouter';
import { NewBoard } from '../features/board-editor/NewBoard.tsx';
import { NewModule } from '../features/module-editor/NewModule.tsx';
import { NewScenario } from '../features/scenario-editor/NewScenario.tsx';
import { ShelfToast } from '../features/scenario-editor/ShelfToast.tsx';
import { type ScenarioShelved, useScenarioShelf } from '../features/scenario-editor/useScenarioShelf.ts';
import { NewRollTable } from '../features/table-editor/NewRollTable.tsx';
import { WorkshopScreen } from '../features/workshop/WorkshopScreen.tsx';
import { useApp } from '../state/base/useApp.ts';
import { NextButton } from '../ui/NextButton.tsx';
import { useWords } from '../words/useWords.ts';
import { BRING_PATH, HOME_PATH } from './paths.ts';
import {
  behaviourPath,
  boardPath,
  modulePath,
  rollTablePath,
  scenarioPath,
  sectionPath,
  sharePackPath,
} from './workshopPaths.ts';
import { shelfPlaceOf, WORKSHOP_SECTIONS, type WorkshopSection } from './workshopShelf.ts';
import { WorkshopShelves } from './WorkshopShelves.tsx';

/** The way home, where nothing of the section is the next thing to make. */
function ToHome() {
  const [, go] = useLocation();
  return <NextButton title={useWords('sharing').door.home} quiet onPress={() => go(HOME_PATH)} />;
}

/** The door for what others share. */
function Bring() {
  const [, go] = useLocation();
  const words = useWords('workshop').packEditor;
  return <NextButton icon="import" title={words.open} detail={words.openDetail} onPress={() => go(BRING_PATH)} />;
}

/** What is made, or opened, in a section before anything else. */
function Next({ section, shelf }: { readonly section: WorkshopSection; readonly shelf: ScenarioShelved }) {
  const [, go] = useLocation();
  switch (section) {
    case 'scenarios':
      return <NewScenario shelf={shelf} />;
    case 'campaigns':
      return <NewModule onOpen={(id) => go(modulePath(id))} />;
    case 'boards':
      return <NewBoard onOpen={(id) => go(boardPath(id))} />;
    case 'tables':
      return <NewRollTable onOpen={(id) => go(rollTablePath(id))} />;
    case 'content':
      return <ToHome />;
    case 'packs':
      return <Bring />;
  }
}

type WorkshopHomeProps = {
  /** The pack that the workshop writes. */
  readonly pack: string;
  /** The section of the address; none or another: that which was shown last. */
  readonly section: string;
  /** Plays a scenario of one’s own. */
  readonly onTry: (id: string) => void;
};

/** The workshop’s first screen: what its features make, on their shelves. */
export function WorkshopHome({ pack, section: said, onTry }: WorkshopHomeProps) {
  const [, go] = useLocation();
  const section = shelfPlaceOf(useApp()).sectionOf(said);
  const shelf = useScenarioShelf((id) => go(scenarioPath(id)));
  const { sections } = useWords('workshop');
  return (
    <WorkshopScreen
      sections={WORKSHOP_SECTIONS.map((value) => ({ value, ...sections[value] }))}
      section={section}
      onSection={(next) => go(sectionPath(next), { replace: true })}
      decisionTables={section === 'tables'}
      shelves={<WorkshopShelves section={section} pack={pack} shelf={shelf} onTry={onTry} />}
      next={<Next section={section} shelf={shelf} />}
      said={shelf.said === null ? null : <ShelfToast said={shelf.said} onDismiss={() => shelf.setSaid(null)} />}
      onBack={() => go(HOME_PATH)}
      onOpen={(table) => go(behaviourPath(table))}
      onShare={(table) => go(sharePackPath('behaviours', table))}
    />
  );
}
