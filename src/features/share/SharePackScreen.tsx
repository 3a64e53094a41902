import { useCallback } from 'react';
import { useApp } from '../../state/base/useApp.ts';
import { type ShareTarget, shareFromWorkshop, type ShareWays } from '../../state/workshop/sharePack.ts';
import { useWords } from '../../words/useWords.ts';
import { WaysScreen } from './WaysScreen.tsx';

type SharePackScreenProps = {
  readonly target: ShareTarget;
  /** The address of the app up to where a code stands. */
  readonly origin: string;
  readonly onBack: () => void;
};

/** Gives something of the workshop to others, and says what goes with it. */
export function SharePackScreen({ target, origin, onBack }: SharePackScreenProps) {
  const app = useApp();
  const words = useWords('sharing').pack;
  const kind = target === 'pack' ? null : target.kind;
  const id = target === 'pack' ? '' : target.id;
  const make = useCallback(
    (author: string | null) => shareFromWorkshop(app, kind === null ? 'pack' : { kind, id }, author, origin),
    [kind, id, origin, app],
  );
  const goes = ({ shared: { about } }: ShareWays): string => {
    const secret = about.kind === 'scenario' || about.kind === 'module' || about.kind === 'pack';
    return secret ? `${words.goes[about.kind]} ${words.secrets}` : words.goes[about.kind];
  };
  return <WaysScreen make={make} goes={goes} onBack={onBack} />;
}
