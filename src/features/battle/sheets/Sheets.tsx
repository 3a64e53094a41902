import { useScene } from '../../../scene/useScene.ts';
import { fetchSoon } from '../../../ui/fetchSoon.ts';
import { later } from '../../../ui/later.tsx';
import { useDesk } from '../desk.ts';
import { ActionsSheet } from './ActionsSheet.tsx';
import { AimSheet } from './AimSheet.tsx';
import { CpSheet } from './CpSheet.tsx';
import { HoldsSheet } from './HoldsSheet.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import { MoveSheet } from './MoveSheet.tsx';
import { OperativeSheet } from './OperativeSheet.tsx';
import { SaveSheet } from './SaveSheet.tsx';
import { ScenarioSheet } from './ScenarioSheet.tsx';
import { TableSheet } from './TableSheet.tsx';
import { WhySheet } from './WhySheet.tsx';

const CompareSheet = later(async () => (await import('./CompareSheet.tsx')).CompareSheet);
fetchSoon([CompareSheet]);
const BoardSheet = later(async () => (await import('./BoardSheet.tsx')).BoardSheet);

/** What lies over the table, one thing at a time. */
export function Sheets() {
  const { view } = useScene();
  const { sheet } = useDesk();
  switch (sheet?.kind) {
    case undefined:
      return null;
    case 'operative': {
      const operative = view.table.find(sheet.id);
      return operative === null ? null : <OperativeSheet operative={operative} />;
    }
    case 'why':
      return <WhySheet action={sheet.action} />;
    case 'scenario':
      return <ScenarioSheet action={sheet.action} />;
    case 'aim':
      return <AimSheet target={sheet.target} />;
    case 'compare':
      return <CompareSheet />;
    case 'move':
      return <MoveSheet move={sheet.move} operative={sheet.operative} />;
    case 'actions':
      return <ActionsSheet />;
    case 'cp':
      return <CpSheet />;
    case 'table':
      return <TableSheet at={sheet.at} />;
    case 'holds':
      return <HoldsSheet source={sheet.source} />;
    case 'board':
      return <BoardSheet />;
    case 'save':
      return <SaveSheet />;
    case 'menu':
      return <MenuSheet />;
  }
}
