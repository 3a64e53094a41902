import { useState } from 'react';
import { refreshBattles } from '../../state/battles.ts';
import { gameStore } from '../../state/store.ts';
import { pickTextFile } from '../../ui/pickTextFile.ts';

/** What became of a file that was brought. `here`: it is stored, under this id. Problems: path and message of each. */
export type Brought =
  | { readonly kind: 'here'; readonly id: string; readonly title: string }
  | { readonly kind: 'full' }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'refused'; readonly problems: readonly { readonly path: string; readonly message: string }[] };

async function bring(text: string | null): Promise<Brought> {
  if (text === null) return { kind: 'refused', problems: [] };
  const { importBattle } = await import('../../state/play.ts');
  const outcome = await importBattle(text);
  switch (outcome.kind) {
    case 'imported': {
      await refreshBattles();
      const title = gameStore.getState().battles.find(({ id }) => id === outcome.id)?.title ?? '';
      return { kind: 'here', id: outcome.id, title };
    }
    case 'unsaved':
      return { kind: 'full' };
    case 'newer':
      return { kind: 'newer', version: outcome.version };
    case 'unreadable':
      return { kind: 'refused', problems: outcome.problems };
  }
}

/** Asks for a file and stores the battle in it. */
export function useBroughtFile() {
  const [brought, setBrought] = useState<Brought | null>(null);
  return {
    brought,
    ask: () => pickTextFile((text) => void bring(text).then(setBrought)),
    dismiss: () => setBrought(null),
  };
}
