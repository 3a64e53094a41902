import type { CampaignState, Stashed } from '../../engine/campaign/state.ts';
import { useGame } from '../../state/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { contentName } from '../../words/content.ts';
import { type CampaignLook, memberName } from '../../words/optionName.ts';
import styles from './Campaign.module.css';
import { useLook } from './useLook.ts';

const holderOf = ({ members }: CampaignState, key: string) =>
  members.find(
    ({ fate, weapons, armour, equipment }) =>
      fate === 'serving' &&
      [...weapons, ...(armour === null ? [] : [armour]), ...equipment].some((each) => each.stash === key),
  );

function Thing({ look, thing }: { readonly look: CampaignLook; readonly thing: Stashed }) {
  const { words, content, state } = look;
  const { stash } = words.campaign.tracker;
  const row = content.items.get(thing.item);
  const holder = holderOf(state, thing.key);
  const where = holder === undefined ? stash.free : stash.heldBy(holder.name);
  const by = thing.foundBy === null ? stash.foundBy : memberName(look, thing.foundBy);
  const lines = [
    where,
    ...(thing.wpLess > 0 ? [stash.cheaper(thing.wpLess)] : []),
    stash.found(thing.scenario, by),
    ...(row === undefined ? [stash.missing] : []),
  ];
  return (
    <ListRow
      icon={holder === undefined ? 'interact' : 'check'}
      title={contentName(words, thing.item, row?.name ?? thing.item)}
      detail={lines.join(' · ')}
    />
  );
}

/** Everything that was found: who carries it, what lies free, what is lost. */
export function StashScreen({ onBack }: { readonly onBack: () => void }) {
  const look = useLook();
  const { words, state } = look;
  const { stash } = words.campaign.tracker;
  const thumbSide = useGame((game) => game.settings.thumbSide);
  const kept = state.stash.filter(({ lost }) => !lost);
  const lost = state.stash.filter((thing) => thing.lost);
  return (
    <ScreenLayout
      label={stash.title}
      thumbSide={thumbSide}
      top={<TopBar title={stash.title} back={{ label: words.common.back, onPress: onBack }} />}
    >
      {state.stash.length === 0 && <EmptyState title={stash.empty} text={stash.emptyText} />}
      {kept.map((thing) => (
        <Thing key={thing.key} look={look} thing={thing} />
      ))}
      {lost.length > 0 && (
        <section className={styles.section}>
          <SectionHead title={stash.lost} />
          {lost.map((thing) => (
            <Thing key={thing.key} look={look} thing={thing} />
          ))}
        </section>
      )}
    </ScreenLayout>
  );
}
