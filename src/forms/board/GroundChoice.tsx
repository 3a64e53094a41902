import { Suspense } from 'react';
import type { ChanceWish } from '../../content/killzones/boardWish.ts';
import { BY_CHANCE } from '../../content/killzones/byChance.ts';
import type { Killzone } from '../../content/killzones/loadKillzones.ts';
import { later } from '../../ui/later.tsx';
import { PrepHint, PrepSection } from '../../ui/PrepSection.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { fetchWords } from '../../words/catalogues.ts';
import { spokenLanguage } from '../../words/language.ts';
import { useWords } from '../../words/useWords.ts';

/** What a battle is played on as it is being chosen. `chosen`: a killzone by its id, one by chance, or null: the table. */
interface GroundShown {
  readonly chosen: string | null;
  readonly choose: (ground: string | null) => void;
  readonly wish: ChanceWish;
  readonly wishFor: (wish: ChanceWish) => void;
  readonly miss: (missed: boolean) => void;
  readonly killzones: readonly Killzone[];
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

/** Says that the board could not be fetched: the start asks for it again, or it is played at the table. */
export function GroundMissed({ ground: { miss, choose } }: { readonly ground: Pick<GroundShown, 'miss' | 'choose'> }) {
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

type GroundChoiceProps = {
  readonly ground: GroundShown;
  /** The killzone that the scenario is bound to, which is offered first; left out: none. */
  readonly bound?: string | null;
};

/** With miniatures on the table, or on screen without them, and where. */
export function GroundChoice({ ground, bound = null }: GroundChoiceProps) {
  const { title, miniatures, screen, hint } = useWords('play').deployment.ground;
  const { chosen, choose, wish, wishFor, killzones } = ground;
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
        onChange={(value) => choose(value === 'screen' ? (bound ?? BY_CHANCE) : null)}
      />
      {chosen !== null && (
        <>
          <PrepHint>{hint}</PrepHint>
          <Suspense fallback={null}>
            <KillzoneChoice
              killzones={killzones}
              bound={bound}
              value={chosen}
              onChange={choose}
              wish={wish}
              onWish={wishFor}
            />
          </Suspense>
        </>
      )}
    </PrepSection>
  );
}
