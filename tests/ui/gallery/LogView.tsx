import { Log } from '../../../src/ui/Log.tsx';
import { LogRow } from '../../../src/ui/LogRow.tsx';
import { SectionHead } from '../../../src/ui/SectionHead.tsx';

/** A log as it stands beside the acts where there is room. */
export function LogView() {
  return (
    <div style={{ padding: '2px 16px 12px' }}>
      <SectionHead title="Journal" note="point tournant 2" />
      <Log label="Journal">
        <LogRow icon="reposition" note="1 PA">
          <b>Vex</b> s’engage et se repositionne
        </LogRow>
        <LogRow icon="shoot" note="7 dégâts, à terre">
          <b>Mitrailleur</b> tire sur <b>Pim</b> : 5 dés, 2 touches, 1 critique
        </LogRow>
        <LogRow icon="byHand" note="7 → 5">
          Blessures d’<b>Échanson Grémille</b> fixées à la main
        </LogRow>
        <LogRow icon="guard" note="1 PA">
          <b>Rusk</b> passe en garde
        </LogRow>
        <LogRow icon="dice" note="Alerte 2">
          Événement 10 : l’alerte monte
        </LogRow>
      </Log>
    </div>
  );
}
