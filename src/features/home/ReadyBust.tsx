import { Bust, bustFor } from '../../ui/icons/Bust.tsx';

/** The portrait of one who is ready. */
export const ReadyBust = ({ portrait }: { readonly portrait: string }) => <Bust name={bustFor(portrait)} />;
