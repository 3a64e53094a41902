import { Prose } from '../../ui/Prose.tsx';
import { classNames } from '../../ui/classNames.ts';
import paper from '../../ui/PaperLayout.module.css';
import { Paper } from './Paper.tsx';
import type { SheetProps } from './ScenarioPrintScreen.tsx';
import { factsOf } from './facts.ts';
import styles from './ScenarioPrint.module.css';

/** What the players get: briefing, aim, open objectives, what they can do. Nothing secret. */
export function BriefingSheet({ printed, onBack }: SheetProps) {
  const { mission, words, printing } = printed;
  const { script, plan } = mission;
  const title = printing.sheets.briefing.title;
  const also = (script?.objectives ?? []).filter(({ kind }) => kind === 'secondary');
  return (
    <Paper printed={printed} title={title} onBack={onBack}>
      <section className={classNames(paper.flow, styles.flow)} aria-label={title}>
        <header className={styles.mast}>
          <h2>{mission.name}</h2>
          <p>{factsOf(printed, 'players').join(' · ')}</p>
        </header>
        {script !== undefined && <Prose text={script.briefing} />}
        <h3>{printing.aim}</h3>
        <p className={styles.aim}>{mission.primary}</p>
        {also.length > 0 && (
          <>
            <h3>{printing.also}</h3>
            <ul>
              {also.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </>
        )}
        {script !== undefined && script.actions.length > 0 && (
          <>
            <h3>{printing.doing}</h3>
            <dl className={styles.pairs}>
              {script.actions.map(({ id, name, ap, text }) => (
                <div key={id}>
                  <dt>
                    {name} <b>{words.common.ap(ap)}</b>
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {plan !== undefined && plan.environment.length > 0 && (
          <>
            <h3>{printing.conditions}</h3>
            {plan.environment.map(({ id, name, text }) => (
              <p key={id}>
                <b>{name}.</b> {text}
              </p>
            ))}
          </>
        )}
      </section>
    </Paper>
  );
}
