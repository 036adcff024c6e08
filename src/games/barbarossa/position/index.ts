// A position of Barbarossa: what its lines may state beside what every game has, and where its phases begin.
import type { PositionForm } from '../../../api/game.ts';
import { misread } from '../../../api/position-facts.ts';
import { positionForm as formOf } from '../../../mechanics/position/form.ts';
import { pointsFact } from '../../../mechanics/position/points.ts';
import { emptyOwn } from '../03-set-up/3.1-setup.ts';
import { placeDefault } from '../03-set-up/3.1-deployment.ts';
import { isObjective } from '../04-how-to-win/4.2-victory-points.ts';
import { PHASES, sideOfPhase } from '../05-sequence/5.2-sequence.ts';
import type { Phase } from '../05-sequence/5.2-sequence.ts';
import { mayStandFast } from '../12-road-back.ts';
import { isBox } from '../../../mechanics/entry/boxes.ts';
import type { Printed } from '../data/sheet.ts';
import { victoryMessages } from '../en/04-how-to-win.ts';
import { freshPhase } from '../state.ts';
import type { Own } from '../state.ts';
import { ledgerFacts } from './ledger-facts.ts';
import { markerLaw } from './markers.ts';
import { halfFact, standAt } from './phase-start.ts';

/** Why the total has ever changed (4.2c): all of it stands in its sum with a sentence of its own. */
const REASONS = Object.keys(victoryMessages).flatMap((key) =>
  key.startsWith('sum.points.') ? [key.slice(4)] : [],
);

export const positionForm = (p: Printed): PositionForm =>
  formOf<Own>(p, {
    phases: PHASES,
    sideOf: (phase) => sideOfPhase(phase as Phase),
    empty: () => emptyOwn(p),
    placeAll: (s) => {
      for (const side of ['soviet', 'german'] as const) placeDefault(p, s, side);
    },
    units: { isBox: (place) => isBox(p, place), unit: '24pz 2116' },
    held: { rule: 'barbarossa:3.6c', example: '2115 german' },
    markers: markerLaw(p),
    points: pointsFact<Own>(p, {
      says: 'A change of the German points total, for ever.',
      rule: 'barbarossa:4.2c',
      example: '3 5 points.taken barbarossa:4.2c 1606',
      isTurn: (turn) => p.turn(turn) !== undefined,
      reasons: REASONS,
      // Objectives and cities, and any hex of the Reich (4.2g).
      isScored: (hex, why) => isObjective(p, hex) || p.hex(hex).city !== undefined || why === 'points.reich',
    }),
    more: [halfFact],
    ledger: ledgerFacts(p),
    ofPhase: ['shown', 'crowded', ...Object.keys(freshPhase()).map((key) => `phase.${key}`)],
    refuse: ({ path }, value, { scenario, turn }) =>
      path === 'turn.stand' && Array.isArray(value) && value.length > 0 && !mayStandFast(scenario)
        ? misread('POSITION.STAND', { turn, rule: 'barbarossa:12.7a' })
        : undefined,
    stand: (s, draft) => standAt(p, s, draft),
  });
