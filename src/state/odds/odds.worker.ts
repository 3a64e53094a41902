import { isLong, type OddsOrder, type OddsPiece, piecesIn, pieceAt } from './oddsWork.ts';

/** Shots are told together; what a fight comes to at once, and before it what came before. */
function carryOut({ work, from }: OddsOrder): void {
  const all = piecesIn(work);
  let sent = from;
  let pieces: OddsPiece[] = [];
  const send = () => {
    if (pieces.length > 0) self.postMessage({ from: sent, pieces });
    sent += pieces.length;
    pieces = [];
  };
  for (let at = from; at < all; at += 1) {
    if (isLong(work, at)) send();
    pieces.push(pieceAt(work, at));
  }
  send();
}

/** Works out one order after the other, away from the screen. */
self.addEventListener('message', ({ data }: MessageEvent<OddsOrder>) => carryOut(data));
