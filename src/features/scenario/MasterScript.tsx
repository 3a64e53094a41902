import type { Wave } from '../../engine/plugins/scenario/script.ts';
import { playersFile } from '../../state/battle/playersFile.ts';
import { useApp } from '../../state/base/useApp.ts';
import { downloadFile } from '../../ui/downloadFile.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { flagName } from '../../words/flagName.ts';
import { packName } from '../../words/packName.ts';
import { hookSaid } from '../../words/scenarioSaid.ts';
import type { NamedKind, ScenarioNames } from '../../words/scenarioSpeech.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './MasterScreen.module.css';
import type { Played } from './useScenario.ts';
import { hasArrived } from './view/tellings.ts';
import { useKillTeamPlay } from '../../state/battle/killTeam.ts';

type Listed = readonly { readonly id: string; readonly name: string }[];

/** What things of the battle are called. */
function namesOf({ words, look, state, script }: Played): ScenarioNames {
  const lists: Partial<Readonly<Record<NamedKind, Listed>>> = {
    counter: state.mission.counters,
    tick: state.mission.ticks,
    action: script.actions,
    wave: script.waves,
    hook: script.hooks,
    passage: script.passages.map(({ id, title }) => ({ id, name: title })),
    objective: script.objectives.map(({ id, text }) => ({ id, name: text })),
    table: Object.values(state.tables ?? {}).map(({ id, title }) => ({ id, name: title })),
    faction: Object.entries(state.factionRows ?? {}).map(([id, { name }]) => ({ id, name })),
    card: (state.reserves ?? []).map(({ card, name }) => ({ id: card, name })),
  };
  return (kind, id) => {
    if (kind === 'flag') return flagName(words, id);
    if (kind === 'operative') return look.packName(id);
    const list = lists[kind];
    if (list === undefined) return look.contentName(id, id);
    const found = list.find((each) => each.id === id);
    return found === undefined ? null : look.contentName(id, found.name);
  };
}

/** What happens by itself: when, if, what; and how often it has. */
export function Hooks({ played }: { readonly played: Played }) {
  const said = useWords('scenario');
  const { script, state, told, look } = played;
  if (script.hooks.length === 0) return null;
  const names = namesOf(played);
  return (
    <section className={styles.part} aria-label={told.master.hooks}>
      <SectionHead title={told.master.hooks} />
      <ul className={styles.script}>
        {script.hooks.map((hook) => (
          <li key={hook.id}>
            <b>{look.contentName(hook.id, hook.name)}</b>
            <span>{hookSaid(said, hook, names)}</span>
            <span>{told.master.fired(state.scenario?.fired[hook.id] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function waveSaid({ told: { master } }: Played, { where, operatives, dv }: Wave, arrived: boolean): string {
  const many = operatives.length > 0 ? master.many(operatives.length) : dv === null ? master.byDv : master.dv(dv);
  return [...(arrived ? [master.arrived] : []), many, where].filter((part) => part !== '').join(', ');
}

/** A wave as its battle has it, in no language. */
const untoldWave = ({ battle }: Played, wave: Wave): Wave =>
  battle.state.mission.script?.waves.find(({ id }) => id === wave.id) ?? wave;

/** Who arrives later, and where; or that they have. */
export function Waves({ played }: { readonly played: Played }) {
  const { entriesBetween } = useKillTeamPlay();
  const { script, told, look, battle } = played;
  if (script.waves.length === 0) return null;
  const entries = entriesBetween(1, battle.length);
  return (
    <section className={styles.part} aria-label={told.master.waves}>
      <SectionHead title={told.master.waves} />
      <ul className={styles.script}>
        {script.waves.map((wave) => (
          <li key={wave.id}>
            <b>{look.contentName(wave.id, wave.name)}</b>
            <span>{waveSaid(played, wave, hasArrived(entries, untoldWave(played, wave)))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A file of the battle for the players, without anything secret. */
export function ShareRow({ played: { words, told, battle } }: { readonly played: Played }) {
  const app = useApp();
  const { master } = told;
  const busy = battle.state.tasks.length > 0;
  return (
    <section className={styles.part} aria-label={master.share}>
      <div className={styles.rows}>
        {busy ? (
          <ListRow icon="export" title={master.share} detail={master.shareBusy} />
        ) : (
          <ListRow
            icon="export"
            title={master.share}
            detail={master.shareHint}
            onPress={() => downloadFile(playersFile(app, master.shareName(packName(words, battle.title))))}
          />
        )}
      </div>
    </section>
  );
}
