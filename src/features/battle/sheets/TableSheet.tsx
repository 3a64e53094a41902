import { Suspense, useEffect, useRef } from 'react';
import { Explained } from '../../../forms/Explained.tsx';
import { useScene } from '../../../scene/useScene.ts';
import { sideLabel } from '../../../words/sideLabel.ts';
import { colourOf } from '../../../state/battle/sides.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { useDesk } from '../desk.ts';
import { HoldsBlock } from './HoldsSheet.tsx';
import { CpRows } from './CpRows.tsx';
import { MissionTracks } from './MissionTracks.tsx';
import { NumberRow } from './NumberRow.tsx';
import { Block, Sheet } from './Sheet.tsx';

const SOME = 99;

/** Everything of the battle that can be set by hand, the mission first. `at`: what comes into view at once. */
export function TableSheet({ at }: { readonly at?: 'battle' | undefined }) {
  const battle = useRef<HTMLElement>(null);
  useEffect(() => {
    if (at === 'battle') battle.current?.scrollIntoView({ block: 'start' });
  }, [at]);
  const { words, look, state } = useScene();
  const { act, enemy, openSheet } = useDesk();
  const { table } = words.battle;
  const { turningPoint: tp } = words;
  const sides = state.sides.map(({ id }) => ({
    value: id,
    label: sideLabel(words.common, look, id),
    side: colourOf(state, id),
  }));
  return (
    <Sheet title={table.title}>
      <MissionTracks />
      <HoldsBlock />
      <Block ref={battle} label={words.battle.title}>
        <SettingRow label={<Explained text={tp.initiative} />}>
          <Segmented
            label={tp.initiative}
            options={sides}
            value={state.initiative ?? state.sides[0].id}
            onChange={(to) => act({ type: 'correct', correction: { what: 'initiative', to } })}
          />
        </SettingRow>
        {state.phase === 'firefight' && (
          <SettingRow label={words.battle.toActivate}>
            <Segmented
              label={words.battle.toActivate}
              options={sides}
              value={state.turn}
              onChange={(to) => act({ type: 'correct', correction: { what: 'turn', to } })}
            />
          </SettingRow>
        )}
        <CpRows />
        {state.alert !== undefined && (
          <NumberRow
            label={tp.alert}
            hint={tp.alertText}
            value={state.alert}
            max={3}
            set={(to) => act({ type: 'correct', correction: { what: 'alert', to } })}
          />
        )}
        <NumberRow
          label={table.turningPointTo}
          value={state.turningPoint}
          max={SOME}
          set={(to) => act({ type: 'correct', correction: { what: 'turningPoint', to } })}
        />
        {state.activation !== null && (
          <NumberRow
            label={words.battle.apSpent}
            value={state.activation.spent}
            max={9}
            set={(spent) => act({ type: 'correct', correction: { what: 'ap', spent } })}
          />
        )}
      </Block>
      {enemy !== undefined && state.sides.some(({ hand }) => hand === 'tables') && (
        <Suspense fallback={null}>{enemy.targets}</Suspense>
      )}
      <ListRow icon="more" title={words.battle.menu} opens onPress={() => openSheet({ kind: 'menu' })} />
    </Sheet>
  );
}
