import type { AttackView, Reasoned } from '../../../engine/family/vanguard/view/vanguardView.ts';
import type { VanguardScene } from '../../../scene/useVanguardScene.ts';
import type { SumCell } from '../../../ui/ArithmeticLine.tsx';
import type { WhyRow } from '../../../ui/WhyList.tsx';
import { signed, target } from '../../../words/format.ts';

type Cell = 'dice' | 'hit' | 'hits' | 'saved' | 'wounds';

const OPERATORS: Readonly<Record<Cell, string | null>> = { dice: null, hit: '·', hits: '→', saved: '−', wounds: '=' };

const shown = (value: number | null): string | null => (value === null ? null : `${value}`);

/** The numbers of the line; of a fall there are hits and no roll for them. */
function valuesOf(attack: AttackView): readonly { readonly id: Cell; readonly value: string | null }[] {
  const rolls = attack.attack === null ? [] : [{ id: 'dice' as const, value: `${attack.attack.dice.value}` }];
  const hit = attack.attack === null ? [] : [{ id: 'hit' as const, value: hitValue(attack.toHit) }];
  return [
    ...rolls,
    ...hit,
    { id: 'hits', value: shown(attack.hits) },
    { id: 'saved', value: shown(attack.saved) },
    { id: 'wounds', value: shown(attack.wounds) },
  ];
}

const hitValue = (toHit: Reasoned | null): string | null => (toHit === null ? null : target(toHit.value));

function stateOf(id: Cell, value: string | null): SumCell['state'] {
  if (value === null) return 'waiting';
  if (id !== 'wounds') return 'set';
  return value === '0' ? 'plain' : 'harm';
}

/** The attack as cells: dice · hit → hits − saved = wounds. */
export function lineCells({ words }: VanguardScene, attack: AttackView): readonly SumCell[] {
  const { line, unknown } = words.attack;
  return valuesOf(attack).map(({ id, value }, index) => ({
    id,
    value: value ?? unknown,
    label: line[id],
    state: stateOf(id, value),
    ...(index > 0 && OPERATORS[id] !== null && { before: OPERATORS[id] }),
  }));
}

/** The whole line as one sentence. */
export function lineSentence({ words }: VanguardScene, attack: AttackView): string {
  const { said, sentence } = words.attack;
  const { toHit, hits, saved, wounds } = attack;
  const parts: readonly (string | null)[] = [
    attack.attack === null ? null : said.dice(attack.attack.dice.value),
    toHit === null ? null : said.hit(toHit.value),
    hits === null ? null : said.hits(hits),
    saved === null ? null : said.saved(saved),
    wounds === null ? null : said.wounds(wounds),
  ];
  return sentence(parts.filter((part) => part !== null));
}

/** What a reason is called. */
const sourceSaid = ({ words, shown: named }: VanguardScene, { source, name }: Reasoned['because'][number]): string =>
  name === null ? (words.attack.sources[source] ?? source) : named(name);

/** What has changed a number, each with how much. */
export const changesSaid = (scene: VanguardScene, of: Reasoned | null): readonly string[] =>
  (of?.because ?? []).map((each) => `${sourceSaid(scene, each)} ${signed(each.value)}`);

/** What a number comes to, then what has changed it. */
const because = (scene: VanguardScene, of: Reasoned | null, now: (value: number) => string): WhyRow[] =>
  of === null
    ? []
    : [
        ...of.because.map((each, index): WhyRow => ({
          id: `${each.source} ${index}`,
          lead: { value: signed(each.value) },
          text: sourceSaid(scene, each),
          weight: 'did',
        })),
        { id: 'now', lead: { value: now(of.value) }, text: scene.words.attack.why.now, weight: 'did' },
      ];

const plain = (value: number): string => `${value}`;
const row = (id: string, text: string): WhyRow => ({ id, lead: { icon: 'why' }, text, weight: 'faint' });
const told = (id: string, value: string, text: string): WhyRow => ({ id, lead: { value }, text, weight: 'did' });

function whyWounds({ words }: VanguardScene, { wounds, hits, saved, mortal, attack }: AttackView): readonly WhyRow[] {
  const { why } = words.attack;
  if (wounds === null) return [row('notYet', why.notYet)];
  const unsaved = Math.max(0, (hits ?? 0) - (saved ?? 0));
  return [
    told('each', `${unsaved}`, why.each(unsaved, attack?.d ?? 1)),
    ...(mortal > 0 ? [told('mortal', `${mortal}`, why.mortal(mortal))] : []),
  ];
}

/** Why a number of the line is what it is. */
export function whyOf(scene: VanguardScene, attack: AttackView, id: string): readonly WhyRow[] {
  const { why } = scene.words.attack;
  switch (id) {
    case 'dice':
      return because(scene, attack.attack?.dice ?? null, plain);
    case 'hit':
      return [...because(scene, attack.toHit, target), row('natural', why.natural)];
    case 'hits':
      return [attack.hits === null ? row('notYet', why.notYet) : told('hits', `${attack.hits}`, why.hits(attack.hits))];
    case 'saved':
      return [
        ...because(scene, attack.armour, target),
        ...because(scene, attack.ap, (value) => scene.words.acts.detail.ap(value)),
        row('natural', why.naturalSave),
      ];
    default:
      return whyWounds(scene, attack);
  }
}
