// Lets play go on by itself until a phase or a turn begins or ends: see test/kit/drive.ts.
import type { Event } from '../../../../src/core/types.ts';
import { driverOf } from '../../../kit/drive.ts';
import { barbarossa } from './kit.ts';

export const driven = driverOf(barbarossa);

export const isPhase =
  (phase: string) =>
  ({ kind, data }: Event): boolean =>
    kind === 'phase.begins' && data['phase'] === phase;

export const isTurn =
  (turn: number) =>
  ({ kind, data }: Event): boolean =>
    kind === 'turn.begins' && data['turn'] === turn;

export const isTurnOf =
  (side: string) =>
  ({ kind, data }: Event): boolean =>
    kind === 'player-turn.begins' && data['side'] === side;

export const isOver =
  (side: string) =>
  ({ kind, data }: Event): boolean =>
    kind === 'player-turn.ends' && data['side'] === side;

/** The phases that began, in order. */
export const phasesOf = (events: readonly Event[]): readonly string[] =>
  events.flatMap(({ kind, data: { phase } }) =>
    kind === 'phase.begins' && typeof phase === 'string' ? [phase] : [],
  );
