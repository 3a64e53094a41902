import type { Bonus } from '../../../engine/odds/vanguard/facts.ts';
import { vanguardAnswer } from './vanguardAsked.ts';
import type { VanguardSituation } from './vanguardSituation.ts';

/** What something is worth, by the name its words have: the figures otherwise, where it is so, else those with it. */
export interface Worth {
  readonly id: WorthId;
  readonly isSo: boolean;
  readonly removed: number;
  readonly mean: number;
}

/** Something that can be otherwise. `choice`: somebody can choose it, so it is told even when it is not so. */
interface Otherwise {
  readonly isSo: boolean;
  readonly choice: boolean;
  readonly change: Partial<VanguardSituation>;
}

const place = (isSo: boolean, change: Partial<VanguardSituation>): Otherwise => ({ isSo, choice: false, change });

const OTHER = { hit: 'ap', ap: 'hit' } as const;

/** A bonus that is taken is told against the other way of taking it; both ways, where it is not. */
const bonus = (taken: Bonus, as: 'hit' | 'ap', change: (to: Bonus) => Partial<VanguardSituation>): Otherwise => ({
  isSo: taken === as,
  choice: taken === 'none',
  change: change(taken === as ? OTHER[as] : as),
});

const reroll = ({ reroll: now }: VanguardSituation, of: 'hit' | 'armour'): Otherwise => ({
  isSo: now === of,
  choice: now === 'none',
  change: { reroll: now === of ? 'none' : of },
});

const shots = ({ aimed, obscured, far }: VanguardSituation) => ({
  aimed: { isSo: aimed, choice: true, change: { aimed: !aimed } },
  obscured: place(obscured, { obscured: false }),
  far: place(far, { far: false }),
});

const blows = ({ focus, charge, outnumbered, leaving }: VanguardSituation) => ({
  focusHit: bonus(focus, 'hit', (to) => ({ focus: to })),
  focusAp: bonus(focus, 'ap', (to) => ({ focus: to })),
  chargeHit: { ...bonus(charge, 'hit', (to) => ({ charge: to })), choice: false },
  chargeAp: { ...bonus(charge, 'ap', (to) => ({ charge: to })), choice: false },
  outnumbered: place(outnumbered, { outnumbered: false }),
  leaving: place(leaving, { leaving: false }),
});

const both = (situation: VanguardSituation) => ({
  cover: place(situation.cover, { cover: false }),
  down: place(situation.down, { down: false }),
  mortal: place(situation.mortal > 0, { mortal: 0 }),
  invulnerable: place(situation.invulnerable > 0 && situation.use !== 'never', { use: 'never' }),
  rerollHit: reroll(situation, 'hit'),
  rerollArmour: reroll(situation, 'armour'),
});

export type WorthId = keyof (ReturnType<typeof shots> & ReturnType<typeof blows> & ReturnType<typeof both>);

/** What each thing of a situation is worth, and what could still be chosen: each worked out again otherwise. */
export function worthsOf(situation: VanguardSituation): readonly Worth[] {
  const parts: Readonly<Record<string, Otherwise>> = {
    ...(situation.kind === 'shoot' ? shots(situation) : blows(situation)),
    ...both(situation),
  };
  return Object.entries(parts).flatMap(([id, { isSo, choice, change }]) => {
    if (!isSo && !choice) return [];
    const { pRemoved, meanCapped } = vanguardAnswer({ ...situation, ...change }).odds;
    return [{ id: id as WorthId, isSo, removed: pRemoved, mean: meanCapped }];
  });
}
