import type { ReactNode } from 'react';
import { speaking } from '../speaking.ts';

export const InSymbols = speaking<{ readonly children: ReactNode }>(
  [],
  async () => (await import('./InSymbols.tsx')).InSymbols,
);
export const UnreadableScreen = speaking(
  ['storage', 'saving'],
  async () => (await import('./UnreadableScreen.tsx')).UnreadableScreen,
);
export const SilentScreen = speaking(['saving'], async () => (await import('../SilentScreen.tsx')).SilentScreen);
