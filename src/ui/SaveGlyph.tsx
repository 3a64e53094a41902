import { classNames } from './classNames.ts';
import { Icon, type IconName } from './icons/Icon.tsx';
import styles from './SaveGlyph.module.css';

export type SaveShown = 'saved' | 'parted' | 'torn' | 'once' | 'writing' | 'unsaved' | 'readOnly';

const GLYPHS: Record<SaveShown, IconName> = {
  saved: 'saved',
  parted: 'saved',
  torn: 'saved',
  once: 'savedOnce',
  writing: 'writing',
  unsaved: 'notSaved',
  readOnly: 'readOnly',
};

type SaveGlyphProps = { readonly state: SaveShown; readonly label: string; readonly onPress: () => void };

/** Whether everything is kept; pressing it opens where. `label` is the whole sentence. */
export function SaveGlyph({ state, label, onPress }: SaveGlyphProps) {
  return (
    <button
      type="button"
      className={classNames(styles.glyph, styles[state])}
      data-save={state}
      aria-label={label}
      onClick={onPress}
    >
      <Icon name={GLYPHS[state]} />
    </button>
  );
}
