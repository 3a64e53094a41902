import { fetchForAny } from '../../src/persistence/battleFile.ts';

/** Tests have the rules of every system from the beginning, as a table has those of its own, and read older battles at once. */
await fetchForAny();
