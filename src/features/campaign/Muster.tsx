import type { ReactNode } from 'react';
import { type CampaignScene, useCampaignScene } from '../../scene/useCampaignScene.ts';
import { servingOf } from '../../engine/campaign/model/allowances.ts';
import type { Member } from '../../engine/campaign/model/member.ts';
import { sheetOf } from '../../engine/campaign/model/sheetOf.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { contentName } from '../../words/content.ts';
import { rowName } from '../../words/optionName.ts';
import styles from './Muster.module.css';

/** All about one of them, for who cannot see the marks. */
function saidOf(scene: CampaignScene, { card, level, xp, scars, mustRest, name }: Member, wounds: number): string {
  const { words, content } = scene;
  const { retinue, after } = words.campaign;
  const names = scars.map(({ id }) => rowName(scene, 'scar', id)).join(', ');
  return [
    name,
    contentName(words, card, content.cards.get(card)?.name ?? card),
    retinue.level(level),
    retinue.xp(xp),
    words.common.wounds(wounds),
    ...(names === '' ? [] : [after.scars(names)]),
    ...(mustRest ? [retinue.rests] : []),
  ].join(', ');
}

type FigureProps = {
  readonly member: Member;
  readonly portrait: ReactNode;
  readonly onOpen: () => void;
};

function Figure({ member, portrait, onOpen }: FigureProps) {
  const scene = useCampaignScene();
  const { retinue } = scene.words.campaign;
  const wounds = sheetOf(scene.content, member, scene.state.stash).stats.wounds.value;
  const { name, level, xp, scars, mustRest } = member;
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.figure, mustRest && styles.resting)}
        aria-label={saidOf(scene, member, wounds)}
        onClick={onOpen}
      >
        <span className={styles.bust}>
          {portrait}
          <span className={styles.wounds}>
            <b>{wounds}</b>
            <small>{retinue.woundsShort}</small>
          </span>
        </span>
        <b className={styles.name}>{name}</b>
        <small>{`${retinue.level(level)} · ${retinue.xp(xp)}`}</small>
        {scars.length > 0 && (
          <small className={styles.scars}>
            {scars.map(({ id }, index) => (
              <Icon key={`${id} ${index}`} name="scar" size={16} />
            ))}
          </small>
        )}
        {mustRest && <small className={styles.rests}>{retinue.rests}</small>}
      </button>
    </li>
  );
}

export type MusterProps = {
  /** Draws a face. */
  readonly portrait: (member: Member) => ReactNode;
  readonly onOperative: (member: string) => void;
};

/** Who serves, at a glance: face, wounds, experience, scars, and who has to rest. */
export function Muster({ portrait, onOperative }: MusterProps) {
  const scene = useCampaignScene();
  const members = servingOf(scene.state);
  if (members.length === 0) return null;
  const { retinue } = scene.words.campaign;
  return (
    <section className={styles.muster} aria-label={retinue.title}>
      <SectionHead title={retinue.title} side="retinue" />
      <ul className={styles.figures}>
        {members.map((member) => (
          <Figure key={member.id} member={member} portrait={portrait(member)} onOpen={() => onOperative(member.id)} />
        ))}
      </ul>
    </section>
  );
}
