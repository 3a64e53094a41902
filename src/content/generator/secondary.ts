import type { Condition } from '../../engine/plugins/scenario/condition.ts';
import type { ScenarioAction, ScenarioObjective } from '../../engine/plugins/scenario/script.ts';
import { generatedNames, generatedTexts } from './generatedWords.ts';
import type { Secondary } from './parts.ts';
import type { Say } from './say.ts';
import type { FullMission } from './template.ts';

const ALL: Condition = { is: 'standing', side: 'retinue', least: 0 };

const primaryDone = ({ script }: FullMission): Condition => {
  const done = script.objectives.flatMap(({ id, kind }): Condition[] =>
    kind === 'primary' ? [{ is: 'objective', objective: id, as: 'done' }] : [],
  );
  return done.length === 0 ? ALL : { is: 'all', of: done };
};

const atTheEnd = (mission: FullMission, ...also: readonly Condition[]): Condition => ({
  is: 'all',
  of: [primaryDone(mission), ...also],
});

const LEDGER = 'burn-ledger-action';
const LEDGER_MARKER = 'ledger-marker';

/** The six things that only the master knows of, as the engine sees them; ours (IRREGULARITIES). */
const HIDDEN: readonly ((mission: FullMission) => Condition)[] = [
  (mission) => atTheEnd(mission, { is: 'down', side: 'retinue', most: 0 }),
  (mission) => atTheEnd(mission, { is: 'turningPoint', most: 4 }),
  (mission) => atTheEnd(mission, { is: 'down', side: 'enemy', least: 5 }),
  (mission) => atTheEnd(mission, { is: 'down', side: 'enemy', most: 2 }),
  (mission) => atTheEnd(mission, { is: 'alert', least: 3 }),
  (mission) =>
    atTheEnd(
      mission,
      { is: 'standing', side: 'retinue', keyword: 'ACOLYTE', least: 1 },
      { is: 'standing', side: 'enemy', keyword: 'LEADER', most: 0 },
    ),
];

type Settles = Pick<ScenarioObjective, 'done' | 'failed'>;

const SETTLED: Readonly<Record<Exclude<Secondary, 'the-other-thing'>, (mission: FullMission) => Settles>> = {
  'leave-no-trace': (mission) => ({
    done: atTheEnd(mission, { is: 'alert', most: 2 }),
    failed: { is: 'alert', least: 3 },
  }),
  'take-one-alive': () => ({ done: { is: 'counter', counter: 'captives', least: 1 }, failed: null }),
  'burn-the-ledger': () => ({ done: { is: 'acted', action: LEDGER, least: 2 }, failed: null }),
  'all-come-back': (mission) => ({
    done: atTheEnd(mission, { is: 'down', side: 'retinue', most: 0 }),
    failed: null,
  }),
  'save-the-ammunition': () => ({ done: null, failed: null }),
};

const hiddenKey = (index: number) => `generated/hidden/${index}` as keyof typeof generatedTexts;

/** The secondary objective of this kind, as the mission's script has it. `hidden`: which of six it is when it is secret. */
export function secondaryOf(mission: FullMission, id: Secondary, hidden: number, say: Say): ScenarioObjective {
  const rest = { id, reveal: null, xp: null };
  if (id === 'the-other-thing') {
    const key = hiddenKey(hidden);
    const done = HIDDEN[hidden]?.(mission) ?? null;
    return { ...rest, kind: 'secret', text: say.text(key, generatedTexts[key]), done, failed: null, reveal: done };
  }
  const key = `generated/secondary/${id}` as const;
  return { ...rest, kind: 'secondary', text: say.text(key, generatedTexts[key]), ...SETTLED[id](mission) };
}

const ledgerAction = (say: Say): ScenarioAction => ({
  id: LEDGER,
  name: say.name(LEDGER, generatedNames[LEDGER]),
  text: say.text('generated/burn-ledger-action', generatedTexts['generated/burn-ledger-action']),
  ap: 1,
  once: 'activation',
  times: 2,
  engaged: false,
  keyword: null,
  marker: LEDGER_MARKER,
  if: null,
  table: null,
  effects: [],
});

/** What a secondary objective needs on the board and in the script. */
export function withNeeds(mission: FullMission, id: Secondary, say: Say): FullMission {
  const { script, plan } = mission;
  if (id === 'take-one-alive') {
    const captives = { id: 'captives', name: say.name('captives', generatedNames.captives), max: 3, perAcolyte: 0 };
    return { ...mission, counters: [...mission.counters, captives] };
  }
  if (id !== 'burn-the-ledger') return mission;
  const marker = {
    id: LEDGER_MARKER,
    name: say.name(LEDGER_MARKER, generatedNames['ledger-marker']),
    kind: 'object' as const,
    count: 1,
    perAcolyte: 0,
    where: say.text('generated/ledger-marker', generatedTexts['generated/ledger-marker']),
  };
  return {
    ...mission,
    script: { ...script, actions: [...script.actions, ledgerAction(say)] },
    plan: { ...plan, markers: [...plan.markers, marker] },
  };
}
