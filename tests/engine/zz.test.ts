import { it } from 'vitest';
import { quickStart } from '../../src/content/quickStart.ts';
import { evolve } from '../../src/engine/battle/evolve/evolve.ts';
import { loadTestPack } from '../support/testPack.ts';
import { playLawlessly } from '../support/lawlessPlayer.ts';
it('x', () => {
  const pack = loadTestPack();
  let bad = 0;
  const t = Date.now();
  for (let n = 0; n < 3000 && Date.now() - t < 240000; n++) {
    const s = quickStart(pack, { players: [{ id: 'p1', name: 'A', mark: 'A' }], dice: { retinue: 'screen', enemy: 'screen' }, seed: `l${n}` });
    try {
      const p = playLawlessly(s, `l${n}`, 300);
      let st = s;
      for (const { events } of p.entries) for (const e of events) {
        st = evolve(st, e);
        for (const o of st.operatives) if (o.wounds < 0 || o.wounds > o.maxWounds) throw new Error(`${o.id} ${o.wounds} ${e.type}`);
      }
      if (p.end.tasks.length === 0) for (const o of p.end.operatives) {
        if (o.wounds === 0 && !o.down) { bad++; if (bad < 4) console.log('zero not down', n, o.id); }
        if (o.carries && p.end.operatives.find((x) => x.id === o.carries)?.carriedBy !== o.id) { bad++; if (bad < 9) console.log('carry', n, o.id); }
      }
    } catch (e) { bad++; if (bad < 6) console.log(n, String((e as Error).stack).slice(0, 700)); }
  }
  console.log('bad', bad, Date.now() - t);
}, 300000);
