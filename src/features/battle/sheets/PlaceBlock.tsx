import { useScene } from '../../../scene/useScene.ts';
import type { OperativeFlag } from '../../../engine/family/killteam/model/command.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { FactChip } from '../../../ui/FactChip.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { useWords } from '../../../words/useWords.ts';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { useDesk } from '../desk.ts';
import { Fell } from './Fell.tsx';
import { Block } from './Sheet.tsx';

const FLAGS = ['onEdge', 'onVantage', 'inStronghold', 'nearMarker'] as const satisfies readonly OperativeFlag[];
const HIGHEST = 24;

/** Its place on the board is wrong: without one it is asked of the table, and put down anew. */
function OffBoard({ operative: { id } }: { readonly operative: Operative }) {
  const { act, openSheet } = useDesk();
  const { put } = useWords('board');
  const takeOff = () => {
    if (act({ type: 'placeOnBoard', operative: id, at: null })) openSheet(null);
  };
  return <PlainButton icon="cross" label={put.off} onPress={takeOff} />;
}

/** Where it stands: what only the table knows. */
export function PlaceBlock({ operative }: { readonly operative: Operative }) {
  const { words, state } = useScene();
  const { act } = useDesk();
  const { card } = words.battle;
  const { id } = operative;
  return (
    <Block label={card.onTheTable}>
      <ChipRow label={card.onTheTable}>
        {FLAGS.map((flag) => (
          <FactChip
            key={flag}
            label={card.flags[flag]}
            on={operative[flag]}
            onPress={() => act({ type: 'setFlag', operative: id, flag, on: !operative[flag] })}
          />
        ))}
      </ChipRow>
      <SettingRow label={card.height}>
        <Stepper
          label={card.height}
          value={operative.height}
          max={HIGHEST}
          lessLabel={words.common.less(card.height)}
          moreLabel={words.common.oneMore(card.height)}
          onChange={(inches) => act({ type: 'setHeight', operative: id, inches })}
        />
      </SettingRow>
      {state.board?.places[id] !== undefined && <OffBoard operative={operative} />}
      <Fell operative={id} label={card.fall} />
    </Block>
  );
}
