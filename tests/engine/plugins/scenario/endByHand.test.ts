import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import { reportOf } from '../../../../src/engine/campaign/reportOf.ts';
import type { BattleReport } from '../../../../src/engine/campaign/model/walk.ts';
import { scenarioOf } from '../../../../src/engine/campaign/walk/inHand.ts';
import { endingOf as endsAs } from '../../../../src/engine/plugins/scenario/ending.ts';
import { holds } from '../../../../src/engine/plugins/scenario/holds.ts';
import type { Script } from '../../../../src/engine/plugins/scenario/script.ts';
import type { Settled } from '../../../../src/engine/plugins/scenario/state.ts';
import { type Play, play } from '../../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../../support/duel.ts';
import { ending, objective, scripted } from '../../../support/scripted.ts';
import { closed, deploy, goOn, retinue, walkContent } from '../../../support/walkPlay.ts';

const found = { is: 'counter', counter: 'found', least: 2 } as const;
const home = objective({ id: 'home', text: 'Bring it home', done: { is: 'tick', tick: 'gone' } });
const seen = objective({ id: 'seen', kind: 'secondary', text: 'Be seen by nobody' });
const paid = objective({
  id: 'paid',
  kind: 'secondary',
  text: 'Be paid for it',
  done: { is: 'objective', objective: 'home', as: 'done' },
});
const endings = [
  ending('won', { is: 'objective', objective: 'home', as: 'done' }),
  ending('lost', { is: 'objective', objective: 'home', as: 'failed' }),
  ending('between', null),
];
const SCRIPT: Partial<Script> = { objectives: [objective({ done: found }), home, seen, paid], endings };

const begun = (set: Partial<Script> = SCRIPT): Play =>
  play(battleOf([vex({ id: 'm1' }), pim({ id: 'm2' }), cultist()], { mission: scripted(set) }));
const end = (reason: 'primaryDone' | 'primaryFailed' | 'ended'): Command => ({ type: 'endBattle', reason });
const settle = (id: string, how: Settled): Command => ({ type: 'settleObjective', objective: id, how });
const tick = (id: string): Command => ({ type: 'setTick', tick: id, on: true });

const stands = ({ state }: Play) => state.scenario?.settled ?? {};
const endingOf = ({ state }: Play): string | undefined =>
  endings.find((each) => each.if === null || holds(each.if, state))?.id;

/** What the campaign takes over of it, and what its chronicle then has of it. */
function told({ state, entries }: Play): readonly Pick<BattleReport, 'primary' | 'ending' | 'scripted'>[] {
  const deployed = retinue.does(deploy(['m1', 'm2']));
  const report = reportOf(walkContent, state, entries, scenarioOf(deployed.state));
  const { chronicle } = closed(deployed.does({ type: 'report', report }, goOn)).state;
  return [report, ...chronicle.flatMap((entry) => (entry.kind === 'battle' ? [entry.report] : []))];
}
const verdicts = (over: Play) =>
  told(over).map(({ primary, ending: id, scripted: all = [] }) => [primary, id, ...all.map(({ how }) => how)]);

describe('the primary objective told by hand', () => {
  it('should be done everywhere when the table ends the battle with it', () => {
    const over = begun().does(end('primaryDone'));
    expect(over.state.result?.reason).toBe('primaryDone');
    expect(stands(over)).toEqual({ main: 'done', home: 'done', paid: 'done' });
    expect(endingOf(over)).toBe('won');
    const verdict = ['complete', 'won', 'done', 'done', 'open', 'done'];
    expect(verdicts(over)).toEqual([verdict, verdict]);
  });

  it('should be failed everywhere, but for what was done before', () => {
    const over = begun().does({ type: 'setCounter', counter: 'found', to: 2 }).does(end('primaryFailed'));
    expect(stands(over)).toEqual({ main: 'done', home: 'failed' });
    expect(endingOf(over)).toBe('lost');
    const verdict = ['failed', 'lost', 'done', 'failed', 'open', 'open'];
    expect(verdicts(over)).toEqual([verdict, verdict]);
  });

  it('should overrule how it was settled before', () => {
    const failed = begun().does(settle('home', 'failed')).does({ type: 'goOn' });
    expect(stands(failed.does(end('primaryDone')))).toMatchObject({ main: 'done', home: 'done' });
    const done = begun().does(settle('home', 'done')).does(settle('main', 'done')).does({ type: 'goOn' });
    expect(stands(done.does(end('primaryFailed')))).toMatchObject({ main: 'failed', home: 'failed' });
  });

  it('should stay open where the table only stops', () => {
    const over = begun().does(end('ended'));
    expect(stands(over)).toEqual({});
    expect(verdicts(over)[0]).toEqual(['open', 'between', 'open', 'open', 'open', 'open']);
  });

  it.each([
    ['won', 'primaryDone', 'won', 'complete'],
    ['lost', 'primaryFailed', 'lost', 'failed'],
  ] as const)('should be settled by the tick %s that ends the battle', (id, reason, how, primary) => {
    const over = begun().does(tick(id));
    expect(over.state.result?.reason).toBe(reason);
    expect([endingOf(over), verdicts(over)[0]?.[0]]).toEqual([how, primary]);
    expect(over.told('battleEnded')).toHaveLength(1);
  });

  it('should end the battle otherwise when it is put right after the end', () => {
    const over = begun().does(end('primaryDone'));
    const failed = over.does(settle('home', 'failed'));
    expect([failed.state.result?.reason, endingOf(failed)]).toEqual(['primaryFailed', 'lost']);
    expect(failed.does(settle('home', 'done')).state.result?.reason).toBe('primaryDone');
    expect(over.does(settle('home', 'open')).state.result?.reason).toBe('ended');
    expect(over.does(settle('seen', 'failed')).state.result?.reason).toBe('primaryDone');
  });

  it('should overrule an ending that writes out what makes the objective done, and only where it was settled', () => {
    const main = objective({ done: found });
    const written = { ...SCRIPT, objectives: [main], endings: [ending('won', found), ending('lost', null)] };
    const counted = begun(written).does({ type: 'setCounter', counter: 'found', to: 2 });
    expect(endsAs(counted.state)?.id).toBe('won');
    const failed = counted.does({ type: 'goOn' }).does(end('primaryFailed'));
    expect(failed.state.counters['found']).toBe(2);
    expect(endsAs(failed.state)?.id).toBe('lost');
    expect(endsAs(begun(written).does(end('primaryDone')).state)?.id).toBe('won');
  });

  it('should have no ending yet where the table stops before it is done or failed, if there is one for each of them', () => {
    const open = {
      ...SCRIPT,
      objectives: [objective({ done: found })],
      endings: [ending('won', found), ending('lost', null)],
    };
    const over = begun(open).does(end('ended'));
    expect(endsAs(over.state)).toBeNull();
    expect(verdicts(over)[0]).toEqual(['open', null, 'open']);
    const lost = begun(open).does(settle('main', 'failed')).does({ type: 'goOn' }).does(end('ended'));
    expect(endsAs(lost.state)?.id).toBe('lost');
  });

  it('should end a battle without a script as it did', () => {
    const { mission } = battleOf([]);
    const over = play(battleOf([vex(), cultist()], { mission })).does(end('primaryDone'));
    expect(over.events).toEqual([{ type: 'battleEnded', reason: 'primaryDone' }]);
  });
});
