import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { Prose } from '../../ui/Prose.tsx';
import { useFitting } from '../../ui/useFitting.ts';
import { capital } from '../../words/format.ts';
import { conditionSaid, hookSaid } from '../../words/scenarioSaid.ts';
import { useScenarioWords } from '../../words/useScenarioWords.ts';
import { contentName } from '../../words/content.ts';
import { factsOf } from './facts.ts';
import { Paper } from './Paper.tsx';
import type { SheetProps } from './ScenarioPrintScreen.tsx';
import styles from './ScenarioPrint.module.css';
import type { Printed } from './usePrinted.ts';
import { namesIn } from './view.ts';

type Line = { readonly id: string; readonly head: string; readonly text: ReactNode };

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.block}>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ id, head, text }) => (
          <li key={id}>
            <b>{head}</b> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is on the board, and what enemies look at there. */
function placeLines({ mission, printing, words }: Printed): readonly Line[] {
  const { script, plan } = mission;
  const looks = [
    [printing.priorityTarget, script?.priorityTarget?.text],
    [printing.targetLocation, script?.targetLocation],
    [printing.board, plan?.board],
  ] as const;
  return [
    ...looks.flatMap(([head, text]) => (text === undefined || text === null || text === '' ? [] : [{ head, text }])),
    ...(plan?.environment ?? []).map(({ name, text }) => ({ head: name, text })),
  ].map(({ head, text }) => ({ id: head, head: words.common.named(head, '').trim(), text }));
}

const markerLines = ({ mission, printing, words }: Printed): readonly Line[] =>
  (mission.plan?.markers ?? []).map(({ id, name, count, perAcolyte, where }) => ({
    id,
    head: words.common.named(name, printing.markerCount(count, perAcolyte)),
    text: where === '' ? '' : `${where}.`,
  }));

const actionLines = ({ mission, words }: Printed): readonly Line[] =>
  (mission.script?.actions ?? []).map(({ id, name, ap, text }) => ({
    id,
    head: words.common.named(name, words.common.ap(ap)),
    text,
  }));

function waveLines({ pack, mission, printing, words }: Printed): readonly Line[] {
  return (mission.script?.waves ?? []).map(({ id, name, where, dv, enemies }) => {
    const who = enemies.map(({ card, count }) =>
      printing.several(count, contentName(words, card, pack.operatives.get(card)?.name ?? card)),
    );
    return {
      id,
      head: words.common.named(name, who.length > 0 ? words.common.list(who) : printing.byDv(dv)),
      text: where === '' ? '' : `${where}.`,
    };
  });
}

/** Hooks and endings in words: what happens by itself, and how it may end. */
function useOwnLines(printed: Printed) {
  const scenarioWords = useScenarioWords();
  const { mission, printing, words } = printed;
  const names = namesIn(printed);
  const hooks = (mission.script?.hooks ?? []).map((hook) => ({
    id: hook.id,
    head: words.common.named(hook.name, '').trim(),
    text: hookSaid(scenarioWords, hook, names),
  }));
  const endings = (mission.script?.endings ?? []).map((ending) => ({
    id: ending.id,
    head: words.common.named(ending.name, '').trim(),
    text:
      ending.if === null
        ? printing.otherwise
        : capital(printing.ending(conditionSaid(scenarioWords, ending.if, names))),
  }));
  return { hooks, endings };
}

/** Everything that the master needs at the table, on one page: its type shrinks until it fits. */
export function MasterSheet({ printed, onBack }: SheetProps) {
  const { mission, printing, words } = printed;
  const { hooks, endings } = useOwnLines(printed);
  const title = printing.sheets.sheet.title;
  const { ref, size } = useFitting<HTMLDivElement>(JSON.stringify([mission, hooks, endings]));
  const objectives = (mission.script?.objectives ?? []).map(({ id, kind, text }) => ({
    id,
    head: words.common.named(printing.kinds[kind], '').trim(),
    text,
  }));
  return (
    <Paper printed={printed} title={title} onBack={onBack}>
      <section className={styles.page} aria-label={title}>
        <header className={styles.mast}>
          <h2>{mission.name}</h2>
          <p>{factsOf(printed, 'master').join(' · ')}</p>
        </header>
        <div ref={ref} className={classNames(styles.columns, styles[size])}>
          <section className={styles.block}>
            <h3>{printing.setUp}</h3>
            <ol>
              {mission.setUp.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </section>
          <Lines title={printing.markers} lines={markerLines(printed)} />
          <Lines title={printing.conditions} lines={placeLines(printed)} />
          <Lines title={printing.objectives} lines={objectives} />
          <Lines title={printing.actions} lines={actionLines(printed)} />
          <Lines title={printing.hooks} lines={hooks} />
          <Lines title={printing.waves} lines={waveLines(printed)} />
          <Lines title={printing.endings} lines={endings} />
          {mission.plan !== undefined && mission.plan.notes !== '' && (
            <section className={styles.notes}>
              <h3>{printing.notes}</h3>
              <Prose text={mission.plan.notes} />
            </section>
          )}
        </div>
      </section>
    </Paper>
  );
}
