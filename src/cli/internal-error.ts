// Our own fault: said once, in plain words, with what to send. No stack trace on the screen.
import { writeCrash } from '../record/files/crash-report.ts';
import { sayKey } from '../text/say.ts';
import { sayWrong } from './io.ts';
import { EXIT } from './exit-codes.ts';
import type { Exit } from './exit-codes.ts';
import { programVoice } from './load/game.ts';
import type { Setting } from './main.ts';
import { VERSION } from './version.ts';

type InGame = Error & { readonly orders: number };

/** A fault while a kept game was played, with how many of its orders stand. */
export const faultInGame = (error: unknown, orders: number): InGame =>
  Object.assign(new Error('A fault in a kept game', { cause: error }), { orders });

const isInGame = (error: unknown): error is InGame =>
  error instanceof Error && 'orders' in error && typeof error.orders === 'number';

export const fault = ({ io }: Setting, error: unknown): Exit => {
  const inGame = isInGame(error);
  const file = writeCrash(inGame ? error.cause : error, VERSION, new Date(), io.env);
  const params = {
    ...(file === undefined ? {} : { file }),
    // Of a game without an order nothing can be lost.
    ...(inGame && error.orders > 0 ? { line: error.orders } : {}),
  };
  sayWrong(io, { code: 'FAULT', params }, sayKey(programVoice, 'fault', params));
  return EXIT.fault;
};
