import { playerOf, sideName } from '../../scene/vanguardLook.ts';
import type { VanguardScene } from '../../scene/useVanguardScene.ts';

/** Points for leader objectives; null: nobody has any (V-83). */
export function deedsIn({ result }: VanguardScene['view']): Readonly<Record<string, number>> | null {
  const deeds = result?.deeds ?? {};
  return Object.values(deeds).some((points) => points !== 0) ? deeds : null;
}

/** A battle that is over, as a few lines of text: what was played, who, the points by round. */
export function reportOf(scene: VanguardScene): string {
  const { view, words, shown } = scene;
  const { over } = words.round;
  const sides = view.sides.map(({ id, points }) => `${sideName(scene, id)} (${playerOf(scene, id)}) ${points}`);
  const rounds = view.score.map(
    ({ round, points }) => `${over.short(round)} ${view.sides.map(({ id }) => points[id] ?? 0).join(' : ')}`,
  );
  const deeds = deedsIn(view);
  if (deeds !== null) rounds.push(`${over.leaders} ${view.sides.map(({ id }) => deeds[id] ?? 0).join(' : ')}`);
  return [shown(view.scenario.name), ...sides, rounds.join(' · ')].filter((line) => line !== '').join('\n');
}
