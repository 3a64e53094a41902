import type { Member } from '../../engine/campaign/model/member.ts';
import type { Operative, Weapon } from '../../engine/family/killteam/model/operative.ts';
import { fieldMember } from '../../content/killTeams/fieldMember.ts';
import { dataslateRoster } from '../../content/killTeams/dataslateRoster.ts';
import { classNames } from '../../ui/classNames.ts';
import { PaperLayout } from '../../ui/PaperLayout.tsx';
import paper from '../../ui/PaperLayout.module.css';
import { contentName } from '../../words/content.ts';
import { inches, target } from '../../words/format.ts';
import { ruleName } from '../../words/ruleName.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Print.module.css';
import { type Slate, useSlate } from './slate.ts';

const A_PAGE = 4;

/** BS or WS of a weapon: its own, or that of whoever bears it. */
const hitOf = ({ hit }: Weapon, bearer: Operative): string => {
  if (hit.kind === 'set') return target(hit.value);
  return target(hit.kind === 'shift' ? bearer.hit - hit.by : bearer.hit);
};

function Weapons({ operative, slate }: { readonly operative: Operative; readonly slate: Slate }) {
  const battle = useWords('battle');
  const { words, said } = slate;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{said.weapon.name}</th>
          <th scope="col">{said.weapon.attacks}</th>
          <th scope="col">{said.weapon.hit}</th>
          <th scope="col">{said.weapon.damage}</th>
          <th scope="col">{said.weapon.rules}</th>
        </tr>
      </thead>
      <tbody>
        {operative.weapons.map((weapon) => (
          <tr key={weapon.id}>
            <th scope="row">{contentName(words, weapon.id, weapon.name)}</th>
            <td>{weapon.attacks}</td>
            <td>{hitOf(weapon, operative)}</td>
            <td>{`${weapon.damage.normal}/${weapon.damage.critical}`}</td>
            <td>{weapon.rules.map((rule) => ruleName(battle, rule)).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Everything that its card and its career say, as it takes the field. */
function Card({ slate, member }: { readonly slate: Slate; readonly member: Member }) {
  const { state, campaign, pack, words, said, cardOf, rankOf, honoursOf, scarsOf } = slate;
  const fit = { ...state, members: [{ ...member, mustRest: false }] };
  const roster = dataslateRoster(campaign.id, fit, slate);
  const row = [...(roster?.pack.retinues.values() ?? [])][0]?.members[0];
  if (roster === null || row === undefined) return null;
  const operative = roster.grown(member.id, fieldMember(pack, row, { id: member.id, side: 'first', owner: null }));
  const card = pack.operatives.get(member.card);
  const { stats } = said;
  const figures: readonly (readonly [string, string])[] = [
    [stats.move, inches(operative.move)],
    [stats.apl, `${operative.apl}`],
    [stats.group, `${card?.group ?? 1}`],
    [stats.defence, `${operative.defence ?? 3}`],
    [stats.save, target(operative.save)],
    [stats.wounds, `${operative.maxWounds}`],
  ];
  const own = (card?.traits ?? []).map(({ id, name, text }) => ({
    id,
    name: contentName(words, id, name),
    text: words.content.texts[id] ?? text,
  }));
  return (
    <article className={styles.card} aria-label={member.name}>
      <h2>{member.name}</h2>
      <p>{said.detail(cardOf(member), rankOf(member), member.xp)}</p>
      <dl className={styles.stats}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Weapons operative={operative} slate={slate} />
      <dl className={styles.rules}>
        {[...own, ...honoursOf(member), ...scarsOf(member)].map(({ id, name, text }) => (
          <div key={id}>
            <dt>{name}</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** The datacards of all who serve, four to an A4 page. */
export function DataslatePrint({ onBack }: { readonly onBack: () => void }) {
  const slate = useSlate();
  const { state, words, said, serving } = slate;
  const pages = Array.from({ length: Math.ceil(serving.length / A_PAGE) }, (_, page) =>
    serving.slice(page * A_PAGE, (page + 1) * A_PAGE),
  );
  return (
    <PaperLayout
      large
      title={said.cards}
      head={state.name}
      empty={serving.length === 0 ? said.none : null}
      labels={{
        back: words.common.back,
        bar: words.common.continue,
        print: said.printNow,
        detail: said.pages(pages.length),
      }}
      onBack={onBack}
    >
      {pages.map((page, at) => (
        <section
          key={page[0]?.id ?? at}
          className={classNames(paper['whole'], styles.page)}
          aria-label={`${at + 1} / ${pages.length}`}
        >
          {page.map((member) => (
            <Card key={member.id} slate={slate} member={member} />
          ))}
          <p className={styles.foot}>
            <span>{state.name}</span>
            <span>{`${at + 1} / ${pages.length}`}</span>
          </p>
        </section>
      ))}
    </PaperLayout>
  );
}
