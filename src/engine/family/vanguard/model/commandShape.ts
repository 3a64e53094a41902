import * as z from 'zod/mini';
import { FREE_ROLLS } from '../../../dice/freeRoll.ts';
import { boardPlace, tableSays } from '../../../board/battleBoard.ts';
import { boardMap } from '../../../board/boardMap.ts';
import { battleSettings } from './battle.ts';
import type { CommandType } from './command.ts';
import { aimed, boardSpot, changedFacts } from './facts.ts';
import { HURT_CAUSES } from './hurtCause.ts';

/** More than any table counts to, of dice, wounds, points. */
const MOST = 99;
/** More points than any battle is worth, either way. */
const MOST_POINTS = 9999;
/** Longer than any table, and higher than any tower, in inches. */
const LONGEST = 144;
const HIGHEST = 60;

const name = z.string().check(z.maxLength(200));
const count = z.int().check(z.minimum(0), z.maximum(MOST));
const inches = (most: number) => z.number().check(z.minimum(0), z.maximum(most));
const bool = z.boolean();
const models = z.array(name);
/** More corners than any way on a board has. */
const path = z.array(boardSpot).check(z.maxLength(400));
const moved = z.object({
  engages: models,
  left: models,
  fall: inches(HIGHEST),
  way: z.optional(z.object({ path })),
});
const nothing = z.object({});

const anyway = z.optional(z.literal(true));

const act = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['walk', 'run']), push: bool, moved, anyway }),
  z.object({ action: z.literal('charge'), push: bool, target: name, sight: bool, moved, anyway }),
  z.object({ action: z.enum(['aim', 'focus', 'standUp']), push: bool }),
  z.object({ action: z.literal('attack'), push: bool, attack: name, free: bool, targets: z.array(aimed) }),
  z.object({ action: z.literal('own'), push: bool, own: name, target: z.nullable(name) }),
]);

const correction = z.discriminatedUnion('what', [
  z.object({ what: z.literal('wounds'), model: name, value: count }),
  z.object({ what: z.enum(['activated', 'fatigued', 'down', 'inPlay', 'placed']), model: name, value: bool }),
  z.object({ what: z.literal('engaged'), pair: z.tuple([name, name]), value: bool }),
  z.object({ what: z.enum(['cp', 'tokens']), side: name, value: count }),
  z.object({
    what: z.literal('points'),
    side: name,
    value: z.int().check(z.minimum(-MOST_POINTS), z.maximum(MOST_POINTS)),
  }),
  z.object({ what: z.enum(['broken', 'finished']), side: name, value: bool }),
  z.object({ what: z.literal('turn'), side: name }),
  z.object({ what: z.literal('round'), value: z.int().check(z.minimum(1), z.maximum(MOST)) }),
  z.object({ what: z.literal('token'), model: name, token: name, value: count }),
]);

/** What each command has to say, numbers whole and bounded: anything else is refused before a rule is asked. An answer is measured by its question; a command that is left out, by its decider. */
export const COMMAND_SHAPES: Readonly<Partial<Record<CommandType, z.ZodMiniType>>> = {
  answer: z.object({ requestId: z.string() }),
  startBattle: nothing,
  takeUpBoard: z.object({ map: boardMap, places: z.record(name, boardPlace), alone: z.optional(bool) }),
  dropBoard: nothing,
  moveDoor: z.object({ door: name, open: bool }),
  placeOnBoard: z.object({ model: name, at: z.nullable(boardPlace) }),
  setUpOnBoard: z.object({ places: z.record(name, boardPlace) }),
  layMarker: z.object({ marker: name, at: z.object({ x: z.int(), y: z.int() }) }),
  overruleBoard: z.object({ from: name, to: name, facts: tableSays }),
  place: z.object({ model: name, at: z.optional(boardPlace) }),
  startRound: nothing,
  activate: z.object({ model: name, again: bool, followUp: bool }),
  act,
  fallBack: z.object({
    edge: inches(LONGEST),
    left: models,
    fall: inches(HIGHEST),
    path: z.optional(path),
    anyway,
  }),
  endActivation: nothing,
  passToken: nothing,
  finish: nothing,
  clearFatigue: z.object({ model: name }),
  score: z.object({ contact: z.record(z.string(), models) }),
  endRound: nothing,
  setFacts: z.object({ model: name, facts: changedFacts }),
  cancel: nothing,
  overrideWounds: z.object({ wounds: count }),
  hurt: z.object({ model: name, hits: count, ap: count, mortal: count, cause: z.enum(HURT_CAUSES) }),
  rollFree: z.object({
    id: name,
    roll: z.object({ kind: z.enum(FREE_ROLLS), among: z.array(name), far: count }),
    faces: z.array(count),
    typed: bool,
    why: z.nullable(z.string()),
  }),
  correct: z.object({ correction }),
  assign: z.object({ model: name, owner: z.nullable(name) }),
  renamePlayer: z.object({ player: name, name, mark: name }),
  changeSettings: z.object({ settings: battleSettings }),
  endBattle: nothing,
  resumeBattle: nothing,
};
