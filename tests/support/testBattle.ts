import { quickStart } from '../../src/content/quickStart.ts';
import type { BattleSettings } from '../../src/engine/family/killteam/model/settings.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { loadTestPack } from './testPack.ts';

const pack = loadTestPack();

/** The battle of the test pack before its first turning point, with the dice of the screen unless said otherwise. */
export const testBattle = (
  seed: string,
  dice: BattleSettings['dice'] = { retinue: 'screen', enemy: 'screen' },
): BattleState => quickStart(pack, { players: [{ id: 'p1', name: 'One', mark: 'I' }], dice, seed });
