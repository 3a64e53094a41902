import { describe, expect, it } from 'vitest';
import type { Weapon } from '../../../src/engine/family/killteam/model/operative.ts';
import { viewOf } from '../../../src/engine/systems/battle.ts';
import { whyTold } from '../../../src/features/enemy-turn/view/why.ts';
import type { SceneWith } from '../../../src/scene/useScene.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { lookOf } from '../../../src/words/look.ts';
import { shippedTable } from '../../engine/behaviour/support.ts';
import { play } from '../../support/decide.ts';
import { battleOf, cultist, knife, rifle, vex } from '../../support/duel.ts';

const tables = { acolyte: shippedTable('acolyte') };

/** Why a brawler with these weapons that sees nobody does what it does. */
async function decided(language: 'en' | 'fr', weapons: readonly Weapon[]): Promise<readonly string[]> {
  const { midway } = play(battleOf([vex(), cultist({ weapons: [...weapons] })], { turn: 'enemy', alert: 3 }))
    .does({ type: 'setNpo', choice: { tables, table: 'acolyte', alert: true } })
    .does({ type: 'enemyActivates', operative: null })
    .answers({ kind: 'look', look: { kind: 'sight', seen: [], inCover: [], obscured: [] } });
  const acting = viewOf(midway).enemies?.acting ?? null;
  if (acting?.turn.plan == null) throw new Error('nothing is planned');
  const words = await fetchWords('battle', language);
  const told = await fetchWords('behaviour', language);
  const scene = { state: midway, view: viewOf(midway), words, told, look: lookOf(words, midway) };
  return whyTold(scene as unknown as SceneWith<'behaviour'>, acting, acting.turn.plan.trace).decided.map(
    ({ text }) => text,
  );
}

describe('why a plan was made', () => {
  it('should say why one that carries a gun does not shoot, and nothing of it where there is no gun', async () => {
    const moves = ['Reposition: the first row that can be done', 'Dash: the first row that can be done'];
    expect(await decided('en', [knife()])).toEqual(moves);
    expect(await decided('en', [knife(), rifle()])).toEqual([
      ...moves,
      'Shoot: only if it is a Marksman or it is a Heavy or it is a Caster',
    ]);
    expect((await decided('fr', [knife(), rifle()])).at(-1)).toMatch(/^Tirer\s: .*Tireur/u);
  });
});
