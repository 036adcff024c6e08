// The missions of a player turn (AIR.1, AIR.11, SUP.10, R19, R130): announced while attacks are allocated, flown before the battles.
import { refusal } from '../../../core/rule-set.ts';
import type { Choice, Procedure } from '../../../core/rule-set.ts';
import { sorties } from '../../../mechanics/air/interception.ts';
import { missionChoice, recallChoice } from '../../../mechanics/air/missions.ts';
import type { MissionLaw } from '../../../mechanics/air/missions.ts';
import { sortie } from '../../../mechanics/air/sortie.ts';
import type { TurnStep } from '../../../mechanics/formations/pulses.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own } from '../state.ts';
import { hungryHexes, outOfFull } from '../supply/supplied.ts';
import { airOf } from './air-law.ts';
import { FEED, feedProcedure } from './air-supply.ts';
import { groundUnitsAt, hexesOf } from './aircraft.ts';

export const bombOf = perSheet((p: Printed): MissionLaw<Own> => ({
  verb: 'bomb',
  kind: 'bomb',
  rule: 'deathstruggle:R130',
  hexes: (s, side) => hexesOf(p, s, p.other(side)),
  refuseHex: (s, side, hex) =>
    groundUnitsAt(p, s, hex, p.other(side)).length > 0
      ? undefined
      : refusal('AIR.NOBODY-THERE', 'deathstruggle:AIR.11', { hex }),
}));

const resupplyOf = perSheet((p: Printed): MissionLaw<Own> => ({
  verb: 'resupply',
  kind: 'resupply',
  rule: 'deathstruggle:SUP.10',
  hexes: (s, side) => hungryHexes(p, s, side as Who),
  refuseHex: (s, side, hex) => {
    if (groundUnitsAt(p, s, hex, side as Who).length === 0)
      return refusal('AIR.NOBODY-YOURS', 'deathstruggle:SUP.10', { hex, side });
    return outOfFull(p, s, side as Who, hex).length > 0
      ? undefined
      : refusal('AIR.NOT-HUNGRY', 'deathstruggle:SUP.10', { hex });
  },
}));

/** What is ordered beside moves and attacks. */
export const missionChoices = perSheet((p: Printed): readonly Choice<Own>[] => [
  missionChoice(airOf(p), bombOf(p)),
  missionChoice(airOf(p), resupplyOf(p)),
  recallChoice(airOf(p), 'recall'),
]);

export const airProcedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  sorties: sorties(airOf(p)),
  sortie: sortie(airOf(p)),
  [FEED]: feedProcedure(p),
});

/** Once the battles are over: who has supported one of them supports no later one (AIR.15, R130). */
export const flyHome = (name: string): TurnStep<Own> => ({
  name,
  run: (ctx) => {
    ctx.s.own.pulse.support = [];
  },
});
