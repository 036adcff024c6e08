// No Retreat and what follows from it: exchanges that the attacker forces before or after the die (FEX.1 to FEX.4, R18, R19), that
// Germans escape (FEX.5), and exchanges that Germans refuse (RES.X.6, R98).
import type { AllocatedLaw } from '../../../mechanics/combat/allocated/battle-law.ts';
import { stageFrom } from '../../../mechanics/combat/allocated/charts.ts';
import { fightCourse, fightOf } from '../../../mechanics/combat/allocated/fight.ts';
import type { Fight, Part } from '../../../mechanics/combat/allocated/fight.ts';
import type { ForceLaw } from '../../../mechanics/combat/front/law.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import { weatherLine } from '../weather.ts';
import { areGerman } from './unit-kinds.ts';

type Result = Part<ResultCode>;

const attackerIn = (p: Printed, { units }: Pick<Fight, 'units'>): Who => p.sideOf(units[0] ?? '');

const isOrdered = ({ firm = [] }: Fight): boolean => firm.length > 0;

export const forceOf = (p: Printed): ForceLaw<Own, ResultCode> => ({
  rule: 'deathstruggle:FEX.1',
  by: () => 'deathstruggle:FEX.2',
  firmOnly: true,
  // FEX.3: the Russian before the die; FEX.4: the German once he knows it.
  early: (_, fight) => isOrdered(fight) && attackerIn(p, fight) !== 'axis',
  late: (_, fight) => isOrdered(fight) && attackerIn(p, fight) === 'axis',
});

export const declinesOf = (p: Printed): NonNullable<AllocatedLaw<Own, ResultCode>['decline']> => {
  const { conversions } = p.tables;
  const escape = stageFrom<ResultCode>(conversions, 'escape', 'deathstruggle:FEX.5').reads;
  const refused = stageFrom<ResultCode>(conversions, 'declined', 'deathstruggle:RES.X.6').reads;
  const isAttacker = (fight: Fight, by: string): boolean => by === attackerIn(p, fight);
  const isGerman = (unit: string): boolean => classOf(p, unit).isGerman;
  /** FEX.5: who has been told to hold, and is in an exchange for it. */
  const canEscape = ({ firm = [] }: Fight, unit: string): boolean => isGerman(unit) && firm.includes(unit);
  const mayEscape = (fight: Fight, { result, units }: Result): boolean =>
    escape[result] !== undefined && units.some((unit) => canEscape(fight, unit));
  /** RES.X.6, R98 in the place of R10: in Good weather; nobody refuses what he has forced. */
  const mayRefuse = (s: Seeing, fight: Fight): boolean =>
    areGerman(p, fight.units) && weatherLine(p, s).declined === true && fight.forced !== true;

  const escaped = (fight: Fight, part: Result): readonly Result[] => {
    const out = part.units.filter((unit) => canEscape(fight, unit));
    const result = escape[part.result];
    if (result === undefined || out.length === 0) return [part];
    const rest = part.units.filter((unit) => !out.includes(unit));
    return [
      ...(rest.length > 0 ? [{ ...part, units: rest }] : []),
      { ...part, units: out, result, turned: [] },
    ];
  };

  const afterwards = (fight: Fight, part: Result, by: string): readonly Result[] =>
    isAttacker(fight, by) ? [{ ...part, result: refused[part.result] ?? part.result }] : escaped(fight, part);

  const instead = (code: ResultCode, fight: Fight, by: string, parts: readonly Result[]): ResultCode => {
    if (isAttacker(fight, by)) return refused[code] ?? code;
    // R142: of those who have no order the exchange is at its own price.
    const left = parts.find(
      ({ result, units }) => escape[result] !== undefined && !units.every((unit) => canEscape(fight, unit)),
    );
    return left?.result ?? escape[code] ?? code;
  };

  return {
    rule: 'deathstruggle:RES.X.6',
    ruleOf: (fight, by) => (isAttacker(fight, by) ? 'deathstruggle:RES.X.6' : 'deathstruggle:FEX.5'),
    by: (s, fight, parts) => {
      if (attackerIn(p, fight) === 'axis') return mayRefuse(s, fight) ? 'axis' : undefined;
      return fight.forced === true && parts.some((part) => mayEscape(fight, part)) ? 'axis' : undefined;
    },
    attackers: instead,
    part: (_, fight, part, by) => afterwards(fight, part, by),
    told: (_, f, by) => {
      const { attackers = 'X', parts = [] } = fightCourse<ResultCode>(f);
      return { from: attackers, to: instead(attackers, fightOf(f), by, parts) };
    },
    // Whoever takes the D3 goes.
    freed: (fight, parts, by) =>
      isAttacker(fight, by)
        ? []
        : parts
            .filter((part) => mayEscape(fight, part))
            .flatMap(({ units }) => units.filter((unit) => canEscape(fight, unit))),
  };
};
