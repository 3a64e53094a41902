// Prints every row of the shipped packs of which the table does a part, with the reason.
import { rmSync } from 'node:fs';
import { builtModule } from './builtModule.mjs';

const { module, outDir } = await builtModule('src/content/byHand.ts');
const rows = module.byHandRows();
for (const { id, reason } of rows) console.log(`${id}: ${reason ?? 'NO REASON'}`);
console.log(`${rows.length} rows by hand`);
rmSync(outDir, { recursive: true, force: true });
