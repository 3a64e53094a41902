import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import { classNames } from '../../ui/classNames.ts';
import paper from '../../ui/PaperLayout.module.css';
import { Paper } from './Paper.tsx';
import type { SheetProps } from './ScenarioPrintScreen.tsx';
import styles from './ScenarioPrint.module.css';
import { type MarkerShown, markersShown } from './view.ts';

const ICONS: Readonly<Record<MarkerShown['kind'], IconName>> = {
  objective: 'check',
  search: 'interact',
  clue: 'why',
  object: 'settings',
  entry: 'open',
  hazard: 'injured',
};

/** Markers to cut out: a circle each, with its name and its number. */
export function MarkerSheet({ printed, onBack }: SheetProps) {
  const { printing, mission } = printed;
  const markers = markersShown(printed);
  const title = printing.sheets.markers.title;
  return (
    <Paper printed={printed} title={title} empty={markers.length === 0} onBack={onBack}>
      <section className={classNames(paper.flow, styles.flow)} aria-label={title}>
        <h2>{mission.name}</h2>
        <ul className={styles.markers}>
          {markers.map(({ id, kind, name, number, of }) => (
            <li key={id} aria-label={printing.marker(name, number, of)}>
              <Icon name={ICONS[kind]} size={26} />
              <b>{name}</b>
              {of > 1 && <span>{number}</span>}
            </li>
          ))}
        </ul>
      </section>
    </Paper>
  );
}
