import type { CampaignEvent } from '../model/event.ts';
import { evolveCampaignAll } from '../evolve/evolve.ts';
import type { CampaignGame } from '../model/game.ts';
import { bookOf } from '../model/book.ts';
import { lootOwed, paid } from '../model/segments.ts';
import { leaderless } from '../model/succession.ts';
import { WALK_STAGES, type WalkStage } from '../model/walk.ts';
import { casualtiesOf } from './casualties.ts';
import { earnedOf, experienceGiven } from './experience.ts';
import { scenarioOf, servingMember } from './inHand.ts';
import { lootDue } from './lootDue.ts';
import { levelsReached } from './reached.ts';
import { recoveriesOf } from './recovery.ts';
import { reportAccepted } from './report.ts';
import { slainEvent } from './scars.ts';

interface StageHooks {
  /** What happens when it is reached. */
  readonly enter: (game: CampaignGame) => readonly CampaignEvent[];
  /** There is something to do, or to look at. */
  readonly worth: (game: CampaignGame) => boolean;
  /** What happens when it is left. */
  readonly leave: (game: CampaignGame) => readonly CampaignEvent[];
}

const nothing = (): readonly CampaignEvent[] => [];
const always = (): boolean => true;

const casualtiesDue = (game: CampaignGame): readonly CampaignEvent[] => {
  const casualties = casualtiesOf(game);
  const slain = casualties.filter(({ done }) => done).map(({ member }) => slainEvent(game, member));
  return [{ type: 'casualtiesDue', casualties }, ...slain];
};

/** Loot that a segment's reckoning brought is rolled with that of the scenario, once. */
const findsDue = (game: CampaignGame): readonly CampaignEvent[] => {
  const due = lootDue(game);
  const { segments } = game.state;
  return lootOwed(game.state) === 0 ? due : [...due, { type: 'segmentsSet', segments: paid(segments, 'loot') }];
};

const stages: { readonly [S in WalkStage]: StageHooks } = {
  battle: { enter: nothing, worth: always, leave: nothing },
  report: { enter: nothing, worth: always, leave: reportAccepted },
  casualties: {
    enter: casualtiesDue,
    worth: ({ state }) => scenarioOf(state).casualties.length > 0,
    leave: nothing,
  },
  recovery: {
    enter: (game) => [{ type: 'recoveriesDue', recoveries: recoveriesOf(game) }],
    worth: ({ state }) => scenarioOf(state).recoveries.length > 0,
    leave: nothing,
  },
  experience: {
    enter: (game) => [{ type: 'experienceDue', earned: earnedOf(game) }],
    worth: ({ state }) => scenarioOf(state).earned.length > 0,
    leave: experienceGiven,
  },
  advances: {
    enter: nothing,
    worth: (game) =>
      levelsReached(game).length > 0 ||
      (bookOf(game.content).led && leaderless(game.state).some(({ heirs }) => heirs.length > 0)) ||
      game.state.owed.some(({ member }) => servingMember(game.state, member) !== null),
    leave: nothing,
  },
  loot: {
    enter: findsDue,
    worth: ({ state }) => scenarioOf(state).finds.length > 0,
    leave: nothing,
  },
  closing: { enter: nothing, worth: always, leave: nothing },
};

const after = (game: CampaignGame, events: readonly CampaignEvent[]): CampaignGame => ({
  ...game,
  state: evolveCampaignAll(game.state, events),
});

/** Leaves the stage in hand and reaches the next one in which there is something to do; closing is the last. */
export function goneOn(game: CampaignGame): readonly CampaignEvent[] {
  const from = WALK_STAGES.indexOf(scenarioOf(game.state).stage);
  let events: readonly CampaignEvent[] = stages[WALK_STAGES[from] ?? 'closing'].leave(game);
  for (const stage of WALK_STAGES.slice(from + 1)) {
    const reached: CampaignEvent = { type: 'stageReached', stage };
    const there = after(game, [...events, reached]);
    const entered = stages[stage].enter(there);
    const now = after(there, entered);
    events = [...events, reached, ...entered];
    if (stages[stage].worth(now)) return events;
    events = [...events, ...stages[stage].leave(now)];
  }
  return events;
}
