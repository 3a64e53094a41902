import { once } from 'node:events';
import { fetchForAny } from '../persistence/battleFile.ts';
import { answerAll } from './answerAll.ts';

const { stdin, stdout } = process;

// Whoever reads may have had enough: `… | head -1`.
stdout.on('error', () => process.exit(0));
stdin.setEncoding('utf8');
await fetchForAny();

for await (const reply of answerAll(stdin)) if (!stdout.write(`${reply}\n`)) await once(stdout, 'drain');
