import { useHalfDone } from '../../scene/useHalfDone.ts';
import type { Side } from '../../engine/core/ids.ts';
import { useScene } from '../../scene/useScene.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { HandOverPage } from './HandOverPage.tsx';
import { isAlone } from './people.ts';
import styles from './Secret.module.css';
import { SecretPage } from './SecretPage.tsx';
import { TacOpRow } from './TacOpRow.tsx';
import { useSecret } from './useSecret.ts';

type RevealProps = { readonly side: Side; readonly request: string; readonly onHide?: () => void };

function Revealing({ side, request, onHide }: RevealProps) {
  const { told, view, look, act } = useScene('twoSides');
  const { secret } = told;
  const { tacOps } = view.parts;
  const own = tacOps?.own(side) ?? [];
  const options = view.request?.kind === 'pick' ? view.request.options.map(({ id }) => id) : [];
  const [picked, setPicked] = useHalfDone<string | null>(`reveal ${request}`, null);
  const chosen = own.find(({ id }) => id === picked) ?? null;
  const say = (option: string) => act({ type: 'answer', requestId: request, answer: { kind: 'pick', option } });
  return (
    <SecretPage
      side={side}
      count={secret.of(own.filter(({ revealed }) => revealed !== null).length, own.length)}
      title={secret.revealTitle}
      {...(onHide !== undefined && { onHide })}
      next={
        chosen === null ? (
          <NextButton title={secret.pass} detail={secret.passDetail} pressKey={request} onPress={() => say('pass')} />
        ) : (
          <NextButton
            title={secret.reveal(look.contentName(chosen.id, chosen.name))}
            pressKey={`${request}.${chosen.id}`}
            onPress={() => say(chosen.id)}
          />
        )
      }
    >
      <ul className={styles.ops}>
        {own.map((op) => {
          const shown = op.revealed === null ? null : secret.revealed(op.revealed);
          const closed = options.includes(op.id) ? null : secret.from(op.from ?? 1);
          return (
            <TacOpRow
              key={op.id}
              op={op}
              on={picked === op.id}
              reason={shown ?? closed}
              {...(op.must && { note: <em className={styles.must}>{secret.must}</em> })}
              onPress={() => setPicked(picked === op.id ? null : op.id)}
            />
          );
        })}
      </ul>
    </SecretPage>
  );
}

/** One time that somebody has the word: the device is handed over for it, and the page is open for its own half minute. */
function HandedOver({ side, request }: Omit<RevealProps, 'onHide'>) {
  const { open, show, hide } = useSecret();
  return open ? (
    <Revealing side={side} request={request} onHide={hide} />
  ) : (
    <HandOverPage side={side} what="reveals" onOpen={show} />
  );
}

/**
 * Target Reveal (K-23): whoever has the word looks at what is hidden alone, and reveals one or passes; against the tables
 * nobody has to hand anything over.
 */
export function RevealScreen() {
  const { view, state } = useScene('twoSides');
  const { request } = view;
  if (request === null) return null;
  const { id, side } = request;
  return isAlone(state) ? (
    <Revealing key={id} side={side} request={id} />
  ) : (
    <HandedOver key={id} side={side} request={id} />
  );
}
