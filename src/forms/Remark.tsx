import { Icon } from '../ui/icons/Icon.tsx';
import styles from './Editor.module.css';

/** What is wrong with a field, beside it; null: nothing. */
export const Remark = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <p className={styles.flaw} role="note">
      <Icon name="why" size={16} /> {text}
    </p>
  );
