import { modelName } from '../../../scene/vanguardLook.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { capital } from '../../../words/capital.ts';
import { useWords } from '../../../words/useWords.ts';
import { aimAt, targetOf } from '../acts.ts';
import { useDesk } from '../desk.ts';
import { Sheet } from './Sheet.tsx';

/** Why the board has this one for no target; it can be attacked all the same, as the table says. */
export function AimAnyway({ target }: { readonly target: string }) {
  const desk = useDesk();
  const { shot } = useWords('board');
  const { pick, scene, openSheet } = desk;
  const { why } = targetOf(desk, target);
  if (pick?.kind !== 'attack' || why === null) return null;
  const go = () => {
    openSheet(null);
    aimAt(desk, pick, target);
  };
  return (
    <Sheet title={modelName(scene, target)} actions={<PlainButton label={shot.anyway} onPress={go} />}>
      <p>{capital(why)}</p>
      <p>{shot.anywayHint}</p>
    </Sheet>
  );
}
