import { useRef, useState } from 'react';
import type { Manifest } from '../../content/schema/manifest.ts';
import { becoming, type DraftHistory } from '../../forms/draftHistory.ts';
import { useDocument, type Written } from '../../forms/useDocument.ts';
import type { App } from '../../state/base/app.ts';
import { openTimeline } from '../../state/workshop/documentTimelines.ts';
import { type KeptManifest, useWorkshopPack } from '../../state/workshop/packDesk.ts';
import { type Heard, heardWith, seenBy } from './heard.ts';
import { type Did, isDid, isDraft, keptAs, openedDraft, type PackDraft, theirsIn } from './draft.ts';

type History = DraftHistory<PackDraft, Did>;

interface PackDraftProps {
  readonly first: History;
  /** What the pack says of itself as it is stored now. */
  readonly stored: Manifest;
  readonly onUnsaved: (why: Exclude<KeptManifest['kind'], 'stored'>) => void;
}

/** What the pack says of itself, with what was done to it before. Never rejects. */
export const openPack = ({ ports }: App, manifest: Manifest): Promise<History> =>
  openTimeline(
    { kind: 'manifest', id: manifest.id, row: manifest },
    openedDraft(manifest),
    { draft: isDraft, did: isDid },
    ports.durable,
  );

/** What the pack is to say of itself. What another tab says meanwhile is said here too. */
export function usePackDraft({ first, stored, onUnsaved }: PackDraftProps) {
  const { packManifest, parkManifest } = useWorkshopPack();
  const given = useRef(stored);
  const [kept, setKept] = useState(stored);
  const writing = useRef<Manifest | null>(null);
  const heard = useRef<Heard>([]);
  const give = (history: History) => {
    const manifest = keptAs(history.now, given.current);
    const timeline = (said: Manifest) => {
      const theirs = theirsIn(manifest, said);
      return { ...(theirs === null ? history : becoming(history, theirs)), now: openedDraft(said) };
    };
    return { manifest, was: seenBy(manifest, given.current, heard.current), timeline };
  };
  const write = async (history: History): Promise<Written<PackDraft>> => {
    writing.current = give(history).manifest;
    const done = await packManifest.keep(() => give(history));
    if (done.kind !== 'stored') {
      onUnsaved(done.kind);
      return { kind: 'unsaved' };
    }
    const said = give(history);
    given.current = said.manifest;
    heard.current = heardWith(heard.current, said, done.manifest);
    setKept(done.manifest);
    const theirs = theirsIn(given.current, done.manifest);
    return theirs === null ? { kind: 'kept' } : { kind: 'beside', change: theirs };
  };
  const park = (history: History, letter: boolean) => parkManifest(give(history), writing.current, letter);
  return { ...useDocument<PackDraft, Did>({ first, write, park }), kept };
}

export type DraftedPack = ReturnType<typeof usePackDraft>;
