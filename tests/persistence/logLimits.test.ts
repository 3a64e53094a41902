import { describe, expect, it } from 'vitest';
import { present } from '../../src/engine/core/invariant.ts';
import { evolveCampaign } from '../../src/engine/campaign/evolve/evolve.ts';
import { battleLog } from '../../src/persistence/battleFile.ts';
import { campaignLog } from '../../src/persistence/campaignFile.ts';
import { readLogText } from '../../src/persistence/importFile.ts';
import { MOST_WOUNDS, beyondLimits } from '../../src/persistence/logLimits.ts';
import { everyQuestion } from '../support/everyQuestion.ts';
import { evolve } from '../support/fold.ts';

const battles = battleLog(evolve as never);
const campaigns = campaignLog(evolveCampaign);
const { textOf } = await everyQuestion();

interface Log {
  readonly data: { readonly setup: Readonly<Record<string, Record<string, unknown>[]>> };
}

/** The only log of a library with one. `change`: what is done to its set-up. */
function textIn(list: 'battles' | 'campaigns', id: string, change: (setup: Log['data']['setup']) => void): string {
  const { data } = JSON.parse(textOf([id])) as { data: Record<string, readonly Log[]> };
  const log = present(data[list]?.[0], id);
  change(log.data.setup);
  return JSON.stringify(log);
}

const read = (list: 'battles' | 'campaigns', text: string) =>
  list === 'battles' ? readLogText(battles, text) : readLogText(campaigns, text);

const gained = { stat: 'wounds', by: 99_999, source: { kind: 'recruitment' } };

describe('numbers that no table has', () => {
  it.each([
    ['battles', 'acolyte-firefight', 'operatives', { maxWounds: 99_999, wounds: 99_999 }],
    ['battles', 'vanguard-people-turns', 'models', { wn: 99_999 }],
    ['campaigns', 'campaign-advances', 'members', { gains: [gained] }],
  ] as const)('should be refused in a file from outside: %s %s', async (list, id, rows, set) => {
    expect(
      (
        await read(
          list,
          textIn(list, id, () => undefined),
        )
      ).kind,
    ).toBe('loaded');
    const found = await read(
      list,
      textIn(list, id, (setup) => void Object.assign(present(setup[rows]?.[0], rows), set)),
    );
    expect(found.kind).toBe('unreadable');
    if (found.kind === 'unreadable') expect(found.problems[0]?.path).toMatch(new RegExp(`setup\\.${rows}\\[0\\]`, 'u'));
  });

  it('should be those above the most that anybody has', () => {
    const state = (wounds: number) => ({ operatives: [{ maxWounds: wounds, wounds: 1 }] });
    expect(beyondLimits(state(MOST_WOUNDS), 'state')).toEqual([]);
    expect(beyondLimits(state(MOST_WOUNDS + 1), 'state')).toHaveLength(1);
    expect(beyondLimits({}, 'state')).toEqual([]);
  });
});
