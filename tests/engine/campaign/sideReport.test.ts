import { describe, expect, it } from 'vitest';
import { killTeamBattle } from '../../../src/content/killTeamBattle.ts';
import type { Side } from '../../../src/engine/core/ids.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import type { BattleReport } from '../../../src/engine/campaign/model/walk.ts';
import { memberInBattle, sideReport } from '../../../src/engine/campaign/sideReport.ts';
import type { CampaignPlay } from '../../support/campaignPlay.ts';
import { dataslate, musters } from '../../support/dataslatePlay.ts';
import { sides2021 } from '../../support/sides2021.ts';
import { closed } from '../../support/walkPlay.ts';

const CREW = ['m1', 'm2', 'm3'];
const wardens = [...(sides2021().retinues.get('salt-wardens')?.members ?? [])].slice(0, CREW.length);

const team = (id: string) => ({
  team: 'salt-wardens',
  player: { id, name: id, mark: id },
  members: wardens.map((member, at) => ({ ...member, id: CREW[at] ?? '' })),
});

/** Three wardens against three wardens, called as members of dataslates are, after their battle. */
const fresh: BattleState = killTeamBattle({
  pack: sides2021(),
  mission: 'no-mission',
  teams: [team('p1'), team('p2')],
  settings: { automation: { attack: 'assisted', falling: false } },
  dice: { people: 'table', tables: 'table' },
  seed: 'side',
});

/** With these out of action. */
const downed = (...ids: readonly string[]): BattleState => ({
  ...fresh,
  operatives: fresh.operatives.map((each) => (ids.includes(each.id) ? { ...each, wounds: 0, down: true } : each)),
});
const all = (side: Side): readonly string[] => CREW.map((member) => memberInBattle(side, member));
const told = (state: BattleState, side: Side, winner?: Side | null): BattleReport =>
  sideReport(state, [], { side, winner, deployed: CREW });

describe('what a battle says of one of its sides', () => {
  it('[K-80] should be of the members of that side alone, and of the others only how many went down', () => {
    const report = told(downed('first-m2', 'second-m1', 'second-m3'), 'first');
    expect(report.operatives.map(({ member, down }) => [member, down])).toEqual([
      ['m1', false],
      ['m2', true],
      ['m3', false],
    ]);
    expect(report).toMatchObject({ enemies: 3, enemiesDown: 2, clues: 0, captives: 0, loot: [] });
    expect(report.operatives.every(({ leftBehind }) => !leftBehind)).toBe(true);
    expect(told(downed('first-m2', 'second-m1', 'second-m3'), 'second')).toMatchObject({ enemies: 3, enemiesDown: 1 });
  });

  it('should call nobody a member who is of no roster', () => {
    const report = sideReport(fresh, [], { side: 'first', winner: null, deployed: ['m1'] });
    expect(report.operatives.map(({ member }) => member)).toEqual(['m1', null, null]);
  });

  it('should be won by the score of its mission, even where that is even', () => {
    expect([told(fresh, 'first', 'first').primary, told(fresh, 'second', 'first').primary]).toEqual([
      'complete',
      'failed',
    ]);
    expect(told(downed(...all('second')), 'first', null).primary).toBe('open');
  });

  it('should be won by the last who stand where nothing is scored', () => {
    const over = downed(...all('second'));
    expect([told(over, 'first').primary, told(over, 'second').primary]).toEqual(['complete', 'failed']);
    expect(told(fresh, 'first').primary).toBe('open');
    expect(told(downed(...all('first'), ...all('second')), 'first').primary).toBe('open');
  });

  it('should be the same report each time', () => {
    expect(told(downed('first-m1'), 'first')).toEqual(told(downed('first-m1'), 'first'));
  });
});

describe('two dataslates in one battle', () => {
  const battle = downed(...all('second'));
  const one = dataslate.does(musters(CREW, 'first'));
  const two = dataslate.does(musters(CREW, 'second'));
  const counts = (play: CampaignPlay, side: Side): CampaignPlay =>
    closed(play.does({ type: 'report', report: told(battle, side) }));
  const leaves = (play: CampaignPlay): CampaignPlay => play.does({ type: 'callOff' });
  const told1 = ({ state }: CampaignPlay) => state.chronicle.filter(({ kind }) => kind === 'battle').length;
  const points = ({ state }: CampaignPlay) => state.dataslate?.requisition;

  it('[K-80] should both be told where both count it, each of its own side', () => {
    const [first, second] = [counts(one, 'first'), counts(two, 'second')];
    expect([told1(first), told1(second)]).toEqual([1, 1]);
    expect([points(first), points(second)]).toEqual([4, 3]);
    expect(first.member('m1').xp).toBeGreaterThan(second.member('m1').xp);
  });

  it('[K-80] should be told in one of them where one counts it', () => {
    const [first, second] = [counts(one, 'first'), leaves(two)];
    expect([told1(first), told1(second)]).toEqual([1, 0]);
    expect(second.state).toEqual(dataslate.state);
  });

  it('[K-80] should be told in neither where none does', () => {
    expect([leaves(one).state, leaves(two).state]).toEqual([dataslate.state, dataslate.state]);
  });
});
