import type { Player } from '../family/killteam/model/state.ts';
import type { CampaignState } from './model/state.ts';

/** What a campaign begins with. */
export interface Founding {
  readonly name: string;
  readonly seed: string;
  readonly difficulty: CampaignState['difficulty'];
  readonly players: readonly Player[];
}

/** A campaign of this system in which nothing has happened yet, not even recruitment. */
export const newCampaign = ({ name, seed, difficulty, players }: Founding, system: string): CampaignState => ({
  ruleset: system,
  seed,
  name,
  notes: '',
  difficulty,
  players: [...players],
  members: [],
  stash: [],
  owed: [],
  day: 1,
  clues: 0,
  nextClues: 0,
  flags: [],
  bases: [],
  segments: [],
  scenarios: 0,
  scenario: null,
  chronicle: [{ kind: 'founded', day: 1, name }],
  made: 0,
});
