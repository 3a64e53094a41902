import { Bust, bustFor } from '../../ui/icons/Bust.tsx';

/** The portrait of one of a retinue. */
export const Face = ({ portrait }: { readonly portrait: string }) => <Bust name={bustFor(portrait)} />;
