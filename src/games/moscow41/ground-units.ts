// What this edition takes over from the first: zones, stacking, Disruption, armies, and units that come into hexes. Each
// mechanic with the rules under which it stands here.
import type { Ctx, OpenChoice } from '../../core/rule-set.ts';
import type { RuleId } from '../../core/types.ts';
import { disrupt as disruptBy, dropFrom } from '../../mechanics/formations/disruption.ts';
import { DEAD, OUT } from '../../mechanics/entry/dead-pile.ts';
import type { Fate } from '../../mechanics/entry/dead-pile.ts';
import { comingIn } from '../../mechanics/formations/coming-in.ts';
import type { ComingIn, Door } from '../../mechanics/formations/coming-in.ts';
import { elimination } from '../../mechanics/formations/elimination.ts';
import type { Elimination } from '../../mechanics/formations/elimination.ts';
import { formationLists } from '../../mechanics/formations/ledger.ts';
import { entrenchChoice } from '../../mechanics/formations/entrenchment.ts';
import { recovery } from '../../mechanics/formations/recovery.ts';
import type { Recovery } from '../../mechanics/formations/recovery.ts';
import { corpsStacking } from '../../mechanics/formations/stacking.ts';
import { armySides } from '../../mechanics/formations/strong-sides.ts';
import type { ArmySides } from '../../mechanics/formations/strong-sides.ts';
import { corpsZones } from '../../mechanics/formations/zones.ts';
import type { CorpsZones } from '../../mechanics/formations/zones.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import type { Stacking } from '../../mechanics/stacking.ts';
import { classOf } from '../../mechanics/formations/unit-classes.ts';
import { SIDE } from '../../mechanics/ground/ground.ts';
import { isFrozen } from '../../mechanics/ground/weather.ts';
import type { Printed, Who } from './data/sheet.ts';
import type { Own, Seeing } from './state.ts';
import { isSupplied } from './supply/lines.ts';

/** INH.ZOC, TER.24, R138, R139; R173, R174, R175: what is corps level, infantry and pure armour; TER.15: garrisons are no units, and have none. */
export const zonesOf = perSheet((p: Printed): CorpsZones =>
  corpsZones(p, { pairs: 'german', closed: (s) => (isFrozen(p, s as Seeing) ? 0 : SIDE.lake) }),
);

/** INH.STK, R128; TER.5, TER.9: with one corps of two icons in any hex, one panzer corps in a swamp is no limit of its own. */
export const stackingOf = perSheet((p: Printed): Stacking<Own> =>
  corpsStacking<Own>(p, {
    rules: {
      units: 'moscow41:INH.STK',
      armies: 'moscow41:INH.STK',
      corps: 'moscow41:INH.STK',
      mobile: 'moscow41:INH.STK',
      twoIcons: 'moscow41:INH.STK',
      penalty: 'moscow41:INH.STK',
    },
    limit: p.limit,
    remove: (ctx, units) => lossesOf(p).eliminate(ctx, units, 'moscow41:INH.STK', 'overstack'),
  }),
);

/** INH.DIS, R182 */
export const recoveryOf = perSheet((p: Printed): Recovery<Own> =>
  recovery<Own>(p, {
    rules: { unattacked: 'moscow41:INH.DIS', attacked: 'moscow41:INH.DIS' },
    isLate: (unit) => p.sideOf(unit) === 'russian' && !classOf(p, unit).isRed,
    isSupplied: (s: Seeing, unit) => isSupplied(p, s, unit),
  }),
);

/** INH.ARM, R142, R144 */
export const armiesOf = perSheet((p: Printed): ArmySides<Own> =>
  armySides<Own>(p, {
    rules: {
      flip: { german: 'moscow41:INH.ARM', russian: 'moscow41:INH.ARM' },
      back: { german: 'moscow41:INH.ARM', russian: 'moscow41:INH.ARM' },
      close: 'moscow41:INH.ARM',
    },
    apart: { side: 'german', within: p.limit('army-distance') },
  }),
);

/** ENT.4: the first Disruption leaves an entrenchment; ENT.5 */
export const disrupt = (ctx: Ctx<Own>, units: readonly string[], rule: RuleId): void =>
  disruptBy<Own>(
    { second: 'moscow41:ENT.5', struck: ({ pulse }, struck) => void dropFrom(pulse.healing, struck) },
    ctx,
    units,
    rule,
  );

/** ENT.1 */
export const mayEntrench = (p: Printed, unit: string): boolean => {
  const { isArmy, isCorpsLevel, type } = classOf(p, unit);
  return p.sideOf(unit) === 'russian' ? isArmy : isCorpsLevel && !isArmy && type === 'infantry';
};

/** ENT.1; R24: who dug in stays. */
export const entrenchOf = (p: Printed, side: Who): OpenChoice<Own> =>
  entrenchChoice<Own>(
    p,
    {
      rules: { order: 'moscow41:ENT.1', who: 'moscow41:ENT.1' },
      isKind: (unit) => mayEntrench(p, unit),
      dug: ({ pulse }, units) => void pulse.dug.push(...units),
    },
    side,
  );

export type Cause = 'combat' | 'exchange' | 'overstack' | 'katyusha' | 'voluntary' | 'supply' | 'air';

/** INH.REP: Rokossovsky's. */
const SIXTEENTH = '16a';

export const fateOf = (p: Printed, unit: string, cause: Cause): Fate => {
  const isGone =
    classOf(p, unit).isCrossed || (unit === SIXTEENTH && cause !== 'exchange' && cause !== 'voluntary');
  return { place: isGone ? OUT : DEAD, rule: 'moscow41:INH.REP' };
};

export const lossesOf = perSheet((p: Printed): Elimination<Own, Cause> =>
  elimination<Own, Cause>(p, { fate: (unit, cause) => fateOf(p, unit, cause), lists: formationLists }),
);

/** R172, INH.KAT, ENT.3, INH.ARM, TER.14 */
const doorOf = perSheet((p: Printed): Door<Own> =>
  comingIn<Own>(p, {
    rules: { held: 'moscow41:R172', entrenchment: 'moscow41:ENT.3', katyusha: 'moscow41:INH.KAT' },
    hunter: 'german',
    eliminate: (ctx, units, rule) => lossesOf(p).eliminate(ctx, units, rule, 'katyusha'),
    turnBack: (ctx, units) => armiesOf(p).turnBack(ctx, units),
  }),
);

/** By a move, a retreat or an advance. */
export const enterHex = (
  p: Printed,
  ctx: Ctx<Own>,
  units: readonly string[],
  hex: string,
  how: ComingIn = 'move',
): void => doorOf(p)(ctx, units, hex, how);
