import { type FirstVisit, showFirst } from './showFirst.ts';

try {
  // Put in by the build.
  const first: FirstVisit = JSON.parse(document.getElementById('first-visit')?.textContent ?? '');
  showFirst(first);
} catch {
  // Storage that cannot be read: the app says what is to be said.
}
