import * as z from 'zod/mini';
import { facesAmiss } from '../../content/making/findings.ts';
import { groupOf, sectionsOf } from '../../content/making/kinds.ts';
import { hasDv } from '../../content/making/systems.ts';
import { PORTRAITS } from '../../content/schema/operativeCard.ts';
import { changeAs } from '../../content/lastingChoices.ts';
import { namesOf } from '../../forms/choices.ts';
import { bandCardSaid } from '../../forms/bandCardSaid.ts';
import type { Noted } from '../../forms/Looks.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Bust, bustFor } from '../../ui/icons/Bust.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { changeInWords } from '../../words/scenarioSaid.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Drawn.module.css';
import { armsDrawn, statsDrawn, weaponDrawn } from './drawnCard.ts';
import { CardLine, Figures, WeaponTable } from './DrawnParts.tsx';
import { itemSaid } from './itemSaid.ts';
import { kindWords, labelOf, valueOf } from './labels.ts';
import { LikeCards } from './LikeCards.tsx';
import { type Making, nameAt } from './making.ts';
import { MetIn } from './MetIn.tsx';
import { fieldedCard } from './fielded.ts';

type DrawnProps = {
  readonly making: Making;
  readonly noted: readonly Noted[];
  readonly onJump: (path: string) => void;
};

type PartProps = Pick<DrawnProps, 'making'>;

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

const traits = z.array(z.looseObject({ name: z.optional(z.string()), text: z.string() }));
const texts = (value: unknown) => traits.safeParse(value).data ?? [];

function Operative({ making }: PartProps) {
  const words = useWords('making');
  const play = useWords('play');
  const { row, of } = making;
  const dv = hasDv(of.system) ? words.fields.dv : null;
  const rules = [...texts(row['traits']), ...texts(row['rules'])];
  const arms = armsDrawn(making, play);
  return (
    <>
      <Figures figures={statsDrawn(making, play, dv)} />
      {arms.length === 0 ? <CardLine name="">{words.unarmed}</CardLine> : <WeaponTable weapons={arms} />}
      {strings(row['abilities']).map((each) => (
        <CardLine key={each} name="">
          {valueOf(words, 'abilities', each)}
        </CardLine>
      ))}
      {rules.map(({ name = '', text }, index) => (
        <CardLine key={`${name} ${index}`} name={name}>
          {text}
        </CardLine>
      ))}
    </>
  );
}

function Weapon({ making: { row } }: PartProps) {
  const play = useWords('play');
  return <WeaponTable weapons={weaponDrawn(play, row, null)} />;
}

type TableLine = { readonly from: number; readonly to: number; readonly said: string; readonly detail: string };

/** Faces that no line has are lines of their own. */
function Faction({ making }: PartProps) {
  const words = useWords('making');
  const play = useWords('play');
  const lines: readonly unknown[] = Array.isArray(making.row['rows']) ? making.row['rows'] : [];
  const said = lines.flatMap((line, index): TableLine[] => {
    if (typeof line !== 'object' || line === null) return [];
    const at = `rows[${index}]`;
    const card: unknown = Reflect.get(line, 'card');
    const { detail = '' } = itemSaid({ making, words, play, path: at }, { kind: 'fixed' }, line);
    const name =
      typeof card === 'string' && card !== '' ? (nameAt(making, `${at}.card`, card) ?? words.gone) : words.choose;
    return [{ from: Number(Reflect.get(line, 'from')), to: Number(Reflect.get(line, 'to')), said: name, detail }];
  });
  const holes = facesAmiss(lines).none.map((face): TableLine => ({ from: face, to: face, said: '', detail: '' }));
  const joined = holes.reduce<readonly TableLine[]>((all, hole) => {
    const last = all.at(-1);
    return last !== undefined && last.to === hole.from - 1
      ? [...all.slice(0, -1), { ...last, to: hole.to }]
      : [...all, hole];
  }, []);
  const all = [...said, ...joined].toSorted((a, b) => a.from - b.from || a.to - b.to);
  return (
    <ol className={styles.faces}>
      {all.map((line, index) => (
        <li key={index} className={classNames(line.said === '' && styles.hole)}>
          <b>{words.faces(line.from, line.to)}</b>
          <span>
            {line.said === '' ? words.nobody : line.said} {line.detail !== '' && <small>{line.detail}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function BandCard({ making }: PartProps) {
  const play = useWords('play');
  const said = useWords('warBands').card;
  const card = fieldedCard(making.row);
  if (card === null) return null;
  const { figures, invulnerable, base, parts } = bandCardSaid(play, said, card);
  return (
    <>
      <Figures figures={figures} />
      <CardLine name="">{[...(invulnerable === null ? [] : [invulnerable]), base].join(' · ')}</CardLine>
      {parts.flatMap(({ lines }) =>
        lines.map((line) => (
          <CardLine key={line.id} name={line.name}>
            {line.said}
          </CardLine>
        )),
      )}
    </>
  );
}

/** What a trait says, and what it changes for as long as it lasts. */
function TraitLines({ trait }: { readonly trait: unknown }) {
  const said = useWords('scenario');
  const [one] = texts([trait]);
  const modifiers: unknown = typeof trait === 'object' && trait !== null ? Reflect.get(trait, 'modifiers') : [];
  const changes = Array.isArray(modifiers) ? modifiers.flatMap((each) => changeAs(each) ?? []) : [];
  return (
    <>
      {one !== undefined && one.text !== '' && <CardLine name="">{one.text}</CardLine>}
      {changes.map((change, index) => (
        <CardLine key={index} name="">
          {changeInWords(said, change, namesOf({}))}
        </CardLine>
      ))}
    </>
  );
}

/** Any other row: its lists, a line for each thing in them. */
function Lists({ making }: PartProps) {
  const words = useWords('making');
  const play = useWords('play');
  const { of, row } = making;
  const parts = new Map(groupOf(of.kind).parts.map(({ key, field }) => [key, field]));
  const keys = sectionsOf(of, row).flatMap((section) => section.keys);
  return keys.flatMap((key) => {
    const value = row[key];
    const field = parts.get(key);
    if (typeof value === 'string' && key !== 'name' && field?.kind === 'text')
      return [
        <CardLine key={key} name={labelOf(words, of, key)}>
          {nameAt(making, key, value) ?? value}
        </CardLine>,
      ];
    if (typeof value === 'number')
      return [
        <CardLine key={key} name={labelOf(words, of, key)}>
          {value}
        </CardLine>,
      ];
    if (!Array.isArray(value) || value.length === 0) return [];
    const list = field?.kind === 'maybe' ? field.of : field;
    const inner = list?.kind === 'list' ? list.of : undefined;
    if (inner === undefined) return [];
    const said = value.map((each, index) =>
      typeof each === 'string'
        ? (nameAt(making, `${key}[${index}]`, each) ?? valueOf(words, key, each))
        : itemSaid({ making, words, play, path: `${key}[${index}]` }, inner, each).title,
    );
    return [
      <CardLine key={key} name={labelOf(words, of, key)}>
        {said.join(', ')}
      </CardLine>,
    ];
  });
}

function Body({ making }: PartProps) {
  switch (making.of.kind) {
    case 'operatives':
      return <Operative making={making} />;
    case 'weapons':
      return <Weapon making={making} />;
    case 'factions':
      return <Faction making={making} />;
    case 'bandModels':
      return <BandCard making={making} />;
    case 'armour':
    case 'equipment':
    case 'killTeams':
    case 'retinues':
    case 'tacOps':
    case 'bandFactions':
    case 'warBands':
    case 'bandScenarios':
    case 'honours':
    case 'scars':
    case 'campaignPloys':
    case 'campaignGear':
    case 'narrative':
      return <Lists making={making} />;
  }
}

/** What it is, under its name: its side and how it fights, its keywords. */
function useRole({ of, row }: Making): string {
  const words = useWords('making');
  const word = (key: string): string =>
    typeof row[key] === 'string' && row[key] !== '' ? valueOf(words, key, row[key]) : '';
  const kind = of.kind === 'operatives' && !hasDv(of.system) ? '' : word('kind');
  return [kind === '' ? kindWords(words, of).one : kind, word('behaviour'), strings(row['keywords']).join(', ')]
    .filter((each) => each !== '')
    .join(' · ');
}

const FACES: ReadonlySet<unknown> = new Set(PORTRAITS);

/** The row as it will lie on the table: its card, its table; what keeps it out of play below. */
export function Drawn({ making, noted, onJump }: DrawnProps) {
  const words = useWords('making');
  const { row, of } = making;
  const role = useRole(making);
  const portrait = FACES.has(row['portrait'])
    ? bustFor(PORTRAITS.find((each) => each === row['portrait']) ?? null)
    : null;
  return (
    <>
      <article className={classNames(styles.card, (row['kind'] === 'enemy' || of.kind === 'factions') && styles.enemy)}>
        <header className={styles.head}>
          {portrait !== null && of.kind === 'operatives' && (
            <span className={styles.bust}>
              <Bust name={portrait} />
            </span>
          )}
          <div className={styles.id}>
            <b className={styles.name}>{row.name === '' ? words.nameless : row.name}</b>
            <span className={styles.role}>{role}</span>
          </div>
        </header>
        <Body making={making} />
        {row['trait'] !== undefined && <TraitLines trait={row['trait']} />}
      </article>
      {noted.length > 0 && (
        <section className={styles.flaws} aria-label={words.notPlayed}>
          <p>{words.notPlayed}</p>
          {noted.map(({ path, said }) => (
            <button key={`${path} ${said}`} type="button" className={styles.flaw} onClick={() => onJump(path)}>
              <Icon name="why" size={16} /> {said}
            </button>
          ))}
        </section>
      )}
      {of.kind === 'operatives' && row['kind'] === 'enemy' && <MetIn making={making} />}
      {of.kind === 'operatives' && hasDv(of.system) && <LikeCards making={making} />}
    </>
  );
}
