import type { CampaignCommand, CampaignCommandType } from '../model/command.ts';
import type { CampaignEvent } from '../model/event.ts';
import { type CampaignDecider, type CampaignDecision, done, refused } from '../model/game.ts';
import { type CampaignRejection, refuse } from '../model/rejection.ts';
import type { CampaignState } from '../model/state.ts';

type TrackerCommand = Extract<
  CampaignCommandType,
  'rename' | 'setNotes' | 'setDifficulty' | 'setPlayers' | 'setDay' | 'setClues' | 'setFlag' | 'setBase' | 'writeNote'
>;

const MOST_PLAYERS = 4;
const counts = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
const empty = (text: string): boolean => text.trim() === '';

/** The events unless the command makes no sense. */
const only = (sensible: boolean, ...events: readonly CampaignEvent[]): CampaignDecision =>
  sensible ? done(events) : refused(refuse('badValue'));

/** One to four players with ids of their own, and nobody's operatives without a player. */
function playersWrong(
  { members }: CampaignState,
  { players }: Extract<CampaignCommand, { type: 'setPlayers' }>,
): CampaignRejection | null {
  const ids = new Set(players.map(({ id }) => id));
  if (ids.size !== players.length || players.length < 1 || players.length > MOST_PLAYERS) return refuse('badValue');
  if (players.some(({ name }) => empty(name))) return refuse('badValue');
  const left = members.find(({ player, fate }) => fate === 'serving' && !ids.has(player));
  return left === undefined ? null : refuse('unknownPlayer', { player: left.player });
}

/** Commands of the campaign tracker: none of them touches an operative or a roll. */
export const trackerDeciders: { readonly [T in TrackerCommand]: CampaignDecider<T> } = {
  rename: ({ state: { day, name: from } }, { name: given }) => {
    const name = given.trim();
    if (name === '') return refused(refuse('badValue'));
    const told: readonly CampaignEvent[] =
      name === from ? [] : [{ type: 'written', entry: { kind: 'renamed', day, member: null, from, name } }];
    return done([{ type: 'renamed', name }, ...told]);
  },
  setNotes: (_, { notes }) => done([{ type: 'notesSet', notes }]),
  setDifficulty: ({ content }, { difficulty }) =>
    only(Object.hasOwn(content.difficulties, difficulty), { type: 'difficultySet', difficulty }),
  setPlayers: ({ state }, command) => {
    const wrong = playersWrong(state, command);
    return wrong === null ? done([{ type: 'playersSet', players: command.players }]) : refused(wrong);
  },
  setDay: (_, { to }) => only(counts(to), { type: 'daySet', day: to }),
  setClues: (_, { to }) => only(counts(to), { type: 'cluesSet', clues: to }),
  setFlag: (_, { flag, on }) => only(!empty(flag), { type: 'flagSet', flag: flag.trim(), on }),
  setBase: ({ state, content }, { base, on }) => {
    if (!content.bases.has(base) && !state.bases.includes(base)) return refused(refuse('unknownRow', { row: base }));
    const opened: readonly CampaignEvent[] =
      on && !state.bases.includes(base) ? [{ type: 'written', entry: { kind: 'base', day: state.day, base } }] : [];
    return done([{ type: 'baseSet', base, on }, ...opened]);
  },
  writeNote: ({ state }, { text }) =>
    only(!empty(text), { type: 'written', entry: { kind: 'note', day: state.day, text: text.trim() } }),
};
