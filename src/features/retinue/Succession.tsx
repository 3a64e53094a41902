import { bookOf } from '../../engine/campaign/model/book.ts';
import { rosterShut } from '../../engine/campaign/decide/rosterLookup.ts';
import type { Member } from '../../engine/campaign/model/member.ts';
import { type Leaderless, leaderless, PROMOTION_LEVEL } from '../../engine/campaign/model/succession.ts';
import { type CampaignScene, useCampaignScene } from '../../scene/useCampaignScene.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { PrepHint, PrepRows, PrepSection } from '../../ui/PrepSection.tsx';

type SuccessionProps = { readonly onRecruit: () => void };
type OneProps = SuccessionProps & { readonly scene: CampaignScene; readonly of: Leaderless };

function toldOf({ words }: CampaignScene, { fallen, heirs, closest }: Leaderless): string {
  const { succession } = words.campaign.retinue;
  const died = fallen === null ? [] : [succession.fell(fallen.name)];
  if (heirs.length > 0) return [...died, succession.heirs(PROMOTION_LEVEL)].join(' ');
  return [...died, ...(closest === null ? [] : [succession.noHeir(PROMOTION_LEVEL)]), succession.recruitFirst].join(
    ' ',
  );
}

/** Somebody who may follow; `anyway`: not by the rules yet. */
function Heir({ scene, of, heir, anyway }: Omit<OneProps, 'onRecruit'> & { heir: Member; anyway: boolean }) {
  const { dispatchCampaign } = useCampaignPlay();
  const { succession, equipping } = scene.words.campaign.retinue;
  const promote = () =>
    of.fallen !== null &&
    dispatchCampaign({
      type: 'promote',
      member: heir.id,
      instead: of.fallen.id,
      ...(anyway && { override: { reason: equipping.overridden } }),
    });
  const title = succession.promote(heir.name);
  if (!anyway) return <ListRow icon="honour" title={title} detail={succession.level(heir.level)} onPress={promote} />;
  return (
    <ListRow
      icon="honour"
      title={title}
      detail={succession.tooLow(heir.level, PROMOTION_LEVEL)}
      tail={<PlainButton label={equipping.anyway} onPress={promote} />}
    />
  );
}

/** One player without an Acolyte: what has happened, and the ways on. */
function OneSuccession({ scene, of, onRecruit }: OneProps) {
  const { succession } = scene.words.campaign.retinue;
  const { players } = scene.state;
  const player = players.length > 1 ? players.find(({ id }) => id === of.player) : undefined;
  return (
    <PrepSection title={player === undefined ? succession.title : succession.titleOf(player.name)} side="retinue">
      <PrepHint>{toldOf(scene, of)}</PrepHint>
      <PrepRows>
        {of.heirs.map((heir) => (
          <Heir key={heir.id} scene={scene} of={of} heir={heir} anyway={false} />
        ))}
        <ListRow icon="plus" title={succession.recruit} detail={succession.recruitDetail} opens onPress={onRecruit} />
        {of.closest !== null && <Heir scene={scene} of={of} heir={of.closest} anyway />}
      </PrepRows>
    </PrepSection>
  );
}

/** Players whom no Acolyte leads, and who may take the place; while the dice still fall, that it comes later. */
export function Succession({ onRecruit }: SuccessionProps) {
  const scene = useCampaignScene();
  const { succession } = scene.words.campaign.retinue;
  const without = bookOf(scene.content).led ? leaderless(scene.state) : [];
  if (without.length === 0) return null;
  if (rosterShut(scene.state) === null)
    return without.map((of) => <OneSuccession key={of.player} scene={scene} of={of} onRecruit={onRecruit} />);
  const fallen = without.flatMap((of) => of.fallen?.name ?? []);
  return fallen.length === 0 ? null : (
    <PrepSection title={succession.title} side="retinue">
      <PrepHint>{[...fallen.map(succession.fell), succession.later].join(' ')}</PrepHint>
    </PrepSection>
  );
}
