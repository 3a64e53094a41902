import type { ChanceWish } from '../../content/killzones/boardWish.ts';
import { BY_CHANCE, USUAL } from '../../content/killzones/byChance.ts';
import type { BoardMap } from '../../engine/board/boardMap.ts';
import { Suspense, useState } from 'react';
import { useBegun } from '../../scene/useBegun.ts';
import { useBoardLook } from '../../state/battle/boardLook.ts';
import type { App } from '../../state/base/app.ts';
import { type Beginning, beginBattle } from '../../state/battle/beginBattle.ts';
import { useApp, useChance } from '../../state/base/useApp.ts';
import { later } from '../../ui/later.tsx';
import { PrepHint, PrepSection } from '../../ui/PrepSection.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { fetchWords } from '../../words/catalogues.ts';
import { spokenLanguage } from '../../words/language.ts';
import { useWords } from '../../words/useWords.ts';

/** What a battle is played on: a killzone by its id, one by chance, or null: the table. */
export interface Ground {
  readonly chosen: string | null;
  readonly choose: (ground: string | null) => void;
  /** What one by chance is to be like. */
  readonly wish: ChanceWish;
  readonly wishFor: (wish: ChanceWish) => void;
  /** Its board, with all that it needs; null: the table. Rejects when it cannot be fetched. */
  readonly fetched: () => Promise<BoardMap | null>;
  /** The board that was asked for last could not be fetched: no battle has begun. */
  readonly missed: boolean;
  readonly miss: (missed: boolean) => void;
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
  const [wish, wishFor] = useBegun<ChanceWish>(`ground wish ${system}`, USUAL);
  const app = useApp();
  const { newSeed } = useChance();
  const { show } = useBoardLook();
  const [missed, miss] = useState(false);
  const fetched = async () => {
    if (chosen === null) return null;
    const { fetchGround } = await import('../../state/battle/ground.ts');
    show('board');
    return fetchGround(app, { ground: chosen, system, seed: newSeed(), wish });
  };
  return { chosen, choose, wish, wishFor, fetched, missed, miss };
}

const underWay = new WeakSet<App>();

/** The board that was chosen; undefined: it could not be fetched, and that is told. */
async function fetchedGround({ fetched, miss }: Ground): Promise<BoardMap | null | undefined> {
  try {
    const map = await fetched();
    miss(false);
    return map;
  } catch {
    miss(true);
    return undefined;
  }
}

async function begun(app: App, prepare: Prepares, map: BoardMap | null): Promise<string> {
  const beginning = await prepare();
  if (map === null) return beginBattle(app, beginning);
  return (await import('../../state/battle/ground.ts')).beginOn(app, beginning, map);
}

type Prepares = () => Beginning | Promise<Beginning>;

/**
 * Begins a battle on what was chosen, once its board is here: where that cannot be fetched nothing is begun, and it is told. Tells its
 * id. A board by chance takes a while: who asks again meanwhile begins nothing.
 */
export async function beginGround(
  app: App,
  prepare: Prepares,
  { ground, onBegun }: { readonly ground: Ground; readonly onBegun: (id: string) => void },
): Promise<void> {
  if (underWay.has(app)) return;
  underWay.add(app);
  try {
    const map = await fetchedGround(ground);
    if (map !== undefined) onBegun(await begun(app, prepare, map));
  } finally {
    underWay.delete(app);
  }
}

/** Says that the board could not be fetched: the start asks for it again, or it is played at the table. */
export function GroundMissed({ ground: { miss, choose } }: { readonly ground: Ground }) {
  const { deployment, common } = useWords('play');
  const { missed: said, miniatures } = deployment.ground;
  const atTable = () => {
    choose(null);
    miss(false);
  };
  return (
    <Toast
      text={said}
      action={{ label: miniatures, onPress: atTable }}
      dismissLabel={common.dismiss}
      onDismiss={() => miss(false)}
    />
  );
}

/** With miniatures on the table, or on screen without them, and where. */
export function GroundChoice({ ground, system }: { readonly ground: Ground; readonly system: string }) {
  const { title, miniatures, screen, hint } = useWords('play').deployment.ground;
  const { chosen, choose, wish, wishFor } = ground;
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
            <KillzoneChoice system={system} value={chosen} onChange={choose} wish={wish} onWish={wishFor} />
          </Suspense>
        </>
      )}
    </PrepSection>
  );
}
