import { type CampaignScene, useCampaignScene } from '../../scene/useCampaignScene.ts';
import type { ReactNode } from 'react';
import { useCampaignHalfDone } from '../../scene/useHalfDone.ts';
import type { Stashed } from '../../engine/campaign/model/state.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { contentName } from '../../words/content.ts';
import { memberName } from '../../words/optionName.ts';
import styles from './Campaign.module.css';
import { GiveSheet } from './GiveSheet.tsx';
import { holderOf } from './stashed.ts';

const nameOf = ({ words, content }: CampaignScene, { item }: Stashed): string =>
  contentName(words, item, content.items.get(item)?.name ?? item);

type ThingProps = { readonly thing: Stashed; readonly onPress?: () => void };

function Thing({ thing, onPress }: ThingProps) {
  const scene = useCampaignScene();
  const { words, content, state } = scene;
  const { stash } = words.campaign.tracker;
  const row = content.items.get(thing.item);
  const holder = holderOf(state, thing.key);
  const where = holder === undefined ? stash.free : stash.heldBy(holder.name);
  const by = thing.foundBy === null ? stash.foundBy : memberName(scene, thing.foundBy);
  const lines = [
    where,
    ...(thing.uses === undefined ? [] : [thing.uses === 0 ? stash.usedUp : stash.usesLeft(thing.uses)]),
    ...(thing.wpLess > 0 ? [stash.cheaper(thing.wpLess)] : []),
    stash.found(thing.scenario, by),
    ...(row === undefined ? [stash.missing] : []),
  ];
  return (
    <ListRow
      icon={holder === undefined ? 'interact' : 'check'}
      title={nameOf(scene, thing)}
      detail={lines.join(' · ')}
      {...(onPress !== undefined && row !== undefined && { opens: true, onPress, tail: stash.give })}
    />
  );
}

/** Everything that was found: who carries it, what lies free, what is lost. */
export function StashScreen({ undo, onBack }: { readonly undo: ReactNode; readonly onBack: () => void }) {
  const scene = useCampaignScene();
  const { words, state } = scene;
  const { stash } = words.campaign.tracker;
  const kept = state.stash.filter(({ lost }) => !lost);
  const lost = state.stash.filter((thing) => thing.lost);
  const [given, setGiven] = useCampaignHalfDone<string | null>('given', null);
  const giving = kept.find(({ key }) => key === given);
  return (
    <ScreenLayout
      label={stash.title}
      top={<TopBar title={stash.title} back={{ label: words.common.back, onPress: onBack }} />}
      bar={undo}
    >
      {state.stash.length === 0 && <EmptyState title={stash.empty} text={stash.emptyText} />}
      {kept.map((thing) => (
        <Thing key={thing.key} thing={thing} onPress={() => setGiven(thing.key)} />
      ))}
      {giving !== undefined && (
        <GiveSheet thing={giving} title={nameOf(scene, giving)} onClose={() => setGiven(null)} />
      )}
      {lost.length > 0 && (
        <section className={styles.section}>
          <SectionHead title={stash.lost} />
          {lost.map((thing) => (
            <Thing key={thing.key} thing={thing} />
          ))}
        </section>
      )}
    </ScreenLayout>
  );
}
