import type { CampaignCorrection } from '../model/command.ts';
import type { CampaignEvent } from '../model/event.ts';
import { type CampaignDecision, type CampaignGame, done, refused } from '../model/game.ts';
import { refuse } from '../model/rejection.ts';
import type { Earned, Scenario } from '../model/walk.ts';
import { casualtyRolled } from './casualtyRoll.ts';
import { recoveryRolled } from './recovery.ts';

type ByHand = Extract<CampaignCorrection, { what: 'earned' }>;

/** The line of the hand makes up the difference; a second correction replaces the first. */
function changed(earned: Earned, total: number): CampaignEvent {
  const { xp: before } = earned.rows.find(({ award }) => award === 'hand') ?? { xp: 0 };
  const xp = total - (earned.total - before);
  const others = earned.rows.filter(({ award }) => award !== 'hand');
  const rows: Earned['rows'] = xp === 0 ? others : [...others, { award: 'hand', times: 1, xp }];
  return { type: 'earnedMoved', member: earned.member, set: { rows, total } };
}

const of =
  (member: string) =>
  (row: { readonly member: string }): boolean =>
    row.member === member;

function rolledByHand(game: CampaignGame, scenario: Scenario, correction: ByHand): readonly CampaignEvent[] {
  const { member, total } = correction;
  const rolled = { face: null, total };
  if (scenario.stage === 'casualties') {
    const casualty = scenario.casualties.filter(of(member)).find(({ result }) => result === null);
    return casualty === undefined ? [] : casualtyRolled(game, casualty, rolled);
  }
  if (scenario.stage === 'recovery') {
    const recovery = scenario.recoveries.filter(of(member)).find(({ success }) => success === null);
    return recovery === undefined ? [] : recoveryRolled(game, recovery, rolled);
  }
  const open = scenario.earned.filter(of(member)).find(({ given }) => !given);
  return scenario.stage === 'experience' && open !== undefined ? [changed(open, total)] : [];
}

/**
 * Sets by hand what the walk has in hand for one operative: the total of its casualty or recovery roll that is not rolled,
 * or its experience before it is given (at least 0). Elsewhere refused.
 */
export function correctEarned(game: CampaignGame, correction: ByHand): CampaignDecision {
  const { scenario } = game.state;
  if (scenario === null) return refused(refuse('noScenario'));
  const { total } = correction;
  if (!Number.isSafeInteger(total) || (scenario.stage === 'experience' && total < 0))
    return refused(refuse('badValue', { field: 'total' }));
  const events = rolledByHand(game, scenario, correction);
  return events.length > 0 ? done(events) : refused(refuse('wrongStage', { stage: scenario.stage }));
}
