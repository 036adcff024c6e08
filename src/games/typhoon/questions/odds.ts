// Ground combat: the question `odds`: columns, what each row of the table brings to each part of the defence, and why.
import type { Args, Message, Refusal } from '../../../core/types.ts';
import { GARRISON } from '../../../mechanics/combat/allocated/effects.ts';
import { retreatGround } from '../../../mechanics/combat/allocated/field.ts';
import { fightOf, sourcesOf } from '../../../mechanics/combat/allocated/fight.ts';
import type { Fight } from '../../../mechanics/combat/allocated/fight.ts';
import { allocatedOdds } from '../../../mechanics/combat/allocated/questions.ts';
import { firstSteps } from '../../../mechanics/combat/allocated/retreat-steps.ts';
import { message, refusedMessage } from '../../../mechanics/combat/questions/odds.ts';
import type { Answer } from '../../../mechanics/combat/questions/odds.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { hasUnitsOf, placeOf } from '../../../mechanics/places.ts';
import { fieldOf, garrisonOf } from '../combat-results/field.ts';
import { defendingSide, fightFor, isCounter } from '../combat-results/fights.ts';
import { outcomeLaw, refuseOdds, refusePressed } from '../combat-results/odds.ts';
import { attackSum, defenceSum } from '../combat-results/strengths.ts';
import { FACES, indexOf, ladder } from '../combat-results/table.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { attacksNow, refuseStrike } from '../ground-attacks/attacks.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Seeing } from '../state.ts';
import { phasing } from '../state.ts';

const asked = perSheet((p: Printed) =>
  allocatedOdds<Seeing, ResultCode>({
    ...outcomeLaw(p),
    ladder: ladder(p),
    rules: { attackers: 'typhoon:SEQ.5', trapped: 'typhoon:NRO.1', retreat: 'typhoon:RET.4' },
    rows: FACES,
    // R1
    face: (s, row) => (indexOf(s) === 'b' ? FACES + 1 - row : row),
    attack: (s, fight) => attackSum(p, s, fight),
    defence: (s, fight) => defenceSum(p, s, fight),
    isCounter: (unit) => isCounter(p, unit),
    retreats: (s, fight) => {
      const beaten = { hex: fight.hex, sources: sourcesOf(fight) };
      const ground = retreatGround(fieldOf(p), s, defendingSide(p, fight));
      const units = fight.defenders.filter((unit) => unit !== GARRISON);
      return [...new Set(units.flatMap((unit) => firstSteps(ground, unit, beaten).hexes))].toSorted();
    },
  }),
);

/** SEQ.4, SEQ.5 */
const ALLOCATION = /-(?:first-attacks|movement)$/;

/** Whether a side allocates attacks now, so that all of its law is in force. */
export const isAttacking = (s: Seeing, side: string): boolean =>
  phasing(s) === side && (ALLOCATION.test(s.clock.phase) || s.stack.at(-1)?.proc === 'battle');

/** Why a unit could not attack a hex from where it is: now, or in a pulse to come. */
export const refuseAttack = (p: Printed, s: Seeing, unit: string, hex: string): Refusal | undefined =>
  isAttacking(s, p.sideOf(unit))
    ? attacksNow(p, s).refuseAttacker(s, unit, hex)
    : refuseStrike(p, s, unit, placeOf(s.own, unit), hex);

const PLANNED = 'ATTACK.UNIT-AGAIN';

const isDefended = (p: Printed, s: Seeing, hex: string, side: Who): boolean =>
  hasUnitsOf(p, s.own, hex, side) || (side === 'russian' && garrisonOf(p, s, hex) > 0);

/** Those who could attack, and those who have been told to: the odds of an attack in the plan are asked for as well. */
const ableAt = (p: Printed, s: Seeing, hex: string, side: Who): readonly string[] => {
  const joined = s.own.pulse.attacks.find((attack) => attack.hex === hex)?.units ?? [];
  return [...new Set([...joined, ...attacksNow(p, s).attackersOf(s, hex, side)])].toSorted();
};

/** `odds 5114 from 35ik`, `odds 5114`, `odds 5114 best`, `odds 5114 press`, `odds 5114 force`. */
export const answerOdds = (p: Printed, s: Seeing, args: Args): Answer => {
  const [hex = ''] = args['target'] ?? [];
  const garrison = p.isHex(hex) ? p.sides.find((side) => isDefended(p, s, hex, side)) : undefined;
  if (garrison === undefined) return [message('odds.nobody', { hex })];
  const attacker = otherSide(garrison);
  const named = args['from']?.filter((unit) => p.isUnit(unit));
  const friends = named?.filter((unit) => p.sideOf(unit) === garrison) ?? [];
  const cannot: Message[] =
    friends.length === 0 ? [] : [message('odds.same-side', { units: friends, hex, side: garrison })];
  const enemies = named?.filter((unit) => p.sideOf(unit) === attacker);
  for (const unit of enemies ?? []) {
    const why = refuseAttack(p, s, unit, hex);
    if (why !== undefined && why.code !== PLANNED) cannot.push(refusedMessage('odds.cannot', why));
  }
  const able =
    enemies?.filter((unit) => {
      const why = refuseAttack(p, s, unit, hex);
      return why === undefined || why.code === PLANNED;
    }) ?? ableAt(p, s, hex, attacker);
  if (able.length === 0) return cannot.length > 0 ? cannot : [message('odds.no-attacker', { hex })];
  const how = [...(args['how'] ?? []), ...(args['as'] ?? [])];
  const units =
    how.includes('best') && isAttacking(s, attacker)
      ? (attacksNow(p, s).bestAttack(s, hex, { target: [hex], from: able }).args['from'] ?? able)
      : able;
  const fight: Fight = fightFor(p, s, {
    hex,
    units,
    ...(how.includes('press') && { pressed: true }),
    ...(how.includes('force') && attacker === 'german' && { forced: true }),
  });
  const low = refuseOdds(p, s, fight) ?? (fight.pressed === true ? refusePressed(p, s, fight) : undefined);
  if (low !== undefined) cannot.push(refusedMessage('odds.cannot', low));
  return asked(p).answer(s, fight, cannot);
};

/** From when the odds of a battle have been told, until its die has fallen. */
const TOLD: ReadonlySet<string> = new Set(['stand', 'force', 'die']);

/** CRT.2: what each face of the die brings in the battle under way. */
export const facesNow = (p: Printed, s: Seeing): readonly Message[] => {
  const frame = s.stack.at(-1);
  return frame?.proc === 'battle' && TOLD.has(frame.step) ? asked(p).faces(s, fightOf(frame)) : [];
};

/** The battle under way. */
export const fightIn = (
  p: Printed,
  s: Seeing,
):
  | { readonly hex: string; readonly against: readonly string[]; readonly faces: readonly Message[] }
  | undefined => {
  const frame = s.stack.findLast(({ proc }) => proc === 'battle');
  if (frame === undefined) return undefined;
  const { hex, defenders = [] } = fightOf(frame) as Partial<Fight> & Pick<Fight, 'hex'>;
  return { hex, against: defenders.filter((unit) => isCounter(p, unit)), faces: facesNow(p, s) };
};
