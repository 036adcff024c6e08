// What the rulebook itself says of the map: any owner's file must have it. Each demand has its rule.
import type { BoardSet } from '../../../board/board.ts';
import type { Demand } from '../../../board/check/demands.ts';
import { frontDemands } from '../../../board/check/front.ts';
import type { Finding } from '../../../board/finding.ts';

const { feature, places, joined } = frontDemands('typhoon');

const DEMANDS: readonly Demand[] = [
  feature('TER.4', 'moscow', 'Moscow', true),
  feature('TER.4', 'tula', 'Tula', true),
  places('VIC.3', ['Smolensk', 'Roslavl', 'Glukhov']),
  places('VIC.4', ['Kalinin', 'Volokolamsk', 'Mozhaisk', 'Kaluga', 'Yelets', 'Yefremov', 'Kursk']),
  places('VIC.6', ['Voronezh']),
  places('VIC.9', ['Torzhok', 'Rzhev', 'Vyazma', 'Orel']),
  joined('WEA.1', ['highway'], 'Smolensk', 'Moscow'),
];

export const mapFindings = (set: BoardSet): readonly Finding[] => DEMANDS.flatMap((demand) => demand(set));
