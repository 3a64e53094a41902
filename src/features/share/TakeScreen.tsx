import { useState } from 'react';
import type { OpenedShare, SharedRetinue } from '../../state/campaign/sharing.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { Inside } from './Inside.tsx';
import form from '../../ui/Form.module.css';

type TakeScreenProps = {
  /** What was brought; `none`: nothing. */
  readonly opened: OpenedShare | { readonly kind: 'none' };
  readonly onBack: () => void;
  /** Founds a campaign with it and shows it. */
  readonly onTake: (shared: SharedRetinue) => Promise<unknown>;
};

function Refused({ opened }: { readonly opened: Exclude<TakeScreenProps['opened'], { kind: 'retinue' }> }) {
  const { take } = useWords('sharing').sharing;
  return <EmptyState title={take.refusedTitle} text={opened.kind === 'none' ? take.none : take[opened.why]} />;
}

/** Shows who is in a shared retinue before anything of it is stored. */
export function TakeScreen({ opened, onBack, onTake }: TakeScreenProps) {
  const shared = useWords('shared');
  const { take } = useWords('sharing').sharing;
  const [failed, setFailed] = useState(false);
  const title = opened.kind === 'retinue' ? opened.shared.name : take.title;
  const next =
    opened.kind === 'retinue' ? (
      <NextButton
        title={take.take}
        detail={take.takeDetail}
        pressKey={String(failed)}
        onPress={() => void onTake(opened.shared).catch(() => setFailed(true))}
      />
    ) : (
      <NextButton title={shared.errors.home} quiet onPress={onBack} />
    );
  return (
    <ScreenLayout
      label={take.title}
      top={<TopBar title={title} back={{ label: shared.common.back, onPress: onBack }} />}
      bar={<ThumbBar label={shared.common.continue} next={next} />}
    >
      {opened.kind === 'retinue' ? (
        <>
          <p className={form.note} role="status">
            {failed ? take.failed : take.nothingStored}
          </p>
          <Inside shared={opened.shared} />
        </>
      ) : (
        <Refused opened={opened} />
      )}
    </ScreenLayout>
  );
}
