import { type CampaignScene, useCampaignScene } from '../../../scene/useCampaignScene.ts';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import { Tally } from '../../../ui/Tally.tsx';
import { Portrait } from '../Portrait.tsx';
import { type WeaponShown, carriedShown, weaponsShown } from '../view/arms.ts';
import { useFitting } from '../../../ui/useFitting.ts';
import { WeaponHead } from '../../../ui/WeaponHead.tsx';
import { xpLine } from '../view/levels.ts';
import { packName } from '../../../words/packName.ts';
import { type Shown, roleLine, standing } from '../view/look.ts';
import { statsShown } from '../view/stats.ts';
import { traitsShown } from '../view/traits.ts';
import styles from './Print.module.css';

type CardProps = { readonly shown: Shown };

/** Wounds that an operative has left when it counts as injured, at most. */
const injuredAt = (wounds: number): number => Math.ceil(wounds / 2) - 1;

/** Boxes that fit in a row at full size. */
const ROW = 13;

function Boxes({ count, label, tall = null }: { count: number; label: string; tall?: number | null }) {
  return (
    <span className={classNames(styles.boxes, count > ROW && styles.many)} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className={classNames(index === tall && styles.half)} />
      ))}
    </span>
  );
}

function WeaponRows({ weapon }: { readonly weapon: WeaponShown }) {
  const scene = useCampaignScene();
  const { printing } = scene.words.campaign.retinue;
  return (
    <>
      <tr>
        <th scope="row">{weapon.name}</th>
        <td>{weapon.attacks}</td>
        <td>{weapon.hit}</td>
        <td>{weapon.damage}</td>
      </tr>
      {(weapon.rules !== '' || weapon.shots !== null) && (
        <tr className={styles.rules}>
          <td colSpan={4}>
            {weapon.rules !== '' && `${weapon.rules}. `}
            {weapon.shots !== null && <Boxes count={weapon.shots} label={printing.shotBoxes(weapon.shots)} />}
          </td>
        </tr>
      )}
    </>
  );
}

function Weapons({ shown }: CardProps) {
  const scene = useCampaignScene();
  const { stats } = scene.words.common;
  return (
    <table>
      <WeaponHead words={stats} />
      <tbody>
        {weaponsShown(scene, shown).map((weapon) => (
          <WeaponRows key={weapon.id} weapon={weapon} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} size={14} />
      <span>
        <b>{name}</b> {children}
      </span>
    </li>
  );
}

/** Everything beyond its numbers, each with its meaning. */
function linesOf(scene: CampaignScene, shown: Shown) {
  const { printing } = scene.words.campaign.retinue;
  const traits = traitsShown(scene, shown);
  const ploys = traits.ploys.map((ploy) => ({ ...ploy, name: printing.cpLine(ploy.name) }));
  const things = carriedShown(scene, shown).map(({ name }) => name);
  const all = [...traits.backgrounds, ...traits.honours, ...traits.scars, ...traits.powers, ...ploys];
  return { all, things };
}

function Abilities({ shown }: CardProps) {
  const scene = useCampaignScene();
  const { printing } = scene.words.campaign.retinue;
  const { all, things } = linesOf(scene, shown);
  const { ref, size } = useFitting(JSON.stringify([all, things]));
  return (
    <ul ref={ref} className={classNames(styles.abilities, styles[size])}>
      {all.map(({ id, icon, name, text }) => (
        <Line key={`${icon} ${id}`} icon={icon} name={name}>
          {text}
        </Line>
      ))}
      {things.length > 0 && (
        <Line icon="interact" name={printing.carries}>
          {things.join('. ')}.
        </Line>
      )}
    </ul>
  );
}

/** One datacard for paper: black lines only, nothing that needs a printed background. */
export function PrintCard({ shown }: CardProps) {
  const scene = useCampaignScene();
  const { member, sheet } = shown;
  const { retinue } = scene.words.campaign;
  const { common } = scene.words;
  const several = scene.state.players.length > 1;
  const player = several
    ? packName(scene.words, scene.state.players.find(({ id }) => id === member.player)?.name ?? '')
    : undefined;
  const wounds = sheet.stats.wounds.value;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <div className={styles.id}>
          <h2 data-long={member.name.length > 16 || undefined}>{member.name}</h2>
          <p className={styles.role}>
            {player === undefined ? roleLine(scene, member) : retinue.roleLine(roleLine(scene, member), player)}
          </p>
          <p>{retinue.roleLine(standing(scene, shown), common.dv(sheet.dv))}</p>
        </div>
        <span className={styles.bust}>
          <Portrait member={member} />
        </span>
      </header>
      <ul className={styles.stats}>
        {statsShown(scene, shown).map(({ stat, label, value, changed }) => (
          <li key={stat} className={classNames(changed && styles.changed)}>
            <b>{value}</b>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
      <p className={styles.wounds}>
        <span className={styles.label}>{common.stats.wounds}</span>
        <Boxes count={wounds} label={retinue.printing.woundBoxes(wounds)} tall={injuredAt(wounds)} />
      </p>
      <Weapons shown={shown} />
      <Abilities shown={shown} />
      <footer className={styles.foot}>
        <span className={styles.label}>{retinue.killsLabel}</span>
        {member.kills > 20 ? <b>{member.kills}</b> : <Tally count={member.kills} label={retinue.kills(member.kills)} />}
        <span className={styles.xp}>{xpLine(scene, shown)}</span>
      </footer>
    </article>
  );
}
