import { versionOf } from '../../src/persistence/envelope.ts';
import { battleShape } from '../../src/persistence/battleFile.ts';

const SIDES =
  /"sides":\[\{"id":"retinue","name":"retinue","cp":(\d+),"hand":"people"\},\{"id":"enemy","name":"([^"]*)","cp":0,"hand":"tables"\}\]/gu;

/** A text of a small battle of now as version 0 wrote it: without readings, and with its sides not yet data. */
export const asVersion0 = (text: string): string =>
  text
    .replace(`"version":${versionOf(battleShape)},"savedAt"`, '"version":0,"savedAt"')
    .replaceAll(/,"readings":\{[^}]*\}/g, '')
    .replaceAll(SIDES, '"cp":$1,"enemyName":"$2"');
