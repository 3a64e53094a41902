import { BY_CHANCE } from '../../content/killzones/byChance.ts';
import type { BoardMap } from '../../engine/board/boardMap.ts';
import { Suspense } from 'react';
import { useBegun } from '../../scene/useBegun.ts';
import { useBoardLook } from '../../state/battle/boardLook.ts';
import type { App } from '../../state/base/app.ts';
import { type Beginning, beginBattle } from '../../state/battle/beginBattle.ts';
import { useApp, useChance } from '../../state/base/useApp.ts';
import { later } from '../../ui/later.tsx';
import { PrepHint, PrepSection } from '../../ui/PrepSection.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { fetchWords } from '../../words/catalogues.ts';
import { spokenLanguage } from '../../words/language.ts';
import { useWords } from '../../words/useWords.ts';

/** What a battle is played on: a killzone by its id, one by chance, or null: the table. */
export interface Ground {
  readonly chosen: string | null;
  readonly choose: (ground: string | null) => void;
  /** Its board, with all that it needs; null: the table. */
  readonly fetched: () => Promise<BoardMap | null>;
}

const KillzoneChoice = later(async () => {
  const language = spokenLanguage();
  const [{ KillzoneChoice: Part }] = await Promise.all([
    import('./KillzoneChoice.tsx'),
    fetchWords('board', language),
    fetchWords('killzones', language),
  ]);
  return Part;
});

/** What the next battle of a game is played on, kept while it is prepared. */
export function useGround(system: string): Ground {
  const [chosen, choose] = useBegun<string | null>(`ground ${system}`, null);
  const app = useApp();
  const { newSeed } = useChance();
  const { show } = useBoardLook();
  const fetched = async () => {
    if (chosen === null) return null;
    const { fetchGround } = await import('../../state/battle/ground.ts');
    show('board');
    return fetchGround(app, { ground: chosen, system, seed: newSeed() });
  };
  return { chosen, choose, fetched };
}

const underWay = new WeakSet<App>();

async function begun(app: App, beginning: Beginning, ground: Ground): Promise<string> {
  const map = await ground.fetched().catch(() => null);
  if (map === null) return beginBattle(app, beginning);
  return (await import('../../state/battle/ground.ts')).beginOn(app, beginning, map);
}

/**
 * Begins a battle on what was chosen; at the table where its board cannot be fetched. Tells its id. A board by chance takes a
 * while: who asks again meanwhile begins nothing.
 */
export async function beginGround(
  app: App,
  beginning: Beginning,
  { ground, onBegun }: { readonly ground: Ground; readonly onBegun: (id: string) => void },
): Promise<void> {
  if (underWay.has(app)) return;
  underWay.add(app);
  try {
    onBegun(await begun(app, beginning, ground));
  } finally {
    underWay.delete(app);
  }
}

/** With miniatures on the table, or on screen without them, and where. */
export function GroundChoice({ ground, system }: { readonly ground: Ground; readonly system: string }) {
  const { title, miniatures, screen, hint } = useWords('play').deployment.ground;
  const { chosen, choose } = ground;
  return (
    <PrepSection title={title}>
      <Segmented
        wide
        label={title}
        options={[
          { value: 'miniatures', label: miniatures },
          { value: 'screen', label: screen },
        ]}
        value={chosen === null ? 'miniatures' : 'screen'}
        onChange={(value) => choose(value === 'screen' ? BY_CHANCE : null)}
      />
      {chosen !== null && (
        <>
          <PrepHint>{hint}</PrepHint>
          <Suspense fallback={null}>
            <KillzoneChoice system={system} value={chosen} onChange={choose} />
          </Suspense>
        </>
      )}
    </PrepSection>
  );
}
