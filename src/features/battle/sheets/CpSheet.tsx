import { reason as reasonSaid } from '../../../words/reason.ts';
import { useScene } from '../../../scene/useScene.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { useDesk } from '../desk.ts';
import { CpRows } from './CpRows.tsx';
import { Block, Sheet } from './Sheet.tsx';

/** Strategic ploys with what they cost and why they cannot be used now; the row opens them. */
function Strategic() {
  const { words, look, view } = useScene();
  const { onTraits, openSheet } = useDesk();
  const { strategic } = view.traits;
  if (onTraits === undefined || strategic.length === 0) return null;
  const open = () => {
    openSheet(null);
    onTraits(null);
  };
  return (
    <>
      {strategic.map(({ operative, trait, price, reason }) => (
        <SettingRow
          key={`${operative.id} ${trait.id}`}
          label={look.contentName(trait.id, trait.name)}
          hint={reason === null ? look.contentText(trait.id, trait.text) : reasonSaid(words, reason, look)}
        >
          <b>{words.common.cp(price.cp)}</b>
        </SettingRow>
      ))}
      <ListRow icon="honour" title={words.traits.strategic} detail={words.traits.strategicText} opens onPress={open} />
    </>
  );
}

/** Tactical ploys of the one that acts, and those of any time of its side; they stand with its actions too. */
function Tactical() {
  const { words, look, view } = useScene();
  const { actor } = useDesk();
  const { inActivation, anyTime = [] } = view.parts.ploys ?? {};
  const own = anyTime.filter(({ side }) => side === actor?.side).flatMap(({ ploys: each }) => each);
  const ploys = actor === null ? [] : [...(inActivation?.(actor) ?? []), ...own];
  return ploys.map(({ ploy, cp, reason }) => (
    <SettingRow
      key={ploy.id}
      label={look.contentName(ploy.id, ploy.name)}
      hint={reason === null ? look.contentText(`${ploy.id}/text`, ploy.text) : reasonSaid(words, reason, look)}
    >
      <b>{words.common.cp(cp)}</b>
    </SettingRow>
  ));
}

/** What command points buy, and how many there are. */
export function CpSheet() {
  const { words } = useScene();
  const { turningPoint: tp } = words;
  return (
    <Sheet title={tp.cells.cp}>
      <Block label={tp.ploys}>
        <SettingRow label={tp.commandReroll} hint={tp.commandRerollText}>
          <b>{words.common.cp(1)}</b>
        </SettingRow>
        <Tactical />
        <Strategic />
      </Block>
      <Block label={words.battle.menuTable}>
        <CpRows />
      </Block>
    </Sheet>
  );
}
