import { spreadOf } from './derive.ts';
import { coverImproved } from './coverWay.ts';
import { tableGeometry } from '../attackContext.ts';
import { operativeById } from '../../model/lookup.ts';
import type { BlastCopy, ShootTask } from '../../model/task.ts';
import { newSequence } from './newShot.ts';
import { shotInHand } from './shotInHand.ts';
import type { ShotInHand } from '../../rules/steps.ts';

const IN_THE_OPEN: BlastCopy['facts'] = { cover: false, coverIsLight: false, obscured: false, oneFeature: 'no' };

/** What Blast copies, taken from the first target when the second one's turn comes. */
function blastOf({ task, shot }: ShotInHand): BlastCopy | undefined {
  if (task.blast !== undefined || spreadOf(shot)?.kind !== 'blast') return task.blast;
  if (!shot.rules.cover.blastCopies) return { facts: IN_THE_OPEN, improved: false };
  const { cover, coverIsLight, obscured, oneFeature } = task.sequence.facts;
  return { facts: { cover, coverIsLight, obscured, oneFeature }, improved: coverImproved(shot) };
}

/** The next target, by no override of the one before. Blast copies from the first (A6); Torrent asks for its own facts. */
export function nextTarget(inHand: ShotInHand, target: string): Partial<ShootTask> {
  const { game, task, shooter } = inHand;
  const blast = blastOf(inHand);
  const facts = { ...tableGeometry.shot(game.state, shooter, operativeById(game.state, target)), ...blast?.facts };
  return {
    number: task.number + 1,
    forced: false,
    sequence: newSequence(target, blast === undefined ? 'torrent' : 'blast', facts),
    ...(blast !== undefined && { blast }),
  };
}

/** The shots that Blast or Torrent has still to do after the one in hand, each as it begins; none before they are chosen. */
export function furtherShots(inHand: ShotInHand): readonly ShotInHand[] {
  let before = inHand;
  return inHand.task.queue.map((target) => {
    before = shotInHand(inHand.game, { ...before.task, ...nextTarget(before, target) });
    return before;
  });
}
