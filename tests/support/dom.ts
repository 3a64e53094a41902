import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { fetchWords } from '../../src/words/catalogues.ts';

// A bound for what never comes, no claim about speed: a busy machine takes its time.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);

// As after the first battle: a screen does not wait for its words.
await Promise.all([
  fetchWords('battle', 'en'),
  fetchWords('play', 'en'),
  fetchWords('log', 'en'),
  fetchWords('saving', 'en'),
  fetchWords('settings', 'en'),
]);
