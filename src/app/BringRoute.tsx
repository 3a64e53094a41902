import { type ComponentProps, useState } from 'react';
import { useLocation } from 'wouter';
import { BringScreen } from '../features/bring/BringScreen.tsx';
import type { Bearer, Recognised } from '../state/library/recognise.ts';
import { BroughtSheets } from './BroughtSheets.tsx';
import { useHandOver } from './handOver.ts';
import { battlePath, campaignPath, HOME_PATH, IMPORT_PATH, ODDS_PATH, takePath } from './paths.ts';
import { takePackPath } from './workshopPaths.ts';

/** Where what was found is read, opened or looked at; what it reads is left for it. */
function useWaysOn(): (given: Recognised) => void {
  const { handOver } = useHandOver();
  const [, go] = useLocation();
  const retinue = async (of: Bearer) => {
    if ('code' in of) return go(takePath(of.code));
    handOver('retinue', await of.file.text());
    go(takePath());
  };
  const shared = (of: Bearer) => {
    if ('file' in of) handOver('pack', of.file);
    go(takePackPath('code' in of ? of.code : ''));
  };
  return (given) => {
    switch (given.kind) {
      case 'here':
      case 'same':
        return go((given.subject.kind === 'battle' ? battlePath : campaignPath)(given.subject.id));
      case 'retinue':
        return void retinue(given.of);
      case 'roster':
        handOver('roster', given.file);
        return go(IMPORT_PATH);
      case 'shared':
        return shared(given.of);
      case 'odds':
        return go(`${ODDS_PATH}/${given.asked}`);
      case 'conflict':
      case 'library':
      case 'parts':
      case 'full':
      case 'newer':
      case 'refused':
      case 'place':
      case 'unread':
        return go(HOME_PATH);
    }
  };
}

const decide: ComponentProps<typeof BringScreen>['decide'] = (given, onClose) => (
  <BroughtSheets given={given} onClose={onClose} />
);

/** The one door for a file, a link or a code. */
export function BringRoute({ onBack }: { readonly onBack: () => void }) {
  const { takeHandedOver } = useHandOver();
  const [, go] = useLocation();
  const [brought] = useState(() => takeHandedOver('given'));
  return (
    <BringScreen
      brought={brought}
      onBack={onBack}
      onNext={useWaysOn()}
      onPacks={() => go(IMPORT_PATH)}
      decide={decide}
    />
  );
}
