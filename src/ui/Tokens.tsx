import styles from './Tokens.module.css';

/** A token on an operative: up to three letters to show, the whole word to speak. */
export type TokenShown = { readonly id: string; readonly short: string; readonly label: string };

/** Two tokens as they are; three or more as the first and how many others, so that a card never grows. */
export function Tokens({ tokens }: { readonly tokens: readonly TokenShown[] }) {
  const shown = tokens.length > 2 ? tokens.slice(0, 1) : tokens;
  const rest = tokens.length - shown.length;
  return (
    <span className={styles.tokens} role="img" aria-label={tokens.map((token) => token.label).join(', ')}>
      {shown.map((token) => (
        <span key={token.id} className={styles.token}>
          {token.short}
        </span>
      ))}
      {rest > 0 && <span className={styles.token}>+{rest}</span>}
    </span>
  );
}
