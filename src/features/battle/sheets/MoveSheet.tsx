import { Measured } from '../../../ui/measured.tsx';
import { TerrainNotes } from '../../../forms/TerrainNotes.tsx';
import { useScene } from '../../../scene/useScene.ts';
import type { OperativeId } from '../../../engine/core/ids.ts';
import { GuideList } from '../parts/GuideList.tsx';
import type { MoveId } from '../../../engine/family/killteam/rules/killTeamRules.ts';
import { Fell } from './Fell.tsx';
import { Sheet } from './Sheet.tsx';

/** Everything the table has to know about a move, and that it fell on the way. */
export function MoveSheet({ move, operative: id }: { readonly move: MoveId; readonly operative: OperativeId }) {
  const { words, view } = useScene();
  const operative = view.table.find(id);
  if (operative === null) return null;
  return (
    <Sheet title={words.actions[move].full}>
      <p>
        <Measured text={words.actions[move].meaning} />
      </p>
      <GuideList ids={view.guides.move(operative, move)} />
      <TerrainNotes terrain={view.parts.terrain} traits={['traversable', 'scalable', 'insignificant', 'vantage']} />
      <Fell operative={id} label={words.withWhat.fallOnPurpose} />
      <p>
        <Measured text={words.hints.fallOnPurpose} />
      </p>
    </Sheet>
  );
}
