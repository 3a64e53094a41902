import { drawArm } from './drawArm.ts';
import type { Lots } from './lots.ts';
import { type Arm, type Figure, hasRule, type Seen, type Setup, type Side } from './setup.ts';

function figureOf(lots: Lots, who: { id: string; side: Side; edition: Setup['edition'] }): Figure {
  const { id, side, edition } = who;
  const most = 4 + lots.below(12);
  const blades = lots.of([0, 1, 1, 1, 1, 2]);
  const arms = Array.from({ length: blades }, (_, at) =>
    drawArm(lots, { id: `${id}-blade-${at}`, ranged: false, edition }),
  );
  const limited = arms.filter(({ rules }) => rules.some(({ name }) => name === 'limited'));
  return {
    id,
    side,
    hit: 2 + lots.below(4),
    save: 2 + lots.below(5),
    wounds: lots.once(2) ? most : 1 + lots.below(most),
    most,
    concealed: lots.once(4),
    better: { hit: lots.once(5) ? lots.below(3) - 1 : 0, save: lots.once(5) ? lots.below(3) - 1 : 0 },
    height: lots.once(2) ? lots.below(7) : 0,
    onVantage: lots.once(2),
    inStronghold: lots.once(4),
    cannotRetaliate: lots.once(10),
    unpierced: lots.once(8),
    arms: [drawArm(lots, { id: `${id}-gun`, ranged: true, edition }), ...arms],
    used: Object.fromEntries(limited.filter(() => lots.once(2)).map(({ id: arm }) => [arm, 1 + lots.below(2)])),
  };
}

const seenBy = (lots: Lots): Seen => ({
  visible: !lots.once(12),
  inRange: !lots.once(8),
  cover: lots.once(2),
  coverIsLight: lots.once(2),
  obscured: lots.once(4),
  oneFeature: lots.of(['no', 'no', 'cover', 'obscured']),
});

const OURS = ['vex', 'pim', 'hale'] as const;
const THEIRS = ['cultist', 'thug', 'brute'] as const;

type Who = Pick<Setup, 'action' | 'attacker' | 'target'>;

/** Pairs in control range; the two of a fight among them, few others where somebody shoots. */
function engagedOf(lots: Lots, { action, attacker, target }: Who): Setup['engaged'] {
  const fights = action === 'fight';
  const two = new Set([attacker, target]);
  const pairs = OURS.flatMap((one) => THEIRS.map((other) => [one, other] as const));
  return pairs.filter(([one, other]) => lots.once(fights ? 4 : 30) || (fights && two.has(one) && two.has(other)));
}

/** The attack without what leads up to it. */
function drawCards(lots: Lots) {
  const edition = lots.of(['kt3', 'acolyte', 'acolyte']);
  const [ours, theirs] = [lots.of(OURS), lots.of(THEIRS)];
  const [attacker, target] = lots.once(3) ? [theirs, ours] : [ours, theirs];
  const figures = [
    ...OURS.map((id) => figureOf(lots, { id, side: 'retinue', edition })),
    ...THEIRS.map((id) => figureOf(lots, { id, side: 'enemy', edition })),
  ];
  const seen = Object.fromEntries(figures.map(({ id }) => [id, seenBy(lots)]));
  return { edition, attacker, target, figures, seen, cp: lots.below(3) } as const;
}

/** What leads up to a shot: a move, a place above, or nothing. Who shoots is seldom concealed in vain. */
function aim(lots: Lots, setup: Setup, gun: Arm): Setup {
  const concealed = lots.once(hasRule(gun, 'silent') ? 2 : 20);
  const stands = changed(setup, setup.attacker, { concealed });
  if (lots.once(4)) return afterMove(lots, stands);
  return lots.once(2) ? fromAbove(lots, stands) : stands;
}

/** An attack by chance: weapons with rules of all kinds, people hurt and whole, facts of the table. */
export function drawSetup(lots: Lots): Setup {
  const cards = drawCards(lots);
  const [gun, ...blades] = cards.figures.find(({ id }) => id === cards.attacker)?.arms ?? [];
  if (gun === undefined) throw new Error(`${cards.attacker} has no gun`);
  const blade = lots.once(2) ? lots.of(blades) : undefined;
  const action = blade === undefined ? 'shoot' : 'fight';
  const engaged = engagedOf(lots, { ...cards, action });
  const setup: Setup = { ...cards, action, arm: (blade ?? gun).id, engaged, moved: null };
  return blade === undefined ? aim(lots, setup, gun) : setup;
}

/** The setup with somebody changed in it. */
const changed = (setup: Setup, who: string, change: Partial<Figure>): Setup => ({
  ...setup,
  figures: setup.figures.map((figure) => (figure.id === who ? { ...figure, ...change } : figure)),
});

/** Who has moved stands where nothing has been said of it yet. */
const afterMove = (lots: Lots, setup: Setup): Setup => ({
  ...changed(setup, setup.attacker, { height: 0, onVantage: false, inStronghold: false }),
  moved: lots.of(['dash', 'reposition']),
});

/** From a Vantage, mostly at somebody who hides. */
function fromAbove(lots: Lots, setup: Setup): Setup {
  const { attacker, target, seen } = setup;
  const above = changed(setup, attacker, { onVantage: true, height: 1 + lots.below(5) });
  const hiding = changed(above, target, { height: lots.of([0, 0, 1]), concealed: !lots.once(4) });
  const cover = { visible: true, inRange: true, cover: true, coverIsLight: !lots.once(4), obscured: lots.once(6) };
  return { ...hiding, seen: { ...seen, [target]: { ...(seen[target] ?? seenBy(lots)), ...cover } } };
}
