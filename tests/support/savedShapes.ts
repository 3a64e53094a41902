import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { ROW_FILES, tableFile } from '../../src/content/packFiles.ts';
import { manifest, SCHEMA_VERSION } from '../../src/content/schema/manifest.ts';
import { evolve } from './fold.ts';
import { behaviour, behaviourTable } from '../../src/engine/behaviour/killTeam/table.ts';
import { evolveCampaign } from '../../src/engine/campaign/evolve/evolve.ts';
import { campaignState } from '../../src/engine/campaign/model/state.ts';
import { effectStep } from '../../src/engine/family/killteam/tables/effect.ts';
import { modifier } from '../../src/engine/family/killteam/traits/modifier.ts';
import { fetchedSystems } from '../../src/engine/systems/killTeams.ts';
import { battleShapeOf } from '../../src/engine/systems/battleShape.ts';
import { headText } from '../../src/persistence/backupRing.ts';
import { killTeamDigest } from '../../src/engine/systems/killTeamDigest.ts';
import { vanguardByTables } from '../../src/engine/systems/vanguardByTables.ts';
import { savedBattle } from '../../src/engine/systems/saved.ts';
import { battleData, battleLog } from '../../src/persistence/battleFile.ts';
import { battleSummary } from '../../src/persistence/battleIndex.ts';
import { campaignLog } from '../../src/persistence/campaignFile.ts';
import { campaignSummary } from '../../src/persistence/campaignIndex.ts';
import { deviceShape } from '../../src/persistence/device.ts';
import { storedChange } from '../../src/persistence/entryLog.ts';
import { type SavedShape, envelope } from '../../src/persistence/envelope.ts';
import { versionOf } from '../../src/persistence/heading.ts';
import { exportedShape } from '../../src/persistence/exportedSlot.ts';
import type { Field } from '../../src/persistence/fields.ts';
import { schemaOf } from '../../src/persistence/fieldSchema.ts';
import { groundPhotoShape } from '../../src/persistence/groundPhotos.ts';
import { libraryShape } from '../../src/persistence/libraryFile.ts';
import { ownPackShape } from '../../src/persistence/ownPackText.ts';
import { keptText } from '../../src/persistence/asideNow.ts';
import { readShape } from '../../src/persistence/readSlot.ts';
import { codedShare, shareManifest, SHARE_VERSION } from '../../src/persistence/scenarioShare.ts';
import { sharedBeforeShape } from '../../src/persistence/sharedBefore.ts';
import { settingsShape } from '../../src/persistence/settingsShape.ts';
import { retinueShape } from '../../src/persistence/sharedRetinue.ts';
import { tailOf } from '../../src/persistence/slotTail.ts';
import { timelineShape, timelineStep } from '../../src/persistence/timelines.ts';
import { objectShapes, schemaShape } from './schemaShape.ts';
import { typeShape, variantShapes } from './typeShape.ts';
import type { KillTeamTypes } from '../../src/engine/systems/killTeamSystem.ts';

type Schema = z.core.$ZodType;
type Shapes = ReadonlyMap<string, string>;

/** The shape of one thing that is saved, part by part, each as a fingerprint. `version` null: it is written without one. */
export interface Fingerprint {
  readonly version: number | null;
  readonly parts: Readonly<Record<string, string>>;
}

const print = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

const under = (name: string, shapes: Shapes): Shapes =>
  new Map([...shapes].map(([key, text]) => [`${name}.${key}`, text]));

const schemas = (all: Readonly<Record<string, Schema>>): Shapes =>
  new Map(Object.entries(all).map(([name, schema]) => [name, schemaShape(schema)]));

function fingerprint(version: number | null, ...shapes: readonly Shapes[]): Fingerprint {
  const parts = shapes.flatMap((each) => [...each].map(([name, text]) => [name, print(text)] as const));
  return { version, parts: Object.fromEntries(parts.toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

const saved = (shape: SavedShape<unknown>, ...more: readonly Shapes[]): Fingerprint =>
  fingerprint(versionOf(shape), objectShapes(shape.schema), ...more);

/** What is read without the schema library, as its schema. */
const fieldShapes = (field: Field<unknown>): Shapes => objectShapes(schemaOf(field));

const battle = battleLog<KillTeamTypes>(evolve);
const campaign = campaignLog(evolveCampaign);
const ENGINE = 'src/engine';

const VANGUARD = `${ENGINE}/family/vanguard/model`;
const FOES = `${ENGINE}/plugins/foes`;

/** Everything that a battle holds of a pack, and what tasks and enemies are in the middle of. */
const held = schemas({ effect: effectStep, modifier, behaviour: behaviourTable });

const rowsOf = (): Shapes =>
  schemas({
    ...Object.fromEntries(Object.entries(ROW_FILES).map(([kind, { rows }]) => [kind, rows])),
    tables: tableFile,
    behaviours: behaviour,
    'pack.json': manifest,
  });

/** The variants of every type that the family and its plugins declare as members of this interface. */
const declaredIn = (union: string): readonly Shapes[] =>
  readdirSync(ENGINE, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
    .flatMap((file) => {
      const [, name] =
        new RegExp(`interface ${union} \\{\\s+readonly \\w+: (\\w+);`).exec(
          readFileSync(`${ENGINE}/${file}`, 'utf8'),
        ) ?? [];
      return name === undefined ? [] : [variantShapes(`${ENGINE}/${file}`, name)];
    });

/** The shape of everything that is kept or given away, as it is now. */
export const savedShapes = (): Readonly<Record<string, Fingerprint>> => ({
  envelope: fingerprint(null, objectShapes(envelope)),
  // A file of the family; a game of its own has a shape of its own beside it.
  battle: saved(
    { ...battle.shape, schema: battleData(savedBattle(), killTeamDigest) },
    ...fetchedSystems().map((system) => under(system.id, objectShapes(battleShapeOf(system)))),
    under('held', held),
    under('held', new Map([['turn', typeShape(`${ENGINE}/plugins/npo/state.ts`, 'EnemyTurn')]])),
    ...declaredIn('PluginEvents').map((each) => under('event', each)),
    ...declaredIn('PluginCommands').map((each) => under('command', each)),
    schemas({ tail: tailOf(battle.entry), change: storedChange }),
  ),
  // The same file with a game of its own: its state, and what is said and happens in it, also where tables play a side.
  vanguard: saved(
    { ...battle.shape, schema: battleData(vanguardByTables.saved, vanguardByTables.digest) },
    under('state', objectShapes(vanguardByTables.saved)),
    under('held', new Map([['turn', typeShape(`${FOES}/state.ts`, 'FoeTurn')]])),
    under('event', variantShapes(`${VANGUARD}/event.ts`, 'BattleEvent')),
    under('event', variantShapes(`${FOES}/event.ts`, 'OfFoesEvent')),
    under('command', variantShapes(`${VANGUARD}/command.ts`, 'Command')),
    under('command', variantShapes(`${FOES}/command.ts`, 'OfFoes')),
  ),
  campaign: saved(
    campaign.shape,
    under('setup', objectShapes(campaignState)),
    under('event', variantShapes(`${ENGINE}/campaign/model/event.ts`, 'CampaignEvent')),
    under('command', variantShapes(`${ENGINE}/campaign/model/command.ts`, 'CampaignCommand')),
    schemas({ tail: tailOf(campaign.entry), change: storedChange }),
  ),
  settings: saved(settingsShape),
  read: saved(readShape),
  exported: saved(exportedShape),
  groundPhoto: saved(groundPhotoShape),
  device: saved(deviceShape),
  library: saved(libraryShape),
  sharedRetinue: saved(retinueShape),
  ownPack: saved(ownPackShape),
  packFiles: fingerprint(SCHEMA_VERSION, rowsOf()),
  sharedBefore: saved(sharedBeforeShape),
  timeline: saved(timelineShape, schemas({ step: timelineStep })),
  shared: fingerprint(SHARE_VERSION, objectShapes(shareManifest), schemas({ code: codedShare })),
  battleSummary: fingerprint(null, fieldShapes(battleSummary)),
  campaignSummary: fingerprint(null, fieldShapes(campaignSummary)),
  copyHead: fingerprint(null, objectShapes(headText)),
  putAside: fingerprint(null, fieldShapes(keptText)),
});

const PIN = 'PIN_SHAPES=1 npx vitest run tests/persistence/savedShapes.test.ts';

const differing = (pinned: Fingerprint['parts'], now: Fingerprint['parts']): readonly string[] =>
  [...new Set([...Object.keys(pinned), ...Object.keys(now)])].filter((part) => pinned[part] !== now[part]);

function adviceFor(name: string, pinned: Fingerprint | undefined, now: Fingerprint | undefined): string | null {
  if (now === undefined) return `${name} is saved no more: take it out of shapes.json once nothing stored needs it.`;
  if (pinned === undefined) return `${name} is saved and not pinned yet: ${PIN}`;
  const parts = differing(pinned.parts, now.parts);
  if (pinned.version !== now.version) return `${name} is of version ${now.version} now. Pin its shape: ${PIN}`;
  if (parts.length === 0) return null;
  const what = `The saved shape of ${name} has changed (${parts.join(', ')})`;
  if (now.version === null)
    return `${what}, and it is written without a version: what is stored must be read as before. If it is, take ${name} out of shapes.json and pin it anew: ${PIN}`;
  return `${what}, and its version is still ${now.version}: older apps would call new saves damaged, and old saves may not load. Raise the version (a migration in src/persistence/migrations/NNN-*.ts, or SCHEMA_VERSION, SHARE_VERSION), keep a save of version ${now.version} in tests/persistence/saves/, then pin the new shape: ${PIN}. Only while version ${now.version} was never given out: take ${name} out of shapes.json and pin it anew.`;
}

/** What is to be done about shapes that are not as they were pinned; none: they are. */
export function adviceOn(
  pinned: Readonly<Record<string, Fingerprint>>,
  now: Readonly<Record<string, Fingerprint>>,
): readonly string[] {
  const names = [...new Set([...Object.keys(pinned), ...Object.keys(now)])];
  return names.flatMap((name) => adviceFor(name, pinned[name], now[name]) ?? []);
}

/** What is pinned then: new shapes and new versions, never another shape of a version that is pinned. */
export const pinnedAnew = (
  pinned: Readonly<Record<string, Fingerprint>>,
  now: Readonly<Record<string, Fingerprint>>,
): Readonly<Record<string, Fingerprint>> =>
  Object.fromEntries(
    Object.entries(now).map(([name, shape]) => {
      const before = pinned[name];
      return [name, before !== undefined && before.version === shape.version ? before : shape];
    }),
  );
