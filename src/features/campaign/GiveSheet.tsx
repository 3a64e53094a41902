import { type CampaignScene, useCampaignScene } from '../../scene/useCampaignScene.ts';
import { useCampaignHalfDone } from '../../scene/useHalfDone.ts';
import { servingOf } from '../../engine/campaign/model/allowances.ts';
import { decideCampaign } from '../../engine/campaign/campaignDecider.ts';
import type { CampaignCommand } from '../../engine/campaign/model/command.ts';
import { evolveCampaignAll } from '../../engine/campaign/evolve/evolve.ts';
import type { Member } from '../../engine/campaign/model/member.ts';
import { putDown, takeUp } from '../../engine/campaign/outfit.ts';
import type { CampaignState, Stashed } from '../../engine/campaign/model/state.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { campaignRefusal } from '../../words/campaignRefusal.ts';
import { capital } from '../../words/capital.ts';
import { carriedFrom, holderOf } from './stashed.ts';

const NOBODY = '';

type Commands = readonly CampaignCommand[];

/** What gives a found thing to somebody: put down by who has it, then taken up. `to` null: to nobody. */
function giving({ content, state }: CampaignScene, thing: Stashed, to: Member | null): Commands {
  const carried = carriedFrom(thing);
  const slot = content.items.get(thing.item)?.slot;
  const holder = holderOf(state, thing.key);
  const down = holder === undefined ? [] : [{ type: 'equip', member: holder.id, ...putDown(holder, carried) } as const];
  if (to === null || slot === undefined) return down;
  return [...down, { type: 'equip', member: to.id, ...takeUp(to, carried, slot) }];
}

/** Why the rules would refuse one of them; null: they would not. */
function against({ content, state, words }: CampaignScene, commands: Commands): string | null {
  let now: CampaignState = state;
  for (const command of commands) {
    const decision = decideCampaign(content, now, command);
    if (!decision.ok) return capital(campaignRefusal(words, decision.rejection));
    now = evolveCampaignAll(now, decision.events);
  }
  return null;
}

type GiveSheetProps = {
  readonly thing: Stashed;
  readonly title: string;
  readonly onClose: () => void;
};

/** Who carries a found thing: somebody who serves, or nobody. */
export function GiveSheet({ thing, title, onClose }: GiveSheetProps) {
  const scene = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const { words, state } = scene;
  const { stash } = words.campaign.tracker;
  const has = holderOf(state, thing.key)?.id ?? NOBODY;
  const [chosen, setChosen] = useCampaignHalfDone(`give ${thing.key}`, has);
  const ways = servingOf(state).map((member) => {
    const commands = member.id === has ? [] : giving(scene, thing, member);
    return { member, commands, why: against(scene, commands) };
  });
  const way = ways.find(({ member }) => member.id === chosen);
  const nobody = giving(scene, thing, null);
  const give = () => {
    if ((way?.commands ?? nobody).every((command) => dispatchCampaign(command) === null)) onClose();
  };
  const label = way === undefined ? stash.putDown : stash.giveTo(way.member.name);
  const why = way === undefined ? against(scene, nobody) : way.why;
  return (
    <SheetDialog
      open
      title={title}
      closeLabel={words.common.close}
      onClose={onClose}
      actions={
        chosen === has ? (
          <PlainButton label={words.common.done} onPress={onClose} />
        ) : why === null ? (
          <PlainButton icon="next" label={label} tone="brass" onPress={give} />
        ) : (
          <p role="status">{why}</p>
        )
      }
    >
      <ChoiceList
        label={stash.give}
        value={chosen}
        onChange={setChosen}
        options={[
          { id: NOBODY, title: stash.nobody, reason: stash.free },
          ...ways.map(({ member, why: reason }) => ({
            id: member.id,
            title: member.name,
            ...(member.id === has && { reason: stash.hasIt }),
            ...(reason !== null && { against: reason }),
          })),
        ]}
      />
    </SheetDialog>
  );
}
