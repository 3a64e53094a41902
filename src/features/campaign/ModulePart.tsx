import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { Suspense, useState } from 'react';
import type { ModuleChapter } from '../../engine/campaign/model/module.ts';
import { changesTold, chapterAtHand, moduleEnded, openWays, rewardsHeld } from '../../engine/campaign/model/modules.ts';
import type { RunningModule } from '../../engine/campaign/model/state.ts';
import { useCampaign, useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { classNames } from '../../ui/classNames.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { later } from '../../ui/later.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { contentName, contentText } from '../../words/content.ts';
import { rewardsSaid } from '../../words/moduleRewards.ts';
import styles from './Campaign.module.css';
import { ModuleSheet } from './ModuleSheet.tsx';
import { changesOf, isOlder, refusedState, undecided } from './moduleView.ts';

const Prose = later(async () => (await import('../../ui/Prose.tsx')).Prose);

type PartProps = { readonly module: RunningModule };

/** The chapter at hand with its introduction, or why it cannot be played. */
function AtHand({ module, chapter }: PartProps & { readonly chapter: ModuleChapter }) {
  const scene = useCampaignScene();
  const { words, state } = scene;
  const { pack } = useCampaign();
  const said = words.campaign.module;
  const intro = contentText(words, `${chapter.id}/intro`, chapter.intro);
  const inPlay = state.scenario?.chapter === chapter.id;
  return (
    <article className={classNames(styles.chapter, styles.sheet)}>
      <h3>{`${said.atHand(module.done.length + 1)}. ${contentName(words, chapter.id, chapter.title)}`}</h3>
      <Suspense fallback={<p>{intro}</p>}>
        <Prose text={intro} />
      </Suspense>
      {changesTold(state, chapter.id).map(({ index, text }) => (
        <p key={index}>{contentText(words, `${chapter.id}/changes/${index}`, text)}</p>
      ))}
      {inPlay && <p>{said.inPlay}</p>}
      {!pack.missions.has(chapter.mission) && <p role="status">{said.lacking}</p>}
    </article>
  );
}

/** Ways on from the chapter played last. */
function Ways({ module }: PartProps) {
  const scene = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const { words, state } = scene;
  const ways = openWays(state);
  if (ways.length === 0) return null;
  const last = module.done.at(-1)?.chapter ?? '';
  return (
    <div className={styles.ways}>
      <SectionHead title={words.campaign.module.ways} level={3} />
      {ways.map(({ chapter, text }) => (
        <ListRow
          key={chapter}
          icon="next"
          title={contentName(words, chapter, module.row.chapters.find(({ id }) => id === chapter)?.title ?? chapter)}
          detail={contentText(words, `${last}/next/${chapter}`, text)}
          opens
          onPress={() => dispatchCampaign({ type: 'chooseChapter', chapter })}
        />
      ))}
    </div>
  );
}

/** That nothing leads on, and what the module has brought. */
function Ended({ module }: PartProps) {
  const { words, state } = useCampaignScene();
  return (
    <article className={styles.chapter}>
      <h3>{words.campaign.module.ended}</h3>
      {rewardsSaid(words, module.row, rewardsHeld(state)).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </article>
  );
}

/** The pack has changed: what is new, gone and changed, and to keep or to take it. */
function Changed({ module }: PartProps) {
  const scene = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const said = scene.words.campaign.module;
  const newer = undecided(scene, module);
  if (newer === null) return null;
  return (
    <article className={styles.chapter} role="status">
      <h3>{said.changed}</h3>
      {changesOf(scene, module, newer).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{said.changedHint}</p>
      <div className={styles.keys}>
        <KeyButton
          icon="cross"
          label={said.keep}
          onPress={() => dispatchCampaign({ type: 'pinModule', take: false })}
        />
        <KeyButton icon="check" label={said.take} onPress={() => dispatchCampaign({ type: 'pinModule', take: true })} />
      </div>
    </article>
  );
}

/** Which state of its pack is played, where its pack has another; and the way to the new one that was refused. */
function Played({ module }: PartProps) {
  const scene = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const said = scene.words.campaign.module;
  const refused = refusedState(scene, module);
  if (undecided(scene, module) !== null) return null;
  if (!isOlder(scene, module)) return <p className={styles.line}>{said.playsNewest}</p>;
  return (
    <>
      <p className={styles.line}>
        {scene.state.scenario?.chapter === undefined ? said.playsOlder : said.playsOlderNow}
      </p>
      {refused !== null && (
        <ListRow
          icon="import"
          title={said.takeAfterAll}
          detail={changesOf(scene, module, refused).join(' ')}
          onPress={() => dispatchCampaign({ type: 'pinModule', take: true })}
        />
      )}
    </>
  );
}

function Running({ module }: PartProps) {
  const scene = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const { words, state, content } = scene;
  const said = words.campaign.module;
  const chapter = chapterAtHand(state);
  const name = contentName(words, module.row.id, module.row.name);
  return (
    <section className={styles.module} aria-label={said.title}>
      <SectionHead title={name} note={said.title} />
      <Changed module={module} />
      {chapter !== null && <AtHand module={module} chapter={chapter} />}
      <Ways module={module} />
      {moduleEnded(state) && <Ended module={module} />}
      {content.modules.has(module.row.id) && <Played module={module} />}
      {!content.modules.has(module.row.id) && <p className={styles.line}>{said.gone}</p>}
      {state.scenario?.chapter === undefined && (
        <ListRow
          icon="couldNot"
          title={said.leave}
          detail={said.leaveDetail}
          onPress={() => dispatchCampaign({ type: 'leaveModule' })}
        />
      )}
    </section>
  );
}

/** To begin one, where packs have any and none runs. */
function Begin() {
  const scene = useCampaignScene();
  const { words, state, content } = scene;
  const [open, setOpen] = useState(false);
  const said = words.campaign.module;
  if (content.modules.size === 0 || state.scenario !== null) return null;
  return (
    <>
      <ListRow
        icon="campaign"
        title={said.choose}
        detail={said.chooseDetail(content.modules.size)}
        opens
        onPress={() => setOpen(true)}
      />
      {open && <ModuleSheet onClose={() => setOpen(false)} />}
    </>
  );
}

/** The linked campaign on the campaign's home: the one that runs, and where none does, the way to begin one. */
export function ModulePart() {
  const scene = useCampaignScene();
  const { module = null } = scene.state;
  return (
    <>
      {module !== null && <Running module={module} />}
      {(module === null || moduleEnded(scene.state)) && <Begin />}
    </>
  );
}
