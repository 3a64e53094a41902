import * as z from 'zod/mini';
import type { BoardMap } from '../../engine/board/boardMap.ts';
import { newerPackProblems } from '../newerPack.ts';
import {
  type Files,
  type Placed,
  entriesOf,
  parseManifest,
  parseRowFiles,
  type Sink,
  unknownFiles,
} from '../parseFile.ts';
import { NOT_A_PACK, type Problem } from '../problem.ts';
import type { Manifest } from '../schema/manifest.ts';
import { killzoneProblems, pieceProblems, twiceIn } from './checkKillzones.ts';
import { type Pieces, mapOfKillzone } from './killzoneMap.ts';
import { type KillzoneRow, killzoneRow, pieceRow } from './schema.ts';

/** Files of killzones and of the pieces that they are made of. */
export const KILLZONE_FILES = {
  pieces: { file: 'pieces.json', rows: z.array(pieceRow) },
  killzones: { file: 'killzones.json', rows: z.array(killzoneRow) },
} as const;

/** A killzone of a pack: its row, and the board that it makes. */
export interface Killzone {
  readonly row: KillzoneRow;
  readonly map: BoardMap;
}

/** A pack of killzones that was checked. Rows by id, in the order of their files; templates are its own and those it was given. */
export interface KillzonePack {
  readonly manifest: Manifest;
  readonly pieces: Pieces;
  readonly killzones: ReadonlyMap<string, Killzone>;
}

export type KillzonePackResult =
  | { readonly ok: true; readonly pack: KillzonePack }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const NONE: Pieces = new Map();

interface Parsed {
  readonly manifest: Manifest | null;
  readonly templates: Pieces;
  readonly killzones: readonly Placed<KillzoneRow>[];
  readonly problems: readonly Problem[];
}

const KNOWN_FILES = Object.values(KILLZONE_FILES).map(({ file }) => file);

/** Every file by itself, then what rows name and make. Boards are not looked at where nobody can say which pieces there are. */
function parse(files: Files, known: Pieces): Parsed {
  const problems: Sink = unknownFiles(files, KNOWN_FILES);
  const manifest = parseManifest(files, problems);
  const rows = parseRowFiles(files, KILLZONE_FILES, problems);
  const [pieces, killzones] = [rows.pieces ?? [], rows.killzones ?? []];
  const templates = new Map([...known, ...pieces.map(({ row }) => [row.id, row] as const)]);
  problems.push(...twiceIn(pieces), ...twiceIn(killzones), ...pieces.flatMap(pieceProblems));
  if (rows.pieces !== null) problems.push(...killzones.flatMap((placed) => killzoneProblems(placed, templates)));
  return { manifest, templates, killzones, problems };
}

/**
 * Reads a pack of killzones, bundled or imported: `files` maps `pack.json`, `pieces.json` and `killzones.json` to parsed JSON.
 * `known`: pieces that it may name beside its own. Either all of it or all problems, each with file and path. Never throws,
 * whatever the files are.
 */
export function loadKillzones(files: unknown, known: Pieces = NONE): KillzonePackResult {
  const entries = entriesOf(files);
  if (entries === null) return { ok: false, problems: [NOT_A_PACK] };
  const newer = newerPackProblems(Object.fromEntries(entries));
  if (newer.length > 0) return { ok: false, problems: newer };
  const { manifest, templates, killzones, problems } = parse(entries, known);
  if (manifest === null || problems.length > 0) return { ok: false, problems };
  const boards = killzones.map(({ row }) => [row.id, { row, map: mapOfKillzone(row, templates) }] as const);
  return { ok: true, pack: { manifest, pieces: templates, killzones: new Map(boards) } };
}
