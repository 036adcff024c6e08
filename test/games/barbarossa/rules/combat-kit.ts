// Battles on a bare board, for tests of odds: who attacks what, in one line.
//
//   1909 clear, north     1809 1908 2009 2010 1910 1810 round it, dry on all sides
//   2309 clear, south     2209 2308 2409 2410 2310 2210
//   1509 rough            1409 1508 1609 1610 1510 1410
//   2014 marsh            1913 2013 2113 2114 2015 1914
//   1901 Penza, 2007 Orel (1906 2006 2106 2107 2008 1907), 2004 Tambov, in the USSR and dry on all sides
import type { Battle } from '../../../../src/games/barbarossa/11-prepared-assaults/11.8-battle-frame.ts';
import { battleOdds } from '../../../../src/games/barbarossa/11-prepared-assaults/11.8-odds.ts';
import type { Odds } from '../../../../src/games/barbarossa/11-prepared-assaults/11.8-odds.ts';
import { p, stateOf } from './kit.ts';

export const words = (text: string): readonly string[] => text.split(' ').filter(Boolean);

/** `oddsAt('phase german-assault; ...', '1909', '24pz 46pz', { kind: 'mobile', from: '1910' })` */
export const oddsAt = (text: string, target: string, attackers: string, more: Partial<Battle> = {}): Odds =>
  battleOdds(p, stateOf(text), { target, attackers: words(attackers), kind: 'prepared', ...more });

/** The reasons of the shifts of a battle, in order, with their columns. */
export const shiftsIn = ({ odds }: Odds): Readonly<Record<string, number>> =>
  Object.fromEntries(
    odds.entries
      .slice(1)
      .filter(({ op }) => op === 'add')
      .map(({ why, n }) => [why.replace('shift.', ''), n]),
  );

/** What does not change the sum stands in it as times 1. */
export const NOTE = 1;
