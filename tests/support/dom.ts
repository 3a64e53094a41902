import '@testing-library/jest-dom/vitest';
import { setImmediate } from 'node:timers/promises';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { fetchWords } from '../../src/words/catalogues.ts';

// A bound for what never comes, no claim about speed: a busy machine takes its time.
configure({ asyncUtilTimeout: 60_000 });

const { asyncWrapper } = getConfig();
/** How often it lets React go on. */
const TURNS = 3;

// What has come into the page is heard only when React has run its effects, in a task after the one that drew it.
configure({
  asyncWrapper: async (callback) => {
    const result = await asyncWrapper(callback);
    for (let turn = 0; turn < TURNS; turn++) await setImmediate();
    return result;
  },
});
afterEach(cleanup);

// As after the first battle: a screen does not wait for its words.
await Promise.all([
  fetchWords('battle', 'en'),
  fetchWords('play', 'en'),
  fetchWords('log', 'en'),
  fetchWords('saving', 'en'),
  fetchWords('settings', 'en'),
]);
