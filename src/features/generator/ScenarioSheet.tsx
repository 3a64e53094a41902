import { forceSum } from '../../content/buildForces.ts';
import type { MissionRow } from '../../content/schema/mission.ts';
import { Prose } from '../../ui/Prose.tsx';
import { armsName, unitNames } from '../../words/unitNames.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Generator.module.css';
import { KillzoneTold } from './KillzoneTold.tsx';
import type { Speaking } from './partSaid.ts';
import { inches, Line, Part } from './sheetParts.tsx';

type SheetProps = { readonly scenario: MissionRow; readonly speaking: Speaking };

function Objectives({ scenario }: SheetProps) {
  const { sheet, secret } = useWords('workshop').generator;
  const objectives = scenario.script?.objectives ?? [];
  return (['primary', 'secondary', 'secret'] as const).map((kind) => (
    <Part key={kind} title={sheet[kind]}>
      {objectives
        .filter((each) => each.kind === kind)
        .map(({ id, text }) => (
          <Line key={id} text={kind === 'secret' ? secret : text} />
        ))}
    </Part>
  ));
}

function Enemies({ scenario, speaking }: SheetProps) {
  const { sheet } = useWords('workshop').generator;
  const { pack, app } = speaking;
  const names = unitNames(app, pack);
  return (
    <Part title={sheet.enemies}>
      {(scenario.plan?.enemies ?? []).map((choice) => {
        const { card, weapons, count } = choice;
        const { models, dv } = forceSum(pack, [choice]);
        const facts = [app.common.models(models), app.common.dv(dv), armsName(app, pack, weapons)];
        return (
          <Line
            key={`${card} ${weapons.join(' ')}`}
            head={sheet.count(count, names.get(card) ?? '')}
            text={facts.filter((fact) => fact !== '').join(', ')}
          />
        );
      })}
    </Part>
  );
}

function Place({ scenario }: SheetProps) {
  const { sheet } = useWords('workshop').generator;
  const { plan } = scenario;
  return (
    <>
      <Part title={sheet.markers}>
        {(plan?.markers ?? []).map(({ id, name, count, perAcolyte, where }) => (
          <Line
            key={id}
            head={sheet.count(count, name)}
            text={perAcolyte === 0 ? where : `${where} (${sheet.perAcolyte(perAcolyte)})`}
          />
        ))}
      </Part>
      <Part title={sheet.environment}>
        {(plan?.environment ?? []).map(({ id, name, text }) => (
          <Line key={id} head={name} text={text} />
        ))}
      </Part>
    </>
  );
}

function Script({ scenario }: SheetProps) {
  const { sheet } = useWords('workshop').generator;
  const { actions = [], priorityTarget = null, targetLocation = null } = scenario.script ?? {};
  return (
    <>
      <Part title={sheet.actions}>
        {actions.map(({ id, name, ap, text }) => (
          <Line key={id} head={`${name} (${sheet.ap(ap)})`} text={text} />
        ))}
      </Part>
      <Part title={sheet.priorityTarget}>
        {priorityTarget === null ? [] : [<Line key="target" text={priorityTarget.text} />]}
      </Part>
      <Part title={sheet.targetLocation}>
        {targetLocation === null ? [] : [<Line key="place" text={targetLocation} />]}
      </Part>
    </>
  );
}

/** The scenario as it would be kept, to be read. What is secret is not in it. */
export function ScenarioSheet(props: SheetProps) {
  const words = useWords('workshop').generator;
  const { sheet, roles } = words;
  const { scenario } = props;
  return (
    <article className={styles.sheet} aria-label={sheet.title}>
      <h2>{scenario.name}</h2>
      <p className={styles.hint}>{`${roles[scenario.role]} · ${sheet.limit(scenario.turningPoints)}`}</p>
      <Prose text={inches(scenario.script?.briefing ?? '')} />
      <Part title={sheet.setUp}>
        {scenario.setUp.map((text) => (
          <Line key={text} text={text} />
        ))}
      </Part>
      <KillzoneTold {...props} />
      <Objectives {...props} />
      <Script {...props} />
      <Enemies {...props} />
      <Place {...props} />
      <Part title={sheet.notes}>{[<Prose key="notes" text={inches(scenario.plan?.notes ?? '')} />]}</Part>
    </article>
  );
}
