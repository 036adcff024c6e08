// What a computer player does in battles at the front of 1941 where there is little to weigh: in which order they are fought,
// whether they are pressed or forced, who holds to the last, who is given up and who advances.
import type { Habit, Prize, Said } from '../../../../api/outlook.ts';
import type { Seen } from '../../../../core/rule-set.ts';
import { onMap } from '../../../places.ts';
import { classOf } from '../../../formations/unit-classes.ts';
import { fightCourse, fightOf } from '../../allocated/fight.ts';
import { declinedOf } from '../battle.ts';
import type { Fight, Outcome } from '../../allocated/fight.ts';
import { ableToStand, attackingSide, fightFor } from '../fights.ts';
import type { FrontLaw, FrontOwn } from '../law.ts';
import { refusePressed } from '../odds.ts';
import { endOf, endingsOf, hexWorth, meanOf, priceOf } from './worth.ts';

const pass: Said = { verb: 'pass', args: {} };
const end: Said = { verb: 'end', args: {} };
const word = (verb: string): Said => ({ verb, args: {} });

/** How far beaten defenders are driven at most. */
const FARTHEST = 3;

export type BattleHabits = {
  /** Of a phase in which a plan is fought. */
  readonly combat: Habit;
  /** By `procedure@step`. */
  readonly battles: Readonly<Record<string, Habit>>;
};

export const battleHabits = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  prizes: (s: Seen<O>) => readonly Prize[],
): BattleHabits => {
  const { sheet } = law;
  const thumb = (answer: (s: Seen<O>, side: string) => readonly Said[]): Habit => ({
    kind: 'thumb',
    answer: (s, side) => answer(s as Seen<O>, side),
  });
  const worthOf = (s: Seen<O>, fight: Fight): number =>
    hexWorth(prizes(s), attackingSide(law, fight))(fight.hex);
  const mean = (s: Seen<O>, fight: Fight): number => meanOf(endingsOf(law, s, fight), worthOf(s, fight));
  /** About the battle under way; where there is none nothing is done. */
  const inBattle = (answer: (s: Seen<O>, fight: Fight) => readonly Said[]): Habit =>
    thumb((s) => {
      const frame = s.stack.at(-1);
      return frame === undefined ? [pass] : answer(s, fightOf(frame));
    });
  const farthest = thumb(() =>
    Array.from({ length: FARTHEST + 1 }, (_, less) => ({
      verb: 'drive',
      args: { hexes: [String(FARTHEST - less)] },
    })),
  );
  const cheapestFirst = (s: Seen<O>, units: readonly string[]): readonly string[] =>
    units.toSorted((a, b) => priceOf(law, s, a) - priceOf(law, s, b) || (a < b ? -1 : 1));

  return {
    // Rockets first, at who is attacked; then the surest battle, pressed where that gains.
    combat: thumb((s, side) => {
      const plan = s.own.pulse.attacks.map(({ hex, units }) => {
        const fight = fightFor(law, s, { hex, units });
        const isOpen = refusePressed(law, s, fight) === undefined;
        const pressed = isOpen ? mean(s, { ...fight, pressed: true }) : -Infinity;
        return { hex, plain: mean(s, fight), pressed };
      });
      const rockets = onMap(sheet, s, side).filter((unit) => classOf(sheet, unit).isKatyusha);
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
    }),
    battles: {
      // Those hold to the last who lose less by it; where all of a side on the map would have to, they never do.
      'battle@stand': inBattle((s, fight) => {
        if (law.mayStand === undefined && attackingSide(law, fight) === law.invader) return [pass];
        const firm = { ...fight, firm: ableToStand(law, s, fight) };
        return mean(s, firm) < mean(s, fight) ? [word('stand'), pass] : [pass];
      }),
      'battle@force': inBattle((s, fight) =>
        mean(s, { ...fight, forced: true }) > mean(s, fight) ? [word('force'), pass] : [pass],
      ),
      // The die has fallen: what the exchange costs both, or what stands in its place.
      'battle@decline': thumb((s, side) => {
        const frame = s.stack.at(-1);
        if (frame === undefined) return [pass];
        const fight = fightOf(frame);
        const { attackers, parts = [] } = fightCourse<R>(frame);
        if (attackers === undefined) return [pass];
        const gain = (outcome: Pick<Outcome<R>, 'attackers' | 'parts'>): number => {
          const mean = meanOf([{ ...endOf(law, s, fight, outcome), chance: 1 }], worthOf(s, fight));
          return side === attackingSide(law, fight) ? mean : -mean;
        };
        const instead = declinedOf(law, s, fight, parts, side);
        return gain(instead) > gain({ attackers, parts }) ? [word('decline'), pass] : [pass];
      }),
      'battle@driveOne': farthest,
      'battle@drive': farthest,
      'battle@again': { kind: 'plan', part: 'fight' },
      'pay@choose': thumb((s, side) =>
        cheapestFirst(s, onMap(sheet, s, side)).map((unit) => ({ verb: 'lose', args: { units: [unit] } })),
      ),
      // Who defends best goes in.
      'advance@choose': inBattle((s, { hex, units }) => [
        ...units
          // Who is too many in a hex is lost.
          .filter((unit) => law.refuseStack(s, hex, attackingSide(law, { units }), [unit]) === undefined)
          .toSorted((a, b) => law.defence(s, b) - law.defence(s, a) || (a < b ? -1 : 1))
          .map((unit): Said => ({ verb: 'advance', args: { units: [unit], to: [hex] } })),
        pass,
      ]),
    },
  };
};
