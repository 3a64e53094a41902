import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { fetchWords } from '../../src/words/catalogues.ts';

afterEach(cleanup);

// As after the first battle: a screen does not wait for its words.
await fetchWords('battle', 'en');
