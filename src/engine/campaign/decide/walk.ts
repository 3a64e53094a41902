import type { CampaignCommandType } from '../model/command.ts';
import { type CampaignDecider, type CampaignGame, done, refused, unless } from '../model/game.ts';
import { type CampaignRejection, refuse } from '../model/rejection.ts';
import type { Scenario, WalkStage } from '../model/walk.ts';
import { bookClosed } from '../walk/closing.ts';
import { againstDeployment, againstTags, deploySenseless, openedBy } from '../walk/deploy.ts';
import { openRolls } from '../walk/open.ts';
import { owedToServing } from './owed.ts';
import { reportWrong } from '../walk/report.ts';
import { goneOn } from '../walk/stages.ts';

type WalkCommand = Extract<
  CampaignCommandType,
  'deploy' | 'callOff' | 'report' | 'adjustReport' | 'goOn' | 'closeBook'
>;

type At = { readonly scenario: Scenario } | { readonly rejection: CampaignRejection };

/** The scenario in hand when it is at one of these stages. */
function at({ state: { scenario } }: CampaignGame, ...among: readonly WalkStage[]): At {
  if (scenario === null) return { rejection: refuse('noScenario') };
  return among.includes(scenario.stage) ? { scenario } : { rejection: refuse('wrongStage', { stage: scenario.stage }) };
}

/** Choices that the levels brought and nobody has made; `what` and `name`: the first of them. */
function choicesOwed(game: CampaignGame): readonly CampaignRejection[] {
  const owed = owedToServing(game);
  const [first] = owed;
  if (first === undefined || game.state.scenario?.stage !== 'advances') return [];
  return [refuse('choicesOwed', { count: owed.length, what: first.what, name: first.name })];
}

const stillOpen = (game: CampaignGame): readonly CampaignRejection[] => {
  const { length } = openRolls(game);
  return length === 0 ? choicesOwed(game) : [refuse('stillOpen', { rolls: length })];
};

/** From deployment to the closing of the book. */
export const walkDeciders: { readonly [T in WalkCommand]: CampaignDecider<T> } = {
  deploy: (game, plan) => {
    const senseless = deploySenseless(game, plan);
    if (senseless !== null) return refused(senseless);
    return unless([...againstTags(game, plan), ...againstDeployment(game, plan)], plan.override, () => [
      { type: 'deployed', scenario: openedBy(game, plan) },
    ]);
  },
  callOff: (game) => {
    const now = at(game, 'battle');
    return 'scenario' in now ? done([{ type: 'calledOff' }]) : refused(now.rejection);
  },
  report: (game, { report }) => {
    const now = at(game, 'battle');
    const wrong = 'scenario' in now ? reportWrong(report, now.scenario) : now.rejection;
    if (wrong !== null) return refused(wrong);
    return done([
      { type: 'reported', report },
      { type: 'stageReached', stage: 'report' },
    ]);
  },
  adjustReport: (game, { report }) => {
    const now = at(game, 'report');
    const wrong = 'scenario' in now ? reportWrong(report, now.scenario) : now.rejection;
    return wrong === null ? done([{ type: 'reported', report }]) : refused(wrong);
  },
  goOn: (game, { override }) => {
    const now = at(game, 'report', 'casualties', 'recovery', 'experience', 'advances', 'loot');
    return 'scenario' in now ? unless(stillOpen(game), override, () => goneOn(game)) : refused(now.rejection);
  },
  closeBook: (game) => {
    const now = at(game, 'closing');
    return 'scenario' in now ? done(bookClosed(game)) : refused(now.rejection);
  },
};
