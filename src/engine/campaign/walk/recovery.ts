import { modifiersOf } from '../../family/killteam/traits/trait.ts';
import { bookOf } from '../model/book.ts';
import type { CampaignEvent } from '../model/event.ts';
import type { CampaignGame } from '../model/game.ts';
import type { Member } from '../model/member.ts';
import type { CampaignAnswer, CampaignPick, CampaignRequest } from '../model/request.ts';
import type { Recovery, RollChange } from '../model/walk.ts';
import { change, memberOf, scenarioOf, sumOf, traitsOf, walkId } from './inHand.ts';
import { objectivesDone } from './objectives.ts';

const RECOVERY_DIE = 6;

/** Scars that may heal now: not those of this scenario. */
const healing = ({ state }: CampaignGame, { scars }: Member): readonly string[] =>
  scars.filter(({ scenario }) => scenario !== scenarioOf(state).number).map(({ id }) => id);

const restedNow = ({ state }: CampaignGame, { id, rested }: Member): number =>
  scenarioOf(state).deployed.includes(id) ? 0 : rested + 1;

const ofBases = ({ state, content }: CampaignGame): number =>
  state.bases.reduce((sum, id) => sum + (content.bases.get(id)?.recovery ?? 0), 0);

const ofObjectives = (game: CampaignGame): number =>
  objectivesDone(game).reduce((sum, { row }) => sum + (row?.recovery ?? 0), 0);

/** Changes of a recovery roll (C6, C15, C20); the scenario that it sat out just now counts as rested. */
function recoveryChanges(game: CampaignGame, member: Member): readonly RollChange[] {
  return [
    ...change('rested', restedNow(game, member)),
    ...change('base', ofBases(game)),
    ...change('objective', ofObjectives(game)),
    ...traitsOf(game, member).flatMap((trait) =>
      modifiersOf([trait], 'recovery').flatMap(({ by }) => change(trait.id, by)),
    ),
  ];
}

/** A recovery roll for each operative of the roster with an older scar, deployed or at rest. */
export const recoveriesOf = (game: CampaignGame): readonly Recovery[] =>
  game.state.members
    .filter((member) => member.fate === 'serving' && healing(game, member).length > 0)
    .map((member) => ({
      member: member.id,
      changes: [...recoveryChanges(game, member)],
      needed: bookOf(game.content).recovery[member.kind],
      face: null,
      success: null,
      scar: null,
      done: false,
    }));

const scarHealed = (game: CampaignGame, { member }: Recovery): CampaignPick => {
  const scars = healing(game, memberOf(game.state, member));
  return {
    kind: 'pick',
    id: walkId(game.state, 'recovery', member, 'scar'),
    question: 'scarHealed',
    member,
    options: scars.map((id) => ({ id, of: 'scar' })),
    best: scars[0] ?? null,
  };
};

/** A trait lets it roll again, and it has not yet: a face without a result is that of the roll before. */
const mayReroll = (game: CampaignGame, { member, face }: Recovery): boolean =>
  face === null && modifiersOf(traitsOf(game, memberOf(game.state, member)), 'recoveryReroll').length > 0;

const rerollPick = (game: CampaignGame, { member }: Recovery): CampaignPick => ({
  kind: 'pick',
  id: walkId(game.state, 'recovery', member, 'reroll'),
  question: 'recoveryReroll',
  member,
  options: ['keep', 'again'].map((id) => ({ id, of: 'word' })),
  best: 'again',
});

/** What a recovery that is not done waits for: its die, whether it falls again, or which of several scars heals. */
export function recoveryRequest(game: CampaignGame, recovery: Recovery): CampaignRequest {
  if (recovery.success !== null) return recovery.success ? scarHealed(game, recovery) : rerollPick(game, recovery);
  const { member, changes, face } = recovery;
  const id = walkId(game.state, 'recovery', member, face === null ? 'roll' : 'roll-1');
  return { kind: 'roll', id, purpose: 'recovery', member, sides: RECOVERY_DIE, changes, again: [] };
}

const set = ({ member }: Recovery, fields: Partial<Recovery>): CampaignEvent => ({
  type: 'recoveryMoved',
  member,
  set: fields,
});

const healed = (recovery: Recovery, scar: string): readonly CampaignEvent[] => [
  { type: 'scarHealed', member: recovery.member, scar },
  set(recovery, { scar, done: true }),
];

/** What a total means for a recovery; `face` null: set by hand. */
export function recoveryRolled(
  game: CampaignGame,
  recovery: Recovery,
  { face, total }: { readonly face: number | null; readonly total: number },
): readonly CampaignEvent[] {
  const success = total >= recovery.needed;
  const scars = healing(game, memberOf(game.state, recovery.member));
  const [first] = scars;
  if (!success || first === undefined) return [set(recovery, { face, success, done: true })];
  return [set(recovery, { face, success }), ...(scars.length === 1 ? healed(recovery, first) : [])];
}

/** The scar that heals; or the failed roll counts, or it falls again, its face kept as the sign of that. */
function picked(recovery: Recovery, option: string): readonly CampaignEvent[] {
  if (recovery.success === true) return healed(recovery, option);
  return [set(recovery, option === 'again' ? { success: null } : { done: true })];
}

/** What follows from an answer that fits the recovery's request. */
export function answerRecovery(
  game: CampaignGame,
  recovery: Recovery,
  answer: CampaignAnswer,
): readonly CampaignEvent[] {
  if (answer.kind === 'pick') return picked(recovery, answer.option);
  const { face } = answer;
  const total = face + sumOf(recovery.changes);
  return [
    { type: 'rolled', purpose: 'recovery', member: recovery.member, face, total },
    ...(total < recovery.needed && mayReroll(game, recovery)
      ? [set(recovery, { face, success: false })]
      : recoveryRolled(game, recovery, { face, total })),
  ];
}
