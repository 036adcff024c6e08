// Chapter 3: what the scenarios differ in, each a part that can be mixed with those of others (3.10, R16).
import type { Options } from '../../../core/rule-set.ts';
import type { Seen } from '../../../core/rule-set.ts';
import type { Printed } from '../data/sheet.ts';
import { chosenPart } from './options.ts';

/** Where the offensive begins: in the Historical Scenario and in Bold Stroke. */
export const CENTRES = ['4004', '4720'] as const;
export type Centre = (typeof CENTRES)[number];

/** As the files of the scenarios have them, under `values`. */
export type Parts = {
  /** 3.2b, 3.6b */
  readonly centre: Centre;
  /** 3.1e, 3.6e */
  readonly northUkraine: boolean;
  /** 3.1f, 3.7a */
  readonly fifthPanzer: boolean;
  /** 3.8a, 3.9b: steps of every turn; else those of the track. */
  readonly germanSteps: number | 'track';
  /** 10.2c, 10.2d: the ground units of the 1st Ukrainian Front stay in their area. */
  readonly frontIsBound: boolean;
  /** 11.1, R22: whoever the offensive begins with must attack. */
  readonly mustAttack: boolean;
};

/** A scenario and what was agreed, in play or before it. */
export type Agreed = Pick<Seen<unknown>, 'scenario'> & { readonly options: Options };

const STEPS: Readonly<Record<string, Parts['germanSteps']>> = { track: 'track', two: 2, three: 3 };

/** What this game is made of. */
export const partsOf = (p: Printed, { scenario, options }: Agreed): Parts => {
  // The files were checked against their schemas, and what they say of the scenarios by the findings of the board.
  const printed = p.set.scenarios[scenario]?.values as unknown as Parts;
  const chosen = (id: string): string | undefined => chosenPart(options, id);
  const whether = (id: string, word: string, otherwise: boolean): boolean => {
    const value = chosen(id);
    return value === undefined ? otherwise : value === word;
  };
  const centre = CENTRES.find((each) => each === chosen('centre')) ?? printed.centre;
  return {
    centre,
    northUkraine: whether('north-ukraine', 'on', printed.northUkraine),
    fifthPanzer: whether('fifth-panzer', 'on', printed.fifthPanzer),
    germanSteps: STEPS[chosen('german-steps') ?? ''] ?? printed.germanSteps,
    frontIsBound: whether('ukrainian-front', 'bound', printed.frontIsBound),
    mustAttack: whether('first-attacks', 'must', printed.mustAttack),
  };
};

/**
 * 3.6: the offensive out of the marshes: nine armies are redeployed (3.6c), the marshes bar supply from the second turn on
 * (3.6j), and the air armies of the 1st Ukrainian Front interdict everywhere (13.2, R71).
 */
export const isBoldStroke = (p: Printed, s: Agreed): boolean => partsOf(p, s).centre === '4720';
