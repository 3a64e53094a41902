import { cpOf } from './sides.ts';
import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { pendingRequest } from '../../src/engine/systems/battle.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { chapterAtHand } from '../../src/engine/campaign/model/modules.ts';
import type { CampaignState } from '../../src/engine/campaign/model/state.ts';
import type { Dump } from './storedLogs.ts';

const FOLDER = new URL('../persistence/saves/parts-1-to-5/', import.meta.url);

/** Saves of every kind as the app of parts 1 to 5 wrote them: never to be written again. */
export const oldBytes = (name: string): Buffer<ArrayBuffer> => readFileSync(new URL(name, FOLDER));
export const oldText = (name: string): string => oldBytes(name).toString('utf8');
export const oldNames = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, FOLDER))
    .toSorted()
    .map((name) => folder + name);

const pairs = z.array(z.tuple([z.string(), z.string()]));
const dump = z.strictObject({ local: pairs, durable: pairs });

/** All texts of both stores of a browser. */
export const oldBrowser = (name: string): Dump => dump.parse(JSON.parse(oldText(name)));

/** What each of them said of its state, in words that no layout of the state changes. */
export const oldFacts: ReadonlyMap<string, unknown> = new Map(
  Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(oldText('facts.json')))),
);

/** The same of a battle as it is read now. */
export const battleFacts = (state: BattleState, length: number): unknown => ({
  length,
  turningPoint: state.turningPoint,
  phase: state.phase,
  turn: state.turn,
  cp: cpOf(state),
  alert: state.alert,
  over: state.result?.reason ?? null,
  request: pendingRequest(state)?.id ?? null,
  wounds: Object.fromEntries(state.operatives.map(({ id, wounds }) => [id, wounds])),
  counters: state.counters,
  enemy: state.npo?.turn?.enemy ?? null,
  fired: state.scenario?.fired ?? null,
});

/** The same of a campaign. */
export const campaignFacts = (state: CampaignState, length: number): unknown => ({
  length,
  title: state.name,
  day: state.day,
  scenarios: state.scenarios,
  told: state.chronicle.length,
  stage: state.scenario?.stage ?? null,
  stash: state.stash.length,
  members: state.members.map(({ name, fate, xp, level, scars }) => [name, fate, xp, level, scars.length]),
  chapter: chapterAtHand(state)?.id ?? null,
});
