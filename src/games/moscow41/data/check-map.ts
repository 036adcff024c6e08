// What the rulebook itself says of the map: any owner's file must have it. Each demand has its rule.
import type { BoardSet } from '../../../board/board.ts';
import type { Demand } from '../../../board/check/demands.ts';
import { frontDemands } from '../../../board/check/front.ts';
import type { Finding } from '../../../board/finding.ts';

const { feature, places, joined } = frontDemands('moscow41');

const DEMANDS: readonly Demand[] = [
  feature('TER.14', 'moscow', 'Moscow', true),
  feature('TER.14', 'tula', 'Tula', true),
  places('INH.VIC', ['Smolensk', 'Roslavl', 'Glukhov']),
  places('INH.VIC', ['Kalinin', 'Volokolamsk', 'Mozhaisk', 'Kaluga', 'Yelets', 'Yefremov', 'Kursk']),
  places('INH.VIC', ['Voronezh', 'Torzhok', 'Rzhev', 'Vyazma', 'Orel']),
  joined('WEA.2', ['highway'], 'Smolensk', 'Moscow'),
];

export const mapFindings = (set: BoardSet): readonly Finding[] => DEMANDS.flatMap((demand) => demand(set));
