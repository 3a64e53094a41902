import type { ReactNode } from 'react';
import { RefusedFile } from './RefusedFile.tsx';
import type { Elsewhere, useBroughtFile } from './useBroughtFile.ts';

/** What deals with a file that is to be decided, looked at, or read elsewhere. */
export type BringElsewhere = (brought: Elsewhere, dismiss: () => void) => ReactNode;

type AfterBringingProps = {
  readonly file: ReturnType<typeof useBroughtFile>;
  readonly elsewhere: BringElsewhere;
};

/** What comes after a file was brought, beside the sentence that it is here. */
export function AfterBringing({ file: { brought, dismiss }, elsewhere }: AfterBringingProps) {
  switch (brought?.kind) {
    case undefined:
    case 'here':
    case 'same':
      return null;
    case 'conflict':
    case 'library':
    case 'retinue':
    case 'roster':
    case 'shared':
      return elsewhere(brought, dismiss);
    case 'full':
    case 'newer':
    case 'refused':
      return <RefusedFile brought={brought} onClose={dismiss} />;
  }
}
