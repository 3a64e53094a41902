// Prints every row of the shipped packs of which the table does a part, then every rule of war bands, with the reason.
import { rmSync } from 'node:fs';
import { builtModule } from './builtModule.mjs';

const { module, outDir } = await builtModule('src/content/byHand.ts');
const rows = module.byHandRows();
const rules = Object.entries(module.BY_HAND_RULES);
for (const { id, reason } of rows) console.log(`${id}: ${reason ?? 'NO REASON'}`);
for (const [id, reason] of rules) console.log(`${id}: ${reason}`);
console.log(`${rows.length} rows by hand, ${rules.length} rules of war bands`);
rmSync(outDir, { recursive: true, force: true });
