import { useState } from 'react';
import { useApp } from '../../state/base/useApp.ts';
import { pickFile } from '../../ui/pickFile.ts';
import { laterParts } from './laterParts.ts';
import type { bring } from './ways.ts';

/** What became of a file that was brought: see `bring` of the data's safety. */
export type Brought = Awaited<ReturnType<typeof bring>>;

/** What is no matter of the list of saves alone: to be decided, looked at, or read elsewhere. */
export type Elsewhere = Extract<Brought, { kind: 'conflict' | 'library' | 'retinue' | 'roster' | 'shared' }>;

/** Asks for a file and takes in what it holds. */
export function useBroughtFile() {
  const app = useApp();
  const [brought, setBrought] = useState<Brought | null>(null);
  return {
    brought,
    ask: () => pickFile((file) => void laterParts().then(async ({ bring }) => setBrought(await bring(app, file)))),
    dismiss: () => setBrought(null),
  };
}
