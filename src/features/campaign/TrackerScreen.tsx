import { type CampaignScene, useCampaignScene } from '../../scene/useCampaignScene.ts';
import type { ReactNode } from 'react';
import { idOf } from '../../content/tableIds.ts';
import { issuesLeft, rerollsLeft } from '../../engine/campaign/model/bases.ts';
import type { Base } from '../../engine/campaign/model/rows.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import form from '../../ui/Form.module.css';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { contentName, contentText } from '../../words/content.ts';
import { flagName } from '../../words/flagName.ts';
import { capital } from '../../words/capital.ts';
import { AddLine } from './AddLine.tsx';
import styles from './Campaign.module.css';
import { NotesField } from './NotesField.tsx';
import { Segments } from './Segments.tsx';
import { Training } from './Training.tsx';

const MOST = 999;

function Counts() {
  const { words, state } = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const { tracker } = words.campaign;
  const row = (label: string, value: number, type: 'setDay' | 'setClues', hint?: string) => (
    <SettingRow label={label} {...(hint !== undefined && { hint })}>
      <Stepper
        label={label}
        value={value}
        max={MOST}
        lessLabel={words.common.less(label)}
        moreLabel={words.common.oneMore(label)}
        onChange={(to) => dispatchCampaign({ type, to })}
      />
    </SettingRow>
  );
  return (
    <>
      {row(tracker.day, state.day, 'setDay')}
      {row(tracker.clues, state.clues, 'setClues', tracker.nextClues(state.nextClues))}
    </>
  );
}

function Flags() {
  const { words, state } = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const { tracker } = words.campaign;
  return (
    <section className={form.shelf}>
      <SectionHead title={tracker.flags} />
      <p className={styles.lead}>{state.flags.length === 0 ? tracker.noFlags : tracker.flagsHint}</p>
      <ul className={styles.chips} aria-label={tracker.flags}>
        {state.flags.map((flag) => (
          <li key={flag}>
            <button type="button" onClick={() => dispatchCampaign({ type: 'setFlag', flag, on: false })}>
              {flagName(words, flag)}
              <span className="visually-hidden">, {words.common.remove}</span>
              <span aria-hidden="true"> ×</span>
            </button>
          </li>
        ))}
      </ul>
      <AddLine
        at="flags"
        label={tracker.newFlag}
        action={tracker.addFlag}
        onAdd={(flag) => dispatchCampaign({ type: 'setFlag', flag: idOf(flag), on: true }) === null}
      />
    </section>
  );
}

/** What it gives, and what is left of that. */
function hintOf({ words, state, content }: CampaignScene, { id, text, ...base }: Base): string {
  const { given } = words.campaign.tracker;
  const means = contentText(words, `${id}/text`, text);
  if (!state.bases.includes(id)) return means;
  const left = [
    ...(base.rerolls === undefined ? [] : [given.rerolls(rerollsLeft(content, state))]),
    ...(base.restricted === undefined ? [] : [given.restricted(issuesLeft(content, state))]),
    ...(base.trait === undefined ? [] : [given.eachScenario]),
  ];
  return [means, ...left.map((line) => `${capital(line)}.`)].join(' ');
}

function Bases() {
  const scene = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const { words, state, content } = scene;
  const { tracker } = words.campaign;
  return (
    <section className={form.shelf}>
      <SectionHead title={tracker.base} note={tracker.baseHint(state.bases.length)} />
      {[...content.bases.values()].map(({ id, name, ...base }) => (
        <SettingRow key={id} label={contentName(words, id, name)} hint={hintOf(scene, { id, name, ...base })}>
          <Segmented
            label={contentName(words, id, name)}
            value={state.bases.includes(id) ? 'yes' : 'no'}
            options={[
              { value: 'yes', label: tracker.baseOf.yes },
              { value: 'no', label: tracker.baseOf.no },
            ]}
            onChange={(on) => dispatchCampaign({ type: 'setBase', base: id, on: on === 'yes' })}
          />
        </SettingRow>
      ))}
      <Training />
    </section>
  );
}

type TrackerProps = { readonly undo: ReactNode; readonly onBack: () => void };

/** What a campaign keeps between scenarios (`rules/acolyte.md` C20). */
export function TrackerScreen({ undo, onBack }: TrackerProps) {
  const { words } = useCampaignScene();
  const { tracker } = words.campaign;
  return (
    <ScreenLayout
      label={tracker.title}
      top={<TopBar title={tracker.title} back={{ label: words.common.back, onPress: onBack }} />}
      bar={undo}
    >
      <Counts />
      <Flags />
      <Bases />
      <Segments />
      <NotesField />
    </ScreenLayout>
  );
}
