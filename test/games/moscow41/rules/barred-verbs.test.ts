// Orders that no question has now, each refused by the rule that says so. 2410 and the hexes around it are open ground.
import { describe } from '@jest/globals';
import { at } from './combat-kit.ts';
import { rule } from './kit.ts';

const GERMAN = `phase german-movement; turn 1; ${at('34ik 35ik', '2411')}; ${at('22a', '2410')}; unit 8fk german-air; 9a@2414`;
const RUSSIAN = 'phase russian-movement; turn 3; 5a@1806; unit 4tb pool; unit 1sh 1805';

describe('steps of a player turn', () => {
  rule(
    ['moscow41:R12', 'moscow41:R24', 'moscow41:R144', 'moscow41:R159'],
    'administration alone has digging in, strong sides, replacements, rail and the gamble',
    ({ given, then }) => {
      given(GERMAN);
      then.refused('entrench 34ik', 'ORDER.STEP', 'moscow41:R24');
      then.refused('flip 9a', 'ORDER.STEP', 'moscow41:R144');
      given(RUSSIAN);
      then.refused('rail 5a 2103', 'ORDER.STEP', 'moscow41:R12');
      then.refused('replace 4tb 1806', 'ORDER.STEP', 'moscow41:R12');
      then.refused('disband 5a', 'ORDER.STEP', 'moscow41:R12');
      then.refused('gamble low', 'ORDER.STEP', 'moscow41:R159');
    },
  );

  rule(
    ['moscow41:R12', 'moscow41:R153', 'moscow41:R154', 'moscow41:INH.SET'],
    'bombs before movement, battles after it, supply and interdiction last; nobody is placed any more',
    ({ given, when, then }) => {
      given(GERMAN);
      then.refused('bomb 2410 with 8fk from 9a', 'ORDER.STEP', 'moscow41:R12');
      then.refused('fight 2410', 'ORDER.STEP', 'moscow41:R12');
      then.refused('interdict 2410 with 8fk from 9a', 'ORDER.STEP', 'moscow41:R153');
      then.refused('resupply 2411 with 8fk from 9a', 'ORDER.STEP', 'moscow41:R154');
      then.refused('place 34ik 2412', 'ORDER.STEP', 'moscow41:INH.SET');
      when('attack 2410 from 34ik', 'end');
      then.refused('move 9a 2413', 'ORDER.STEP', 'moscow41:R12');
      then.refused('attack 2410 from 35ik', 'ATTACK.PLAN-STANDS', 'moscow41:R12');
    },
  );

  rule(
    ['moscow41:RAIL.1', 'moscow41:INH.REP', 'moscow41:INH.SIB', 'moscow41:INH.KAT', 'moscow41:R155'],
    'the Russians alone have rail, replacements, the gamble, rockets and drops',
    ({ given, then }) => {
      given(GERMAN);
      then.refused('rail 34ik 2103', 'ORDER.OTHER-SIDE', 'moscow41:RAIL.1');
      then.refused('replace 34ik', 'ORDER.OTHER-SIDE', 'moscow41:INH.REP');
      then.refused('gamble low', 'ORDER.OTHER-SIDE', 'moscow41:INH.SIB');
      then.refused('fire 34ik 2410', 'ORDER.OTHER-SIDE', 'moscow41:INH.KAT');
      then.refused('drop 34ik 2410', 'ORDER.OTHER-SIDE', 'moscow41:R155');
      then.refused('keep', 'ORDER.STEP', 'moscow41:R160');
    },
  );
});

describe('orders of battles', () => {
  rule(
    ['moscow41:R3', 'moscow41:RES.X.1', 'moscow41:INH.NRO', 'moscow41:RES.DN.1', 'moscow41:INH.ADV'],
    'nobody forces or declines anything, and there are none without a battle',
    ({ given, when, then }) => {
      given(GERMAN);
      then.refused('force', 'FORCE.NEVER', 'moscow41:R3');
      then.refused('decline', 'DECLINE.NEVER', 'moscow41:RES.X.1');
      then.refused('stand', 'STAND.NO-BATTLE', 'moscow41:INH.NRO');
      then.refused('drive 1', 'DRIVE.NO-BATTLE', 'moscow41:RES.DN.1');
      then.refused('advance 34ik 2410', 'ADVANCE.NO-BATTLE', 'moscow41:INH.ADV');
      then.refused('retreat 22a 2409', 'RETREAT.NO-BATTLE', 'moscow41:INH.RET');
      when('attack 2410 from 34ik 35ik', 'end', 'fight 2410');
      then.refused('german: force', 'FORCE.NEVER', 'moscow41:R3');
      then.refused('german: stand', 'STAND.ATTACKER', 'moscow41:INH.NRO');
    },
  );
});
