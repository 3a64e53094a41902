import type { Correction } from '../../../engine/family/vanguard/model/command.ts';
import type { SideView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { colourIn, playerOf, sideName } from '../../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { FactChip } from '../../../ui/FactChip.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { useDesk } from '../desk.ts';
import { NumberRow } from './NumberRow.tsx';
import { Block, Sheet } from './Sheet.tsx';

function useCorrect(): (correction: Correction) => void {
  const { act } = useDesk();
  return (correction) => void act({ type: 'correct', correction });
}

/** Which round it is, once one has begun, and whose turn. */
function Rounds() {
  const scene = useVanguardScene();
  const correct = useCorrect();
  const { table } = scene.words;
  const { sides, turn, round } = scene.view;
  return (
    <Block label={table.title}>
      {round > 0 && (
        <NumberRow label={table.cells.round} value={round} min={1} set={(value) => correct({ what: 'round', value })} />
      )}
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
            onChange={(side) => correct({ what: 'turn', side })}
          />
        </SettingRow>
      )}
    </Block>
  );
}

/** What one side has, and what it is: finished for this round (V-17), broken since its start (V-68). */
function OfSide({ side: { id, cp, passTokens, points, finished, broken } }: { readonly side: SideView }) {
  const scene = useVanguardScene();
  const correct = useCorrect();
  const { table } = scene.words;
  const name = sideName(scene, id);
  const facts = [
    { what: 'finished', on: finished, label: table.sheet.finished },
    { what: 'broken', on: broken, label: table.sheet.broken },
  ] as const;
  return (
    <Block label={name}>
      <NumberRow label={table.cpOf(name)} value={cp} set={(value) => correct({ what: 'cp', side: id, value })} />
      <NumberRow
        label={table.tokensOf(name)}
        value={passTokens}
        set={(value) => correct({ what: 'tokens', side: id, value })}
      />
      <NumberRow
        label={table.pointsOf(name)}
        value={points}
        set={(value) => correct({ what: 'points', side: id, value })}
      />
      <ChipRow label={table.stateOf(name)}>
        {facts.map(({ what, on, label }) => (
          <FactChip key={what} label={label} on={on} onPress={() => correct({ what, side: id, value: !on })} />
        ))}
      </ChipRow>
    </Block>
  );
}

/** Everything of the battle that can be set by hand. */
export function TableSheet() {
  const { view, words } = useVanguardScene();
  return (
    <Sheet title={words.table.tableSheet}>
      <Rounds />
      {view.sides.map((side) => (
        <OfSide key={side.id} side={side} />
      ))}
      <p>{words.table.byHand}</p>
    </Sheet>
  );
}
