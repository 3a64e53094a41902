import { useRef, useState } from 'react';
import { type ImportResult, importRoster } from '../../content/importers/importRoster.ts';
import type { ImportCode, TeamChoice } from '../../content/importers/refusal.ts';
import { type ImportedRoster, LIMITS } from '../../content/importers/roster.ts';
import type { Problem } from '../../content/problem.ts';

/** A file as it was read. `bytes` null: the browser could not read it. */
interface Source {
  readonly fileName: string;
  readonly bytes: Uint8Array | null;
}

/** What the screen shows. `teams`: those to choose from, empty for a file with one roster. */
export type Shown =
  | { readonly kind: 'choose' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly code: ImportCode; readonly problems: readonly Problem[] }
  | { readonly kind: 'teams'; readonly teams: readonly TeamChoice[] }
  | { readonly kind: 'read'; readonly roster: ImportedRoster; readonly ofSeveral: boolean }
  | { readonly kind: 'saved'; readonly said: string };

/** Long enough for the screen to say that it reads. */
const A_FRAME = 20;
const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, A_FRAME));

const refused = (code: ImportCode): ImportResult => ({ ok: false, code, problems: [], teams: [] });

const resultOf = ({ fileName, bytes }: Source, team: string | null): ImportResult =>
  bytes === null ? refused('unreadable') : importRoster(bytes, fileName, team);

function shownOf(result: ImportResult, ofSeveral: boolean): Shown {
  if (result.ok) return { kind: 'read', roster: result.roster, ofSeveral };
  if (result.teams.length > 0) return { kind: 'teams', teams: result.teams };
  return { kind: 'refused', code: result.code, problems: result.problems };
}

async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** What came of the file chosen last, and how to choose one. A file that is too large is not even read. */
export function useImport() {
  const [shown, setShown] = useState<Shown>({ kind: 'choose' });
  const source = useRef<Source | null>(null);
  const turn = useRef(0);
  const run = async (read: () => Promise<Shown>) => {
    turn.current += 1;
    const mine = turn.current;
    setShown({ kind: 'reading' });
    await drawn();
    const next = await read();
    if (mine === turn.current) setShown(next);
  };
  const readSource = (found: Source, team: string | null = null) => {
    source.current = found;
    return shownOf(resultOf(found, team), team !== null);
  };
  return {
    shown,
    readFile: (file: File) =>
      run(async () =>
        file.size > LIMITS.fileBytes
          ? shownOf(refused('tooBig'), false)
          : readSource({ fileName: file.name, bytes: await bytesOf(file) }),
      ),
    readText: (fileName: string, text: string) =>
      run(() => Promise.resolve(readSource({ fileName, bytes: new TextEncoder().encode(text) }))),
    /** One team of the file, or the choice of it again. */
    readTeam: (team: string | null) =>
      run(() => Promise.resolve(source.current === null ? { kind: 'choose' } : readSource(source.current, team))),
    /** What was read last, as a file; null: it could not be read. */
    given: () => {
      const { bytes = null, fileName = '' } = source.current ?? {};
      return bytes === null ? null : new File([new Uint8Array(bytes)], fileName);
    },
    startOver: () => setShown({ kind: 'choose' }),
    saved: (said: string) => setShown({ kind: 'saved', said }),
  };
}
