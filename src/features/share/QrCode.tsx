import type { QrPath } from '../../state/campaign/sharing.ts';
import styles from './Share.module.css';

/** A QR code, black on white in every light, so that a camera reads it. */
export function QrCode({ qr: { size, path }, label }: { readonly qr: QrPath; readonly label: string }) {
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
