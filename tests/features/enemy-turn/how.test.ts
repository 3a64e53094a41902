import { describe, expect, it } from 'vitest';
import type { NpoChoice } from '../../../src/engine/plugins/npo/state.ts';
import { viewOf } from '../../../src/engine/systems/battle.ts';
import type { BoardSays } from '../../../src/features/enemy-turn/view/onBoard.ts';
import { stepsSaid } from '../../../src/features/enemy-turn/view/how.ts';
import type { SceneWith } from '../../../src/scene/useScene.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { lookOf } from '../../../src/words/look.ts';
import { shippedTable } from '../../engine/behaviour/support.ts';
import { play } from '../../support/decide.ts';
import { battleOf, cultist, knife, vex } from '../../support/duel.ts';

const tables = { acolyte: shippedTable('acolyte') };

/** What is said of each step of a brawler's plan that sees nobody, with somebody near. */
async function said(
  language: 'en' | 'fr',
  choice: NpoChoice,
  says: BoardSays = [],
): Promise<readonly (string | null)[]> {
  const { midway } = play(battleOf([vex(), cultist({ weapons: [knife()] })], { turn: 'enemy', alert: 3 }))
    .does({ type: 'setNpo', choice: { tables, table: 'acolyte', alert: true, ...choice } })
    .does({ type: 'enemyActivates', operative: null })
    .answers({ kind: 'look', look: { kind: 'sight', seen: [], inCover: [], obscured: [] } });
  const acting = viewOf(midway).enemies?.acting ?? null;
  if (acting?.turn.plan == null) throw new Error('nothing is planned');
  const words = await fetchWords('battle', language);
  const told = await fetchWords('behaviour', language);
  const scene = { state: midway, view: viewOf(midway), words, told, look: lookOf(words, midway) };
  return stepsSaid(scene as unknown as SceneWith<'behaviour'>, acting, acting.turn.plan.steps, says);
}

describe('how the steps of a plan are said', () => {
  it('should be whither and how, once for moves that go on alike', async () => {
    expect(await said('en', {})).toEqual([
      'Toward the closest opponent, seen or not, into cover if possible. By the shortest way.',
      'On in the same way.',
    ]);
  });

  it('should be both ways where nobody has told whether it is at its Target Location', async () => {
    expect(await said('en', { targetLocation: 'the gate' })).toEqual([
      'Toward the Target Location (the gate), or if it is within 2″ of that already, toward the closest opponent, seen or not, into cover if possible. By the shortest way.',
      'On in the same way.',
    ]);
    expect((await said('fr', { targetLocation: 'la porte' }))[0]).toBe(
      'Vers le Lieu Visé («\u00A0la porte\u00A0») ou, s’il en est déjà à 2″ ou moins, vers l’adversaire le plus proche, visible ou non, à couvert si possible. Par le plus court chemin.',
    );
  });

  it('should be two sentences where the ways differ in more', async () => {
    const [shoots = null] = tables.acolyte.rows.filter(({ id }) => id === 'approach');
    const open = { ...shoots, where: { toward: 'closest', cover: 'must', wishes: [] } };
    const acolyte = { ...tables.acolyte, rows: tables.acolyte.rows.map((row) => (row === shoots ? open : row)) };
    const [first] = await said('en', { targetLocation: 'the gate', tables: { acolyte } });
    expect(first).toBe(
      'Toward the Target Location (the gate), into cover if possible. If it is within 2″ of that already: toward the closest opponent, seen or not, into cover. By the shortest way.',
    );
  });

  it('should be with what its row wishes of the place, where the board says where that is', async () => {
    const [shoots = null] = tables.acolyte.rows.filter(({ id }) => id === 'approach');
    const near = { ...shoots, where: { toward: 'closest', cover: 'must', wishes: ['nearObjective'] } };
    const acolyte = { ...tables.acolyte, rows: tables.acolyte.rows.map((row) => (row === shoots ? near : row)) };
    const says = [{ goes: { inches: 4, ends: 'in the open' }, seen: null }];
    expect((await said('en', { tables: { acolyte } }, says))[0]).toBe(
      'In the open, ending near an objective, toward the closest opponent, seen or not.',
    );
    expect((await said('en', {}, says))[0]).toBe('In the open, toward the closest opponent, seen or not.');
  });
});
