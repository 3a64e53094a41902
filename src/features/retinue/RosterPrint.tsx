import { type CampaignScene, useCampaignScene } from '../../scene/useCampaignScene.ts';
import { classNames } from '../../ui/classNames.ts';
import paper from '../../ui/PaperLayout.module.css';
import type { PrintProps } from './CardsPrint.tsx';
import { PrintLayout } from './print/PrintLayout.tsx';
import styles from './print/Print.module.css';
import { carriedShown, weaponsShown } from './view/arms.ts';
import { type Shown, roleLine, shownOf, standing } from './view/look.ts';
import { type Group, fallenOf, groupsOf } from './view/roster.ts';
import { statsShown } from './view/stats.ts';
import { traitsShown } from './view/traits.ts';

type RowProps = { readonly shown: Shown };

function marksText(scene: CampaignScene, shown: Shown): string {
  const { kills } = scene.words.campaign.retinue;
  const traits = traitsShown(scene, shown);
  const named = [...traits.honours, ...traits.scars, ...traits.ploys, ...traits.powers].map(({ name }) => name);
  return [...(shown.member.kills > 0 ? [kills(shown.member.kills)] : []), ...named].join(', ');
}

function Row({ shown }: RowProps) {
  const scene = useCampaignScene();
  const { member, sheet } = shown;
  const weapons = weaponsShown(scene, shown).map(
    ({ name, attacks, hit, damage }) => `${name} ${attacks} · ${hit} · ${damage}`,
  );
  const things = carriedShown(scene, shown).map(({ name }) => name);
  return (
    <tr>
      <th scope="row">
        {member.name}
        <small>
          {roleLine(scene, member)}. {standing(scene, shown)}
        </small>
      </th>
      {statsShown(scene, shown).map(({ stat, value }) => (
        <td key={stat}>{value}</td>
      ))}
      <td>{sheet.dv}</td>
      <td className={styles.text}>{[...weapons, ...things].join(', ')}</td>
      <td className={styles.text}>{marksText(scene, shown)}</td>
    </tr>
  );
}

function Table({ group }: { readonly group: Group }) {
  const scene = useCampaignScene();
  const { common, campaign } = scene.words;
  const { printing } = campaign.retinue;
  const { stats } = common;
  return (
    <table className={styles.roster}>
      <caption>
        <h2>{group.name ?? printing.roster}</h2>
      </caption>
      <thead>
        <tr>
          <th scope="col">{printing.columns.name}</th>
          <th scope="col">{stats.apl}</th>
          <th scope="col">{stats.moveShort}</th>
          <th scope="col">{stats.hitShort}</th>
          <th scope="col">{stats.saveShort}</th>
          <th scope="col">{stats.woundsShort}</th>
          <th scope="col">{stats.dvUnit}</th>
          <th scope="col" className={styles.text}>
            {printing.columns.arms}
          </th>
          <th scope="col" className={styles.text}>
            {printing.columns.marks}
          </th>
        </tr>
      </thead>
      <tbody>
        {group.members.map((member) => (
          <Row key={member.id} shown={shownOf(scene, member)} />
        ))}
      </tbody>
    </table>
  );
}

/** The whole roster in tables, one a player, with the fallen below. */
export function RosterPrint({ onBack }: PrintProps) {
  const scene = useCampaignScene();
  const { retinue } = scene.words.campaign;
  const groups = groupsOf(scene).filter(({ members }) => members.length > 0);
  const fallen = fallenOf(scene);
  return (
    <PrintLayout title={retinue.printing.roster} pages={null} empty={groups.length === 0} onBack={onBack}>
      <section className={classNames(paper.flow, styles.flow)}>
        <p className={paper.caption}>{retinue.printing.after(scene.state.name, scene.state.scenarios)}</p>
        {groups.map((group) => (
          <Table key={group.player} group={group} />
        ))}
        {fallen.length > 0 && (
          <>
            <h2>{retinue.fallen(fallen.length)}</h2>
            <ul>
              {fallen.map((member) => (
                <li key={member.id}>{retinue.fallenLine(member.name, roleLine(scene, member), member.left ?? 0)}</li>
              ))}
            </ul>
          </>
        )}
      </section>
    </PrintLayout>
  );
}
