import { useRef, useState } from 'react';
import type { Manifest } from '../../content/schema/manifest.ts';
import { becoming, type DraftHistory } from '../../forms/draftHistory.ts';
import { useDocument, type Written } from '../../forms/useDocument.ts';
import { openTimeline } from '../../state/documentTimelines.ts';
import { type KeptManifest, packManifest } from '../../state/packDesk.ts';
import { type Did, isDid, isDraft, keptAs, openedDraft, type PackDraft, theirsIn } from './draft.ts';

type History = DraftHistory<PackDraft, Did>;

interface PackDraftProps {
  readonly first: History;
  /** What the pack says of itself as it is stored now. */
  readonly stored: Manifest;
  readonly onUnsaved: (why: Exclude<KeptManifest['kind'], 'stored'>) => void;
}

/** What the pack says of itself, with what was done to it before. Never rejects. */
export const openPack = (manifest: Manifest): Promise<History> =>
  openTimeline({ kind: 'manifest', id: manifest.id }, openedDraft(manifest), { draft: isDraft, did: isDid });

/** What the pack is to say of itself. What another tab says meanwhile is said here too. */
export function usePackDraft({ first, stored, onUnsaved }: PackDraftProps) {
  const given = useRef(stored);
  const [kept, setKept] = useState(stored);
  const write = async (history: History): Promise<Written<PackDraft>> => {
    const give = () => ({ manifest: keptAs(history.now, given.current), was: given.current });
    const done = await packManifest.keep(() => {
      const now = give();
      const timeline = (said: Manifest) => {
        const theirs = theirsIn(now.manifest, said);
        return { ...(theirs === null ? history : becoming(history, theirs)), now: openedDraft(said) };
      };
      return { ...now, timeline };
    });
    if (done.kind !== 'stored') {
      onUnsaved(done.kind);
      return { kind: 'unsaved' };
    }
    given.current = give().manifest;
    setKept(done.manifest);
    const theirs = theirsIn(given.current, done.manifest);
    return theirs === null ? { kind: 'kept' } : { kind: 'beside', change: theirs };
  };
  return { ...useDocument<PackDraft, Did>({ first, write }), kept };
}

export type DraftedPack = ReturnType<typeof usePackDraft>;
