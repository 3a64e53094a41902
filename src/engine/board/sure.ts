/** Whether something is so, and whether half a millimetre would change it. */
export interface Sure {
  readonly is: boolean;
  readonly close: boolean;
}

/** What nothing on the board would change. */
export const firmly = (is: boolean): Sure => ({ is, close: false });

const certain = ({ is, close }: Sure): boolean => is && !close;
const possible = ({ is, close }: Sure): boolean => is || close;

/** Whether both are so; null: one of them is not known. */
export function both(one: Sure | null, other: Sure | null): Sure | null {
  if (one === null || other === null) return null;
  const mayBe = possible(one) && possible(other);
  return { is: one.is && other.is, close: mayBe && !(certain(one) && certain(other)) };
}

/** Whether one of both is so; null: one of them is not known. */
export function either(one: Sure | null, other: Sure | null): Sure | null {
  if (one === null || other === null) return null;
  const isCertain = certain(one) || certain(other);
  return { is: one.is || other.is, close: !isCertain && (possible(one) || possible(other)) };
}
