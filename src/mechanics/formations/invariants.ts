// What is true of every sound state of a game of armies and corps, beside what is true of all: what is remembered of units.
import type { Seen } from '../../core/rule-set.ts';
import type { Problem } from '../../core/types.ts';
import { isBox } from '../entry/boxes.ts';
import type { BoxSheet } from '../entry/boxes.ts';
import { problems as problemsOf } from '../invariants.ts';
import type { Sheet } from '../sheet.ts';
import type { ArmyOwn, FormationOwn } from './ledger.ts';

type Seeing = Seen<ArmyOwn>;

export type FormationSoundLaw<S extends Seeing> = {
  /** Lists of units and of hexes that not every game keeps. */
  lists?(s: S): readonly (readonly string[])[];
  hexes?(s: S): readonly string[];
  /** Where markers may lie that are in no hex; nowhere, if that is left out. */
  isMarkerBox?(place: string): boolean;
  /** Whether units may stand on a hex of water now. */
  isIce?(s: S, hex: string): boolean;
};

const unitLists = ({ own }: Seeing): readonly (readonly string[])[] => {
  const { disrupted, entrenched, strong, phase, pulse } = own;
  return [
    disrupted,
    entrenched,
    strong,
    phase.moved,
    pulse.used,
    pulse.fought,
    pulse.fired,
    pulse.healing,
    pulse.attacks.flatMap(({ units }) => units),
  ];
};

/** Those of a game with armies too close to each other, air units in boxes, and replacements that walk on. */
export const formationUnits = ({ own }: Seen<FormationOwn>): readonly (readonly string[])[] => {
  const { inactive, downed, pulse, turn } = own;
  return [
    inactive,
    pulse.flown,
    pulse.walked,
    // Who has come, is given up and comes again is paid for twice.
    [...new Set(turn.bought.map(({ unit }) => unit))],
    pulse.missions.flatMap(({ flights, cargo = [] }) => [...flights.map(({ unit }) => unit), ...cargo]),
    turn.active,
    turn.shaken,
    Object.keys(turn.began),
    Object.keys(downed),
  ];
};

export const formationHexes = ({ own: { fallen, pulse, turn } }: Seen<FormationOwn>): readonly string[] => [
  ...fallen,
  ...pulse.supported,
  ...pulse.missions.map(({ hex }) => hex),
  ...turn.resupplied,
];

const hexLists = ({ own: { pulse } }: Seeing): readonly string[] => pulse.attacks.map(({ hex }) => hex);

export const formationProblems = <S extends Seeing>(
  p: Sheet & BoxSheet,
  law: FormationSoundLaw<S> = {},
): ((s: S) => readonly Problem[]) =>
  problemsOf<S>(p, {
    isBox: (place) => isBox(p, place),
    isMarkerBox: (place) => law.isMarkerBox?.(place) ?? false,
    unsettled: new Set(['battle', 'retreat', 'advance']),
    // A hex may be over a limit until the side to whom it belongs has to look to it.
    stack: () => [],
    ...(law.isIce && { isIce: law.isIce }),
    lists: (s) => [...unitLists(s), ...(law.lists?.(s) ?? [])],
    hexes: (s) => [...hexLists(s), ...(law.hexes?.(s) ?? [])],
  });
