import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { acolyteCoreFiles } from '../../src/content/packs/acolyte-core/files.ts';
import { loadPack } from '../../src/content/loadPack.ts';
import { quickStart } from '../../src/content/quickStart.ts';
import { battleDecider } from '../../src/engine/battle/battleDecider.ts';
import { evolveAll } from '../../src/engine/battle/evolve/evolve.ts';
import type { BattleState } from '../../src/engine/battle/state.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { rulesetById } from '../../src/engine/rulesets/registry.ts';
import { type Played, playRandomly } from '../support/randomPlayer.ts';
import { loadTestPack } from '../support/testPack.ts';

const folder = path.resolve('tests/golden');

/** A battle as it was played once; kept so that a change of a rule shows as a difference to be read. */
interface Golden extends Played {
  readonly ruleset: string;
}

const table = (seed: string) => ({
  players: [{ id: 'p1', name: 'Anna', mark: 'A' }],
  dice: { retinue: 'screen', enemy: 'screen' } as const,
  seed,
});

const corePack = () => {
  const loaded = loadPack(acolyteCoreFiles, rulesetById);
  return present(loaded.ok ? loaded.pack : null, 'the bundled pack');
};

const starts: Readonly<Record<string, () => BattleState>> = {
  'quick-start-random-play': () => quickStart(corePack(), table('golden-1')),
  'every-weapon-rule-random-play': () => quickStart(loadTestPack(), table('golden-2')),
};

const fileOf = (name: string): string => path.join(folder, `${name}.json`);

// `UPDATE_GOLDEN=1 npx vitest run tests/engine/golden.test.ts` writes them anew; the difference is the review.
if (process.env['UPDATE_GOLDEN'] === '1')
  for (const [name, start] of Object.entries(starts)) {
    const played = playRandomly(start(), name, { turningPoints: 3 });
    writeFileSync(fileOf(name), `${JSON.stringify({ ruleset: 'acolyte', ...played })}\n`);
  }

describe('golden replays', () => {
  it.each(readdirSync(folder))('should decide %s again as it was', (file) => {
    const golden = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Golden;
    let state = golden.start;
    for (const { command, events } of golden.entries) {
      const decision = battleDecider.decide(state, command);
      expect(decision).toEqual({ ok: true, events });
      state = evolveAll(state, events);
    }
    expect(state).toEqual(golden.end);
    expect(golden.entries.length).toBeGreaterThan(50);
  });
});
