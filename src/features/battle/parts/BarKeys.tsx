import { useTable } from '../../../scene/useScene.ts';
import { KeyHints } from '../../../ui/KeyHints.tsx';

/** The keys of the table that are worth a hint. */
export const BarKeys = () => <KeyHints keys={useTable().words.keys} />;
