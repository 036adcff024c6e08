// What is true of every sound state of a game of armies and corps, beside what is true of all: what is remembered of units.
import type { Seen } from '../../core/rule-set.ts';
import type { Problem } from '../../core/types.ts';
import { isBox } from '../entry/boxes.ts';
import type { BoxSheet } from '../entry/boxes.ts';
import { problems as problemsOf } from '../invariants.ts';
import type { SoundLaw } from '../invariants.ts';
import type { Sheet } from '../sheet.ts';
import type { FormationOwn } from './ledger.ts';

type Seeing = Seen<FormationOwn>;

export type FormationSoundLaw<S extends Seeing> = {
  /** Lists of units and of hexes that only this game keeps. */
  lists?(s: S): readonly (readonly string[])[];
  hexes?(s: S): readonly string[];
  /** Where markers may lie that are in no hex; nowhere, if that is left out. */
  isMarkerBox?(place: string): boolean;
  /** What is wrong with a stack; nothing, where a hex may be over a limit for a while. */
  stack?: SoundLaw<S>['stack'];
};

const unitLists = ({ own }: Seeing): readonly (readonly string[])[] => {
  const { disrupted, entrenched, strong, inactive, downed, phase, pulse, turn } = own;
  return [
    disrupted,
    entrenched,
    strong,
    inactive,
    phase.moved,
    pulse.used,
    pulse.fought,
    pulse.fired,
    pulse.flown,
    pulse.healing,
    pulse.walked,
    turn.bought.map(({ unit }) => unit),
    pulse.attacks.flatMap(({ units }) => units),
    pulse.missions.flatMap(({ flights, cargo = [] }) => [...flights.map(({ unit }) => unit), ...cargo]),
    turn.active,
    turn.shaken,
    Object.keys(turn.began),
    Object.keys(downed),
  ];
};

const hexLists = ({ own: { fallen, pulse, turn } }: Seeing): readonly string[] => [
  ...fallen,
  ...pulse.supported,
  ...pulse.attacks.map(({ hex }) => hex),
  ...pulse.missions.map(({ hex }) => hex),
  ...turn.resupplied,
];

export const formationProblems = <S extends Seeing>(
  p: Sheet & BoxSheet,
  law: FormationSoundLaw<S> = {},
): ((s: S) => readonly Problem[]) =>
  problemsOf<S>(p, {
    isBox: (place) => isBox(p, place),
    isMarkerBox: (place) => law.isMarkerBox?.(place) ?? false,
    unsettled: new Set(['battle', 'retreat', 'advance']),
    stack: (s, hex, units) => law.stack?.(s, hex, units) ?? [],
    lists: (s) => [...unitLists(s), ...(law.lists?.(s) ?? [])],
    hexes: (s) => [...hexLists(s), ...(law.hexes?.(s) ?? [])],
  });
