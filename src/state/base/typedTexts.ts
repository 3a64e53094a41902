import { TypedTexts } from '../../persistence/typedTexts.ts';
import { TypingTab } from '../../persistence/typingTab.ts';
import { part } from './part.ts';

/** What was typed in an app and is not yet where it belongs. */
export const typedTextsOf = part(
  ({ ports: { storage, now, durable, tabs } }) =>
    new TypedTexts(storage, now, { durable, typist: new TypingTab(tabs) }),
);
