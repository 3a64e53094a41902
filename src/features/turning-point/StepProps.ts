import type { Command } from '../../engine/family/killteam/model/command.ts';
import type { Story } from './view/story.ts';

/** A step of the turning point as it went. */
export interface StepProps {
  readonly story: Story;
  /** Sets by hand what came of it. */
  readonly act: (command: Command) => void;
}
