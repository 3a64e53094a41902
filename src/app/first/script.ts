import { type FirstVisit, showFirst } from './showFirst.ts';

/** Put in by the build. */
declare const FIRST_VISIT: FirstVisit;

try {
  showFirst(FIRST_VISIT);
} catch {
  // Storage that cannot be read: the app says what is to be said.
}
