import type { Attack } from '../../../engine/family/vanguard/card/card.ts';
import type { BattleModel } from '../../../engine/family/vanguard/model/battleModel.ts';
import type { ModelView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { bandCardSaid } from '../../../forms/bandCardSaid.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { target } from '../../../words/format.ts';
import { useWords } from '../../../words/useWords.ts';
import styles from './CardBlock.module.css';
import { Block } from './Sheet.tsx';

type ModelProps = { readonly model: ModelView };

const COLUMNS = 6;

/** Its five figures, wounds as they are now. */
function Figures({ model, card }: ModelProps & { readonly card: ReturnType<typeof bandCardSaid> }) {
  const { wounds, wn } = model;
  return (
    <dl className={styles.figures}>
      {card.figures.map(({ id, label, value }) => (
        <div key={id} className={id === 'wn' && wounds < wn ? styles.hurt : undefined}>
          <dd>{id === 'wn' ? `${wounds}\u202F/\u202F${wn}` : value}</dd>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  );
}

/** One attack in columns; what follows it below (V-05, V-06). */
function AttackRows({ attack, after }: { readonly attack: Attack; readonly after: string | null }) {
  const scene = useVanguardScene();
  const said = useWords('warBands').card;
  const { kind, name, range, dice, hit, ap, d } = attack;
  return (
    <tbody>
      <tr>
        <th scope="row">
          <span className={styles.name}>
            <Icon name={kind === 'ranged' ? 'shoot' : 'fight'} size={18} />
            <span>{scene.shown(name)}</span>
          </span>
        </th>
        <td>{kind === 'ranged' ? said.ranged(range) : said.meleeShort(range)}</td>
        <td>{dice}</td>
        <td>{target(hit)}</td>
        <td>{ap}</td>
        <td>{d}</td>
      </tr>
      {after !== null && (
        <tr className={styles.more}>
          <td colSpan={COLUMNS}>{after}</td>
        </tr>
      )}
    </tbody>
  );
}

function Attacks({ model: { attacks } }: { readonly model: BattleModel }) {
  const scene = useVanguardScene();
  const said = useWords('warBands').card;
  const { columns } = said;
  const afterOf = ({ followUp }: Attack): string | null =>
    followUp === null
      ? null
      : said.followUp(
          scene.shown(followUp.name),
          followUp.radius,
          said.profile(followUp.dice, followUp.hit, followUp.ap, followUp.d),
        );
  return (
    <table className={styles.attacks} aria-label={said.attacks}>
      <thead>
        <tr>
          {[columns.attack, columns.range, columns.dice, columns.hit, columns.ap, columns.d].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {attacks.map((attack) => (
        <AttackRows key={attack.id} attack={attack} after={afterOf(attack)} />
      ))}
    </table>
  );
}

/** What stands on the card of a model, as it is written there: figures, attacks in columns, own actions and abilities (V-04). */
export function CardBlock({ model }: ModelProps) {
  const scene = useVanguardScene();
  const said = useWords('warBands').card;
  const fielded = scene.view.state.models.find(({ id }) => id === model.id);
  if (fielded === undefined) return null;
  const card = bandCardSaid(scene.words, said, fielded);
  return (
    <>
      <Figures model={model} card={card} />
      {fielded.attacks.length > 0 && <Attacks model={fielded} />}
      {card.parts
        .filter(({ title }) => title !== said.attacks)
        .map(({ title, lines }) => (
          <Block key={title} label={title}>
            {lines.map((line) => (
              <p key={line.id} className={styles.line}>
                <b>{line.name}</b> {line.said}
              </p>
            ))}
          </Block>
        ))}
      <p className={styles.base}>
        {[...(card.invulnerable === null ? [] : [card.invulnerable]), card.base].join(' · ')}
      </p>
    </>
  );
}
