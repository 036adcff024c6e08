// A position of Death Struggle 20: what its lines may state beside what every game has, and where its phases begin.
import type { PositionForm } from '../../../api/game.ts';
import type { State } from '../../../core/types.ts';
import { OUT } from '../../../mechanics/entry/dead-pile.ts';
import { isBox } from '../../../mechanics/entry/boxes.ts';
import { frameAt, positionForm as formOf } from '../../../mechanics/position/form.ts';
import { placeOf, put } from '../../../mechanics/places.ts';
import { WAITS } from '../../../mechanics/sequence.ts';
import { COMPONENTS } from '../boxes.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { PHASES, sideOfPhase } from '../sequence/phases.ts';
import type { Phase } from '../sequence/phases.ts';
import { numberOfTurn } from '../sequence/turn.ts';
import { printedParts } from '../replacements/parts.ts';
import { placeDefault } from '../set-up/deployment.ts';
import { emptyOwn } from '../set-up/setup.ts';
import { freshPhase } from '../state.ts';
import type { Own } from '../state.ts';
import { ledgerFacts } from './ledger-facts.ts';
import { markerLaw } from './markers.ts';

/** A phase is one of its side's player turn. */
const supposeTurn = (s: State<Own>): void => {
  const { phase, phasing } = s.clock;
  if (phase !== 'set-up' && phase !== 'turn-start') s.own.pulse.number = numberOfTurn(phasing as Who);
};

/** BLD.12: a corps on the map is whole, unless lines say where its divisions are. */
const supposeParts = (p: Printed, { own }: State<Own>, named: Pick<ReadonlySet<string>, 'has'>): void => {
  const isLeftOut = (part: string): boolean => placeOf(own, part) === OUT && !named.has(part);
  const parts = p.unitIds
    .filter((unit) => p.isHex(placeOf(own, unit)))
    .flatMap((unit) => own.components[unit] ?? printedParts(p, unit));
  put(own, parts.filter(isLeftOut), COMPONENTS);
};

export const positionForm = (p: Printed): PositionForm =>
  formOf<Own>(p, {
    phases: PHASES,
    bothSetUp: true,
    sideOf: (phase) => sideOfPhase(phase as Phase),
    empty: () => emptyOwn(p),
    placeAll: (s) => {
      for (const side of ['russian', 'axis'] as const) placeDefault(p, s, side);
      supposeTurn(s);
    },
    units: { isBox: (place) => isBox(p, place), unit: '7pz 3349' },
    held: { rule: 'deathstruggle:SUP.6', example: '2820 axis' },
    hits: 'deathstruggle:RES.X.8',
    markers: markerLaw(p),
    ledger: ledgerFacts(p),
    ofPhase: Object.keys(freshPhase()).map((key) => `phase.${key}`),
    stand: (s, draft) => {
      if (!draft.said.has('pulse.number')) supposeTurn(s);
      supposeParts(p, s, draft.units);
      return s.clock.phase === 'turn-start'
        ? [frameAt('turn', 'start')]
        : [{ ...frameAt('turn', `play-${s.clock.phase}`), vars: { [WAITS]: true } }];
    },
  });
