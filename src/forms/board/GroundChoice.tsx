import { Suspense } from 'react';
import type { ChanceWish } from '../../content/killzones/boardWish.ts';
import type { Killzone } from '../../content/killzones/loadKillzones.ts';
import type { PlayedOn } from '../../content/killzones/playedOn.ts';
import { later } from '../../ui/later.tsx';
import { PrepHint, PrepSection } from '../../ui/PrepSection.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { fetchWords } from '../../words/catalogues.ts';
import { spokenLanguage } from '../../words/language.ts';
import { useWords } from '../../words/useWords.ts';

/** What a battle is played on as it is being chosen. `chosen`: a killzone by its id, one by chance, or null: the table alone. */
interface GroundShown {
  readonly playedOn: PlayedOn;
  readonly playOn: (how: PlayedOn) => void;
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
export function GroundMissed({ ground: { miss, playOn } }: { readonly ground: Pick<GroundShown, 'miss' | 'playOn'> }) {
  const { deployment, common } = useWords('play');
  const { missed: said, miniatures } = deployment.ground;
  const atTable = () => {
    playOn('table');
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

/** With miniatures on the table, with a board beside it, or on screen without them, and where. */
export function GroundChoice({ ground, bound = null }: GroundChoiceProps) {
  const { title, miniatures, beside, screen, hints } = useWords('play').deployment.ground;
  const { playedOn, playOn, chosen, choose, wish, wishFor, killzones } = ground;
  return (
    <PrepSection title={title}>
      <Segmented<PlayedOn>
        wide
        label={title}
        options={[
          { value: 'table', label: miniatures },
          { value: 'beside', label: beside },
          { value: 'screen', label: screen },
        ]}
        value={playedOn}
        onChange={playOn}
      />
      <PrepHint>{hints[playedOn]}</PrepHint>
      {chosen !== null && (
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
      )}
    </PrepSection>
  );
}
