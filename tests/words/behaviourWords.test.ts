import { describe, expect, it } from 'vitest';
import { FACT_IDS } from '../../src/engine/behaviour/killTeam/fact.ts';
import type { BehaviourRow } from '../../src/engine/behaviour/killTeam/table.ts';
import { behaviour as en } from '../../src/words/en/behaviour/behaviour.ts';
import { behaviour as fr } from '../../src/words/fr/behaviour/behaviour.ts';
import { factName, orderRuleSentence, rowSentence } from '../../src/words/behaviourSentence.ts';
import { shippedTable, TABLES } from '../engine/behaviour/support.ts';
import { leaves, texts } from './support/spoken.ts';

const keys = (catalogue: unknown) => leaves(catalogue).map(([path]) => path);
const allRows = (words: typeof en) =>
  TABLES.flatMap((id) => shippedTable(id).rows.map((row) => rowSentence(words, row)));

describe('the words of decision tables', () => {
  it('should have the same keys in both languages', () => {
    expect(keys(fr)).toEqual(keys(en));
  });

  it('should name every fact of the registry, no two the same', () => {
    for (const words of [en, fr]) {
      const names = FACT_IDS.map((id) => factName(words, id));
      expect(names.filter((name, index) => name === FACT_IDS[index])).toEqual([]);
      expect(new Set(names).size).toBe(FACT_IDS.length);
    }
  });

  it('should bind French punctuation, write typographic quotes and never shout', () => {
    const said = [...texts(fr)].map(([, text]) => text);
    expect([...said, ...allRows(fr)].filter((text) => /[^\u00A0\u202F][:;?!](?:\s|$)/u.test(text))).toEqual([]);
    for (const words of [en, fr]) expect([...texts(words)].filter(([, text]) => /['"!]/u.test(text))).toEqual([]);
  });

  it.each(TABLES)('should tell every row of %s apart', (id) => {
    const { rows, order } = shippedTable(id);
    for (const words of [en, fr]) {
      const said = rows.map((row) => rowSentence(words, row));
      expect(new Set(said).size).toBe(rows.length);
      expect(said.filter((text) => /undefined|\(\)|,,|\.\.|  /u.test(text))).toEqual([]);
      expect(orderRuleSentence(words, order)).toMatch(/\.$/u);
    }
  });

  it('should tell a row in plain words', () => {
    const fallBack: BehaviourRow = {
      id: 'fall-back',
      where: { cover: 'must', wishes: ['clearTarget', 'objectiveInView'] },
      do: 'fallBack',
    };
    const order = ['obscured', 'inCover'].map((fact) => ({ fact, is: false }));
    const shoot: BehaviourRow = {
      id: 'shoot',
      who: { where: [{ fact: 'ready' }], order: [...order, { rank: 'closest' }, { fact: 'wounded' }], tie: 'threat' },
      do: 'shoot',
    };
    const patrol: BehaviourRow = {
      id: 'patrol',
      if: {
        all: [
          { fact: 'alertAtLeast1', is: false },
          { fact: 'engaged', is: false },
        ],
      },
      where: { toward: 'waypoint', cover: 'no', wishes: [], upTo: 'half' },
      do: 'reposition',
    };
    const sentences = [fallBack, shoot, patrol].map((row) => rowSentence(en, row));
    expect(sentences).toEqual([
      'Fall Back, into cover, ending with a clear target, else with an objective in view.',
      'Shoot a valid target who is ready. First whoever is not obscured, then whoever is not in cover, then whoever is closest, then whoever is wounded. Still equal: whoever an attack hurts most, then a roll.',
      'If Alert is 0 and it is not in control range: reposition up to half of its Move toward its next patrol point (three places you choose for its group).',
    ]);
    expect(rowSentence(fr, patrol)).toBe(
      'Si l’Alerte est à 0 et il n’est à portée de contrôle de personne\u00A0: se repositionner de la moitié de son Mouvement au plus vers son prochain point de ronde (trois lieux que vous choisissez pour son groupe).',
    );
  });
});
