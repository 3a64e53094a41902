import { Explained } from '../../forms/Explained.tsx';
import { useOpenScene, useScene } from '../../scene/useScene.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { useWords } from '../../words/useWords.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../../state/base/useApp.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { enemiesOf } from './enemiesOf.ts';
import { EnemyTables } from './EnemyTables.tsx';
import styles from './EnemySettings.module.css';
import { npoOf, type TableOffer, setEnemy, tableOffers } from './setUp.ts';

type OnOffProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: boolean;
  readonly onChange: (on: boolean) => void;
};

function OnOff({ label, hint, value, onChange }: OnOffProps) {
  const { on, off } = useWords('play').common;
  return (
    <SettingRow label={label} {...(hint !== undefined && { hint: <Explained text={hint} /> })}>
      <Segmented
        label={label}
        options={[
          { value: 'off', label: off },
          { value: 'on', label: on },
        ]}
        value={value ? 'on' : 'off'}
        onChange={(next) => onChange(next === 'on')}
      />
    </SettingRow>
  );
}

/** Whether Alert is read, and what is heard. */
function Alert() {
  const app = useApp();
  const { told, view } = useScene('behaviour');
  const { setUp } = told;
  return (
    <>
      <OnOff
        label={setUp.alert}
        hint={setUp.alertHint}
        value={npoOf(view).alert}
        onChange={(alert) => void setEnemy(app, { alert })}
      />
      <OnOff
        label={setUp.quietKills}
        hint={setUp.quietKillsHint}
        value={npoOf(view).quietKills === true}
        onChange={(quietKills) => void setEnemy(app, { quietKills })}
      />
    </>
  );
}

function Options() {
  const app = useApp();
  const { told, view } = useScene('behaviour');
  const { setUp } = told;
  const { morale, broken, counteract } = npoOf(view);
  return (
    <>
      <OnOff
        label={setUp.morale}
        hint={setUp.moraleHint}
        value={morale}
        onChange={(on) => void setEnemy(app, { morale: on })}
      />
      {morale && <OnOff label={setUp.broken} value={broken} onChange={(on) => void setEnemy(app, { broken: on })} />}
      <OnOff
        label={setUp.counteract}
        hint={setUp.counteractHint}
        value={counteract}
        onChange={(on) => void setEnemy(app, { counteract: on })}
      />
    </>
  );
}

const byTables = ({ sides }: BattleState): boolean => sides.some(({ hand }) => hand === 'tables');

/** How the enemy plays in the battle that is open; nothing without one, or where people play both sides. */
export function EnemySettings() {
  const app = useApp();
  const scene = useOpenScene();
  const [offers, setOffers] = useState<readonly TableOffer[]>([]);
  useEffect(() => {
    let here = true;
    void tableOffers(app).then((found) => here && setOffers(found));
    return () => {
      here = false;
    };
  }, [app]);
  if (scene === null || scene.state.result !== null || !byTables(scene.state)) return null;
  return (
    <div className={styles.settings}>
      <EnemyTables offers={offers} />
      {!enemiesOf(scene.view).ownBook && (
        <>
          <Alert />
          <Options />
        </>
      )}
    </div>
  );
}
