import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { allWords } from '../../src/words/allWords.ts';

afterEach(cleanup);

// As after the first battle: a screen does not wait for its words.
await allWords.fetch('en');
