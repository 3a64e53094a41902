import type { RollRequest } from '../../../engine/family/vanguard/model/request.ts';
import type { VanguardScene } from '../../../scene/useVanguardScene.ts';
import type { FaceMeaning } from '../../../ui/FacePad.tsx';

const SIX = 6;
const ONE = 1;

/** Lowest face of a D6 that succeeds; a 6 always does, a 1 never (V-12, V-13). */
const lowest = (needs: number): number => Math.min(SIX, Math.max(ONE + 1, needs));

type Band = Omit<FaceMeaning, 'from' | 'to'>;

/** Failing faces, then those that succeed. */
const two = (needs: number, fails: Band, passes: Band): readonly FaceMeaning[] => [
  { ...fails, from: ONE, to: lowest(needs) - 1 },
  { ...passes, from: lowest(needs), to: SIX },
];

/** The same, with the 6 apart, which brings one more die. */
function three(needs: number, words: { readonly fails: string; readonly passes: string; readonly more: string }) {
  const from = lowest(needs);
  return [
    { from: ONE, to: from - 1, text: words.fails },
    ...(from < SIX ? [{ from, to: SIX - 1, text: words.passes, good: true }] : []),
    { from: SIX, to: SIX, text: words.more, good: true },
  ];
}

/** What a recovery die needs: the number of the card and what it went below zero. */
export const recoveryNeeds = ({ view }: Pick<VanguardScene, 'view'>): number => {
  const recovery = view.attack?.recovery ?? null;
  return recovery === null ? SIX : recovery.needs + recovery.below;
};

type Meant = (scene: VanguardScene, needs: number | null) => readonly FaceMeaning[];

const nothing: Meant = () => [];

const nerve: Meant = ({ view, words }, needs) => {
  const said = words.acts.nerve;
  const second = view.nerve?.second === true;
  return two(
    view.nerve?.needs ?? needs ?? SIX,
    { text: second ? said.leaves : said.runs, harm: second },
    { text: second ? said.stays : said.holds, good: true },
  );
};

const MEANT: Readonly<Record<RollRequest['purpose'], Meant>> = {
  hit: ({ words: { tray } }, needs) =>
    needs === null ? [] : three(needs, { fails: tray.mean.miss, passes: tray.mean.hit, more: tray.mean.hitMore }),
  armour: ({ words: { tray } }, needs) =>
    needs === null ? [] : three(needs, { fails: tray.mean.fail, passes: tray.mean.save, more: tray.mean.saveMore }),
  recovery: (scene, needs) =>
    two(
      needs ?? recoveryNeeds(scene),
      { text: scene.words.attack.out, harm: true },
      { text: scene.words.attack.lives, good: true },
    ),
  nerve,
  endDie: ({ words: { tray } }, needs) =>
    two(needs ?? 4, { text: tray.mean.over }, { text: tray.mean.oneMore, good: true }),
  reroll: nothing,
  rollOff: nothing,
};

/** What each face of the open roll would mean; nothing of a roll-off. */
export const faceMeanings = (scene: VanguardScene, { purpose, success }: RollRequest): readonly FaceMeaning[] =>
  MEANT[purpose](scene, success?.hit ?? null);
