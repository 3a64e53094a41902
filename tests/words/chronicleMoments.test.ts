import { describe, expect, it } from 'vitest';
import type { ReportMoment } from '../../src/engine/campaign/model/walk.ts';
import { momentsTold } from '../../src/words/chronicleMoments.ts';
import { NO_CONTENT } from '../../src/words/content.ts';
import { campaign as en } from '../../src/words/en/campaign/campaign.ts';
import { campaign as fr } from '../../src/words/fr/campaign/campaign.ts';

const moment = (
  turningPoint: number,
  kind: ReportMoment['kind'],
  [who = null, whom = null]: readonly (string | null)[],
): ReportMoment => ({ turningPoint, kind, who, whom, what: null });

type Words = Parameters<typeof momentsTold>[0];
const told = (campaign: typeof en, moments: readonly ReportMoment[]): string =>
  momentsTold({ campaign, content: NO_CONTENT } as unknown as Words, moments).join(' ');

const LOST = [
  moment(1, 'firstBlood', ['Gunner', 'Pim']),
  moment(1, 'fell', ['Vex', 'Gunner']),
  moment(1, 'fell', ['Hale', 'Gunner']),
  moment(2, 'fell', ['Loam', null]),
  moment(2, 'lastStanding', ['Hound']),
];

describe('the moments of a chapter', () => {
  it('should be told as prose: a turning point named once, what happened alike in one sentence', () => {
    expect(told(en, LOST)).toBe(
      'In turning point one Pim was the first to fall, to Gunner. Then Vex and Hale fell to Gunner. ' +
        'In turning point two Loam fell. At the end only Hound stood.',
    );
    expect(told(fr, LOST)).toBe(
      'Au tournant 1, Pim tombe en premier, devant Gunner. Puis Vex et Hale tombent devant Gunner. ' +
        'Au tournant 2, Loam tombe. À la fin, il ne reste debout que Hound.',
    );
  });

  it('should join what one of them did, and nothing of others, of other turning points, or of another kind', () => {
    expect(
      told(en, [
        moment(1, 'slew', ['Vex', 'Fighter 1']),
        moment(1, 'slew', ['Vex', 'Fighter 2']),
        moment(1, 'slew', ['Hale', 'Fighter 3']),
        moment(2, 'slew', ['Hale', 'Fighter 4']),
      ]),
    ).toBe(
      'In turning point one Vex brought down Fighter 1 and Fighter 2. Then Hale brought down Fighter 3. ' +
        'In turning point two Hale brought down Fighter 4.',
    );
  });

  it.each([
    [0, 1, 'After one turning point it was done, with the one enemy still up.'],
    [1, 1, 'After one turning point it was done, with the one enemy down.'],
    [0, 7, 'After one turning point it was done, with all seven enemies still up.'],
    [2, 7, 'After one turning point it was done, with two of seven enemies down.'],
    [7, 7, 'After one turning point it was done, with all seven enemies down.'],
    [0, 0, 'After one turning point it was done, with no enemy on the table.'],
  ])('should count %i of %i enemies as one would say it', (down, of, said) => {
    expect(en.story.outcome.complete[0]?.(1, down, of)).toBe(said);
  });
});
