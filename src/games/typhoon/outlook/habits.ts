// What a computer player of Typhoon does where there is little to weigh: set-up, step A, the order of battles, losses.
import type { Habit, Said } from '../../../api/outlook.ts';
import { SETUP } from '../../../mechanics/entry/deployment.ts';
import { fightOf } from '../../../mechanics/combat/allocated/fight.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import { refusePressed } from '../combat-results/odds.ts';
import { attackingSide, fightFor } from '../combat-results/fights.ts';
import type { Printed } from '../data/sheet.ts';
import { PHASES } from '../sequence/phases.ts';
import type { Seeing } from '../state.ts';
import { defenceOf } from '../unit-data/factors.ts';
import { endingsOf, meanOf, priceOf } from './worth.ts';

const end: Said = { verb: 'end', args: {} };
const pass: Said = { verb: 'pass', args: {} };
const said = (verb: string): Said => ({ verb, args: {} });
const thumb = (answer: (s: Seeing, side: string) => readonly Said[]): Habit => ({
  kind: 'thumb',
  answer: (s, side) => answer(s as Seeing, side),
});

const setUp = thumb((s) =>
  unitsAt(s.own, SETUP).length > 0 ? [{ verb: 'place', args: { how: ['default'] } }] : [end],
);

/** What a hex is worth in a battle that is under way. */
const GROUND = 1.5;

/** KAT.2: rockets first, at who is attacked; then the surest battle, pressed where that gains (PRS.1). */
const combat = (p: Printed): Habit =>
  thumb((s) => {
    const plan = s.own.pulse.attacks.map(({ hex, units }) => {
      const fight = fightFor(p, s, { hex, units });
      const plain = meanOf(endingsOf(p, s, fight), GROUND);
      const isOpen = refusePressed(p, s, fight) === undefined;
      const pressed = isOpen ? meanOf(endingsOf(p, s, { ...fight, pressed: true }), GROUND) : -Infinity;
      return { hex, plain, pressed };
    });
    const rockets = p.unitIds.filter((unit) => p.unit(unit).type === 'katyusha');
    return [
      ...plan.flatMap(({ hex }) =>
        rockets.map((unit): Said => ({ verb: 'fire', args: { units: [unit], target: [hex] } })),
      ),
      ...plan
        .toSorted((a, b) => b.plain - a.plain || (a.hex < b.hex ? -1 : 1))
        .flatMap(({ hex, plain, pressed }): Said[] => [
          ...(pressed > plain ? [{ verb: 'fight', args: { target: [hex], how: ['press'] } }] : []),
          { verb: 'fight', args: { target: [hex] } },
        ]),
      end,
    ];
  });

/** NRO.2: those hold to the last who lose more by going than by staying, as far as one die tells. */
const stand = (p: Printed): Habit =>
  thumb((s) => {
    const frame = s.stack.at(-1);
    if (frame === undefined) return [pass];
    const fight = fightOf(frame);
    // NRO.3: all Russians on the map would have to.
    if (attackingSide(p, fight) === 'german') return [pass];
    const firm = fight.defenders.filter((unit) => p.isUnit(unit) && !s.own.disrupted.includes(unit));
    const [goes, stays] = [fight, { ...fight, firm }].map((one) => meanOf(endingsOf(p, s, one), GROUND));
    return (stays ?? 0) < (goes ?? 0) ? [said('stand'), pass] : [pass];
  });

/** FEX.1 */
const force = (p: Printed): Habit =>
  thumb((s) => {
    const frame = s.stack.at(-1);
    if (frame === undefined) return [pass];
    const fight = fightOf(frame);
    const [plain, forced] = [fight, { ...fight, forced: true }].map((one) =>
      meanOf(endingsOf(p, s, one), GROUND),
    );
    return (forced ?? 0) > (plain ?? 0) ? [said('force'), pass] : [pass];
  });

/** RES.X.5: the cheapest first. */
const losses = (p: Printed): Habit =>
  thumb((s) =>
    p.unitIds
      .toSorted((a, b) => priceOf(p, s, a) - priceOf(p, s, b) || (a < b ? -1 : 1))
      .map((unit): Said => ({ verb: 'lose', args: { units: [unit] } })),
  );

/** RES.D2.2: as far as it goes. */
const drive = thumb(() =>
  ['2', '1', '0'].map((hexes): Said => ({ verb: 'drive', args: { hexes: [hexes] } })),
);

/** ADV.1: who defends best goes into the hex that was won. */
const advance = (p: Printed): Habit =>
  thumb((s) => {
    const frame = s.stack.at(-1);
    if (frame === undefined) return [pass];
    const { hex, units } = fightOf(frame);
    const inTurn = units.toSorted((a, b) => defenceOf(p, s, b) - defenceOf(p, s, a) || (a < b ? -1 : 1));
    return [...inTurn.map((unit): Said => ({ verb: 'advance', args: { units: [unit], to: [hex] } })), pass];
  });

/** ARM.5, INH.ENT: whoever can turns to the strong side and digs in. */
const stepA = thumb(() => [said('flip'), said('entrench'), end]);

const move: Habit = { kind: 'plan', part: 'move' };
const fight: Habit = { kind: 'plan', part: 'fight' };

const everyPhase = (ending: string, habit: Habit): Readonly<Record<string, Habit>> =>
  Object.fromEntries(
    PHASES.filter((phase) => phase.endsWith(ending)).map((phase) => [`${phase}@orders`, habit]),
  );

export const habitsOf = (p: Printed): Readonly<Record<string, Habit>> => ({
  'setUp@russian': setUp,
  'setUp@german': setUp,
  ...everyPhase('-administration', stepA),
  ...everyPhase('-movement', move),
  ...everyPhase(
    '-first-attacks',
    thumb(() => [end]),
  ),
  ...everyPhase('-combat', combat(p)),
  'battle@stand': stand(p),
  'battle@force': force(p),
  'battle@drive': drive,
  'battle@again': fight,
  'pay@choose': losses(p),
  'advance@choose': advance(p),
});

/** The questions before whose end attacks are allocated. */
export const ALLOCATIONS: readonly string[] = PHASES.filter(
  (phase) => phase.endsWith('-movement') || phase.endsWith('-first-attacks'),
).map((phase) => `${phase}@orders`);
