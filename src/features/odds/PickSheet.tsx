import { useState } from 'react';
import { ListRow } from '../../ui/ListRow.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Odds.module.css';
import type { OperativePick, PickGroup, WeaponPick } from './picks.ts';
import { WeaponRows } from './WeaponRows.tsx';
import type { PicksNow } from './usePicks.ts';

const GROUPS: readonly PickGroup[] = ['members', 'own', 'retinue', 'enemies'];
const MOST_LETTERS = 40;

/** Without capitals and accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

const isMeant = ({ name, weapons }: OperativePick, sought: string): boolean =>
  [name, ...weapons.map((weapon) => weapon.name)].some((each) => plain(each).includes(plain(sought.trim())));

type WhoProps = {
  readonly operatives: readonly OperativePick[];
  readonly isTarget: boolean;
  readonly kind: WeaponPick['kind'];
  readonly onPick: (operative: OperativePick) => void;
};

/** Everybody by where they come from, and those whom the name of somebody or something is sought of. */
function Who({ operatives, isTarget, kind, onPick }: WhoProps) {
  const words = useWords('odds');
  const [sought, setSought] = useState('');
  const found = operatives.filter((operative) => isMeant(operative, sought));
  const detail = ({ save, wounds, weapons }: OperativePick) =>
    isTarget
      ? words.pick.target(save, wounds)
      : weapons
          .filter((weapon) => weapon.kind === kind)
          .map(({ name }) => name)
          .join(', ') || words.pick.noWeapon[kind];
  return (
    <>
      <TextField label={words.pick.search} value={sought} maxLength={MOST_LETTERS} onChange={setSought} />
      {found.length === 0 && <p role="status">{words.pick.none}</p>}
      {GROUPS.map((group) => {
        const here = found.filter((operative) => operative.group === group);
        return (
          here.length > 0 && (
            <section key={group} className={styles.group} aria-label={words.pick.groups[group]}>
              <SectionHead level={3} title={words.pick.groups[group]} />
              {here.map((operative) => (
                <ListRow
                  key={operative.id}
                  title={operative.name}
                  detail={detail(operative)}
                  opens={!isTarget}
                  onPress={() => onPick(operative)}
                />
              ))}
            </section>
          )
        );
      })}
    </>
  );
}

/** What comes in the sheet is seen from its top, however far the last thing was scrolled. */
const fromTop = (content: HTMLElement | null): void => content?.scrollIntoView?.({ block: 'start' });

type PickSheetProps = {
  readonly picks: PicksNow;
  /** A target for shots, or somebody with a weapon of this kind. */
  readonly isTarget: boolean;
  readonly kind: WeaponPick['kind'];
  readonly onTarget: (operative: OperativePick) => void;
  readonly onWeapon: (weapon: WeaponPick) => void;
  readonly onClose: () => void;
};

/** Picks somebody out of the packs and then a weapon, or somebody to be shot at. */
export function PickSheet({ picks, isTarget, kind, onTarget, onWeapon, onClose }: PickSheetProps) {
  const words = useWords('odds');
  const { common } = useWords('shared');
  const [who, setWho] = useState<OperativePick | null>(null);
  const isHere = picks !== null && picks !== 'failed';
  return (
    <SheetDialog
      open
      title={who?.name ?? words.pick.who}
      closeLabel={common.close}
      onClose={onClose}
      actions={who !== null && <PlainButton label={words.pick.back} icon="back" onPress={() => setWho(null)} />}
    >
      <div key={who?.id} ref={fromTop} className={styles.picking}>
        {picks === null && <p>{words.pick.loading}</p>}
        {picks === 'failed' && <p role="alert">{words.pick.failed}</p>}
        {isHere && who === null && (
          <Who
            operatives={picks.operatives}
            isTarget={isTarget}
            kind={kind}
            onPick={(operative) => (isTarget ? onTarget(operative) : setWho(operative))}
          />
        )}
        {who !== null && <WeaponRows key={who.id} who={who} kind={kind} onPick={onWeapon} />}
      </div>
    </SheetDialog>
  );
}
