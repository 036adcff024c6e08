// The questions `odds`, `targets`, `threats` and `who` of battles at the front.
import type { Args, Message, Refusal } from '../../../core/types.ts';
import type { Seen } from '../../../core/rule-set.ts';
import { FACES, rowOf } from '../die-index.ts';
import { placeOf } from '../../places.ts';
import { GARRISON } from '../allocated/effect-law.ts';
import { retreatGround } from '../allocated/field.ts';
import { fightOf, sourcesOf } from '../allocated/fight.ts';
import type { Fight } from '../allocated/fight.ts';
import { allocatedOdds } from '../allocated/questions.ts';
import { leadingOf } from '../allocated/readings.ts';
import { firstSteps } from '../allocated/retreat-steps.ts';
import { message, refusedMessage } from '../questions/odds.ts';
import type { Answer } from '../questions/odds.ts';
import { strikeAnswers } from '../questions/targets.ts';
import type { Coming, StrikeAnswers } from '../questions/targets.ts';
import { refuseStrike } from './attacks.ts';
import type { FrontAttacks } from './attacks.ts';
import { ableToStand, defendersAt, defendingSide, fightFor, isCounter } from './fights.ts';
import type { FrontLaw, FrontOwn, FrontSide } from './law.ts';
import { outcomeLaw, readings, refuseOdds, refusePressed } from './odds.ts';
import { attackSum, defenceSum, worthOf } from './strengths.ts';
import { ladder } from './table.ts';
import { isTaken } from './taken.ts';

export type FrontQuestionLaw<O extends FrontOwn> = {
  /** Whether attacks are allocated in a phase. */
  isAllocation(phase: string): boolean;
  /** The next time a side attacks, and the board that is on. */
  coming(s: Seen<O>, attacker: FrontSide): Coming<Seen<O>> | undefined;
  /** The column from which on an attack is grave. */
  readonly grave: string;
};

type Viewer = FrontSide | 'both';

export type FrontQuestions<O extends FrontOwn> = Pick<
  StrikeAnswers<Seen<O>>,
  'targets' | 'threats' | 'who' | 'strikes'
> & {
  odds(s: Seen<O>, who: Viewer, args: Args): Answer;
  /** The attacks that are planned. */
  plan(s: Seen<O>): Answer;
  isAttacking(s: Seen<O>, side: string): boolean;
  /** Why a unit could not attack a hex from where it is: now, or in a pulse to come. */
  refuseAttack(s: Seen<O>, unit: string, hex: string): Refusal | undefined;
  /** The battle under way, with what each face of its die brings. */
  fight(
    s: Seen<O>,
  ):
    | { readonly hex: string; readonly against: readonly string[]; readonly faces: readonly Message[] }
    | undefined;
};

/** Who is told to attack already can be asked about as well. */
const PLANNED = 'ATTACK.UNIT-AGAIN';

const isSame = (units: readonly string[], others: readonly string[]): boolean =>
  units.length === others.length && units.every((unit) => others.includes(unit));

/** From when the odds of a battle have been told, until its die has fallen. */
const TOLD: ReadonlySet<string> = new Set(['stand', 'force', 'die']);

export const frontQuestions = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  attacks: FrontAttacks<O>,
  { isAllocation, coming, grave }: FrontQuestionLaw<O>,
): FrontQuestions<O> => {
  const { sheet } = law;

  const asked = allocatedOdds<Seen<O>, R>({
    ...outcomeLaw(law),
    ladder: ladder(law),
    rules: { attackers: law.rules.attack, trapped: law.rules.trapped, retreat: law.rules.beside },
    rows: FACES,
    // A face is to its row what the row is to its face.
    face: (s, row) => rowOf(s, row),
    attack: (s, fight) => attackSum(law, s, fight),
    defence: (s, fight) => defenceSum(law, s, fight),
    isCounter: (unit) => isCounter(law, unit),
    isTaken: (s, fight, outcome) => isTaken(law, s, fight, outcome),
    retreats: (s, fight) => {
      const beaten = { hex: fight.hex, sources: sourcesOf(fight) };
      const ground = retreatGround(law.field, s, defendingSide(law, fight));
      const units = fight.defenders.filter((unit) => unit !== GARRISON);
      return [...new Set(units.flatMap((unit) => firstSteps(ground, unit, beaten).hexes))].toSorted();
    },
  });

  const isAttacking = (s: Seen<O>, side: string): boolean =>
    s.clock.phasing === side && (isAllocation(s.clock.phase) || s.stack.at(-1)?.proc === 'battle');

  const refuseAttack = (s: Seen<O>, unit: string, hex: string): Refusal | undefined =>
    isAttacking(s, sheet.sideOf(unit))
      ? attacks.now(s).refuseAttacker(s, unit, hex)
      : refuseStrike(law, s, unit, placeOf(s.own, unit), hex);

  const isAble = (s: Seen<O>, unit: string, hex: string): boolean => {
    const why = refuseAttack(s, unit, hex);
    return why === undefined || why.code === PLANNED;
  };

  /** Who is told already to attack a hex. */
  const plannedAt = (s: Seen<O>, hex: string, side: FrontSide): readonly string[] =>
    s.clock.phasing === side ? (s.own.pulse.attacks.find((attack) => attack.hex === hex)?.units ?? []) : [];

  /** Those of the plan, else all who could. */
  const supposedAt = (s: Seen<O>, hex: string, side: FrontSide): readonly string[] => {
    const planned = plannedAt(s, hex, side);
    return planned.length > 0 ? planned.toSorted() : attacks.now(s).attackersOf(s, hex, side);
  };

  /** The fewest of those named, or with those of the plan of all who could join it. */
  const bestAt = (s: Seen<O>, hex: string, side: FrontSide, named?: readonly string[]): readonly string[] => {
    const args = { target: [hex], ...(named !== undefined && { from: named }) };
    const best = attacks.now(s).bestAttack(s, hex, args).args['from'] ?? [];
    return named === undefined ? [...new Set([...plannedAt(s, hex, side), ...best])].toSorted() : best;
  };

  const isForcing = (attacker: FrontSide): boolean =>
    law.force !== undefined && (law.force.firmOnly === true || attacker === law.invader);

  const odds: FrontQuestions<O>['odds'] = (s, _, args) => {
    const [hex = ''] = args['target'] ?? [];
    const garrison = sheet.isHex(hex)
      ? sheet.sides.find((side) => defendersAt(law, s, hex, side).length > 0)
      : undefined;
    if (garrison === undefined) return [message('odds.nobody', { hex })];
    const attacker = sheet.other(garrison);
    const named = args['from']?.filter((unit) => sheet.isUnit(unit));
    const friends = named?.filter((unit) => sheet.sideOf(unit) === garrison) ?? [];
    const enemies = named?.filter((unit) => sheet.sideOf(unit) === attacker);
    const cannot: Message[] = (enemies ?? []).flatMap((unit) => {
      const why = refuseAttack(s, unit, hex);
      return why === undefined || why.code === PLANNED ? [] : [refusedMessage('odds.cannot', why)];
    });
    if (friends.length > 0)
      cannot.unshift(message('odds.same-side', { units: friends, hex, side: garrison }));
    const able = enemies?.filter((unit) => isAble(s, unit, hex));
    const how = [...(args['how'] ?? []), ...(args['as'] ?? [])];
    const isBest = how.includes('best') && isAttacking(s, attacker);
    const units = isBest ? bestAt(s, hex, attacker, able) : (able ?? supposedAt(s, hex, attacker));
    if (units.length === 0) return cannot.length > 0 ? cannot : [message('odds.no-attacker', { hex })];
    const fight: Fight = fightFor(law, s, {
      hex,
      units,
      ...(how.includes('press') && { pressed: true }),
      ...(how.includes('force') && isForcing(attacker) && { forced: true }),
      ...((how.includes('stand') || (how.includes('force') && law.force?.firmOnly === true)) && {
        firm: ableToStand(law, s, { defenders: defendersAt(law, s, hex, garrison) }),
      }),
    });
    const low =
      refuseOdds(law, s, fight) ?? (fight.pressed === true ? refusePressed(law, s, fight) : undefined);
    if (low !== undefined) cannot.push(refusedMessage('odds.cannot', low));
    return asked.answer(s, fight, cannot, {
      isPlanned: isSame(units, plannedAt(s, hex, attacker)),
      isBarred: low !== undefined,
    });
  };

  const fight: FrontQuestions<O>['fight'] = (s) => {
    const frame = s.stack.findLast(({ proc }) => proc === 'battle');
    if (frame === undefined) return undefined;
    const { hex, defenders = [] } = fightOf(frame) as Partial<Fight> & Pick<Fight, 'hex'>;
    const isTold = frame === s.stack.at(-1) && TOLD.has(frame.step);
    return {
      hex,
      against: defenders.filter((unit) => isCounter(law, unit)),
      faces: isTold ? asked.faces(s, fightOf(frame)) : [],
    };
  };

  const rungOf = (s: Seen<O>, about: Fight): number => {
    const lead = leadingOf(readings(law, s, about), (some) => worthOf(law, s, about, some));
    return ladder(law).worth(lead.odds.total);
  };

  const plan: FrontQuestions<O>['plan'] = (s) => {
    const { phasing: side } = s.clock;
    const { attacks: all } = s.own.pulse;
    if (all.length === 0) return [message('planned.none', { side })];
    return [
      message('planned.count', { side, count: all.length }),
      ...all.map(({ hex, units }) => {
        const odds = ladder(law).name(rungOf(s, fightFor(law, s, { hex, units })));
        return message('planned.one', { hex, odds, units: [...units] });
      }),
    ];
  };

  const strikes = strikeAnswers<Seen<O>>(sheet, {
    isFresh: () => true,
    isKnownAt: () => true,
    attackers: (s, hex, side) => [
      ...new Set([...plannedAt(s, hex, side), ...attacks.now(s).attackersOf(s, hex, side)]),
    ],
    columns: (s) => (hex, units) => {
      const about = fightFor(law, s, { hex, units });
      if (refuseOdds(law, s, about) !== undefined) return undefined;
      const rung = rungOf(s, about);
      return { rung, floor: rung, odds: ladder(law).name(rung) };
    },
    refuse: (s, unit, hex) => refuseAttack(s, unit, hex),
    fightHex: (s) => fight(s)?.hex,
    coming: (s, attacker) =>
      isAttacking(s, attacker) ? { turn: s.clock.turn, standing: s } : coming(s, attacker),
    graveOdds: grave,
    grave: law.charts.columns.find(({ id }) => id === grave)?.rung ?? 0,
  });

  return { ...strikes, odds, plan, fight, isAttacking, refuseAttack };
};
