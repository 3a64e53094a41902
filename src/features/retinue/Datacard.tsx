import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import type { SheetStat } from '../../engine/campaign/model/sheet.ts';
import { AmmoDie } from '../../ui/AmmoDie.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Term } from '../../ui/Term.tsx';
import styles from './Datacard.module.css';
import { Marks } from './Marks.tsx';
import { Portrait } from './Portrait.tsx';
import { type Carried, type WeaponShown, carriedShown, weaponsShown } from './view/arms.ts';
import { xpLine, xpShare } from './view/levels.ts';
import { type Shown, whoLine } from './view/look.ts';
import { statsShown } from './view/stats.ts';

/** Long names are set smaller: no word of them is broken while it can be helped. */
function nameLength(name: string): 'long' | 'longest' | undefined {
  const word = Math.max(...name.split(/[\s-]/u).map(({ length }) => length));
  if (name.length > 26 || word > 14) return 'longest';
  return name.length > 16 || word > 10 ? 'long' : undefined;
}

/** Longer labels stand closer: the cells are narrow. */
const LABEL = 7;

type CardProps = { readonly shown: Shown };

function Weapon({ weapon, ranged }: { weapon: WeaponShown; ranged: boolean }) {
  const scene = useCampaignScene();
  const { attacks, hit, damage, range, shots, name } = weapon;
  return (
    <tr>
      <th scope="row">
        <span className={styles.armed}>
          {name}
          {shots !== null && <AmmoDie ammo={{ kind: 'loaded', shots, label: scene.words.common.shots(shots) }} />}
        </span>
      </th>
      <td>{attacks}</td>
      <td>{hit}</td>
      <td>{damage}</td>
      {ranged && <td>{range}</td>}
    </tr>
  );
}

function Thing({ thing, columns }: { readonly thing: Carried; readonly columns: number }) {
  return (
    <tr className={classNames(thing.missing && styles.missing)}>
      <th scope="row">{thing.name}</th>
      <td colSpan={columns}>{thing.detail}</td>
    </tr>
  );
}

/** Weapons with their numbers under short heads, armour and equipment. */
function Arms({ shown }: CardProps) {
  const scene = useCampaignScene();
  const weapons = weaponsShown(scene, shown);
  const things = carriedShown(scene, shown);
  if (weapons.length + things.length === 0) return null;
  const { stats } = scene.words.common;
  const ranged = weapons.some(({ range }) => range !== null);
  const heads = [
    { label: stats.attacks, term: 'attackDice' },
    { label: stats.hitShort, term: 'hit' },
    { label: stats.damage, term: 'damage' },
    ...(ranged ? [{ label: stats.rangeShort, term: null }] : []),
  ];
  return (
    <table className={styles.arms}>
      {weapons.length > 0 && (
        <thead>
          <tr>
            <th scope="col">{stats.weapon}</th>
            {heads.map(({ label, term }) => (
              <th key={label} scope="col">
                {term === null ? label : <Term of={term}>{label}</Term>}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {weapons.map((weapon) => (
          <Weapon key={weapon.id} weapon={weapon} ranged={ranged} />
        ))}
        {things.map((thing, index) => (
          // The same grenade may be carried twice: its place names it.
          <Thing key={`${thing.id} ${index}`} thing={thing} columns={heads.length} />
        ))}
      </tbody>
    </table>
  );
}

/** The five numbers; each opens where it comes from. */
function Stats({ shown, onStat }: CardProps & { readonly onStat: (stat: SheetStat) => void }) {
  const scene = useCampaignScene();
  const { operative } = scene.words.campaign.retinue;
  return (
    <ul className={styles.stats}>
      {statsShown(scene, shown).map(({ stat, label, value, changed }) => (
        <li key={stat}>
          <button
            type="button"
            className={classNames(changed && styles.changed)}
            aria-label={`${label} ${value}. ${operative.statWhy(label)}`}
            onClick={() => onStat(stat)}
          >
            <b>{value}</b>
            <span data-long={label.length > LABEL || undefined}>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Experience as a bar, with what comes next. */
function Experience({ shown }: CardProps) {
  const scene = useCampaignScene();
  const { retinue } = scene.words.campaign;
  const share = xpShare(scene, shown);
  return (
    <>
      <span className={styles.bar} role="img" aria-label={`${retinue.xpBar}, ${Math.round(share * 100)}\u202F%`}>
        <i style={{ width: `${share * 100}%` }} />
      </span>
      <span className={styles.next}>{xpLine(scene, shown)}</span>
    </>
  );
}

type DatacardProps = CardProps & {
  readonly onOpen: () => void;
  readonly onStat: (stat: SheetStat) => void;
  /** What its head opens. */
  readonly headLabel: string;
  /** Choices and rolls that wait for it. */
  readonly owed: number;
};

/** One operative as a datacard that one wants to own; its head opens its page, its numbers say where they come from. */
export function Datacard({ shown, headLabel, onOpen, onStat, owed }: DatacardProps) {
  const scene = useCampaignScene();
  const { member } = shown;
  const { retinue } = scene.words.campaign;
  const notes = [...(member.mustRest ? [retinue.rests] : []), ...(owed > 0 ? [retinue.waits(owed)] : [])];
  return (
    <article className={styles.plate} aria-label={member.name}>
      <button type="button" className={styles.head} aria-label={headLabel} onClick={onOpen}>
        <span className={styles.bust}>
          <Portrait member={member} />
        </span>
        <span className={styles.id}>
          <span className={styles.name}>
            <b data-length={nameLength(member.name)}>{member.name}</b>
            <Icon name="open" size={18} />
          </span>
          <span className={styles.role}>{whoLine(scene, shown)}</span>
          <Experience shown={shown} />
        </span>
      </button>
      <Stats shown={shown} onStat={onStat} />
      <Arms shown={shown} />
      <div className={styles.marks}>
        <Marks member={member} />
      </div>
      {notes.length > 0 && <p className={styles.notes}>{notes.join('. ')}</p>}
    </article>
  );
}
