// Lines that show how each verb of a game of armies and corps is typed where nothing like it can be done: each could be at some
// moment of the game.
import type { Samples } from '../../api/game.ts';

export type ExampleLaw = {
  readonly phase: string;
  /** Where a corps stands, where it goes or attacks, and the hex behind that. */
  readonly hexes: { readonly from: string; readonly to: string; readonly beyond: string };
  /** Where units are raised, where they are dropped, and where they walk onto the map. */
  readonly entry: { readonly city: string; readonly drop: string; readonly edge: string };
  readonly units: Readonly<
    Record<'corps' | 'army' | 'strong' | 'base' | 'katyusha' | 'paratroops' | 'carrier' | 'fresh', string>
  > & { readonly bombers: readonly [string, string] };
  /** Words of map and command line: a row and a column, a place of the screen, a town. */
  readonly words: {
    readonly row: string;
    readonly col: string;
    readonly place: string;
    readonly town: string;
  };
  /** Of verbs that only this game has. */
  readonly more?: Samples['lines'];
};

export const formationSamples = ({ phase, hexes, entry, units, words, more }: ExampleLaw): Samples => {
  const { from, to, beyond } = hexes;
  const { corps, army, strong, base, katyusha, paratroops, carrier, fresh, bombers } = units;
  const [bomber, second] = bombers;
  return {
    words: {
      phase,
      unit: corps,
      standing: corps,
      hex: from,
      to,
      target: to,
      to2: beyond,
      ...words,
      order: `move ${corps} ${to}`,
    },
    lines: {
      place: ['place default'],
      choose: [`choose ${corps}`],
      flip: [`flip ${strong}`],
      entrench: [`entrench ${army}`],
      attack: [`attack ${to} from ${corps}`],
      cancel: [`cancel ${to}`],
      fight: [`fight ${to}`],
      stand: ['stand'],
      force: ['force'],
      drive: ['drive 1'],
      lose: [`lose ${corps}`],
      advance: [`advance ${corps} ${to}`],
      retreat: [`retreat ${army} ${beyond}`],
      fire: [`fire ${katyusha} ${to}`],
      bomb: [`bomb ${to} with ${bomber}`, `bomb ${to} with ${second} ${bomber} from ${base}`],
      interdict: [`interdict ${to} with ${bomber}`],
      resupply: [`resupply ${from} with ${bomber}`],
      intercept: [`intercept ${to} with ${bomber}`],
      drop: [`drop ${paratroops} ${entry.drop} with ${carrier}`],
      chances: [`chances ${to} with ${bomber}`, `chances ${to}`],
      replace: [`replace ${fresh} ${entry.city}`],
      disband: [`disband ${army}`],
      enter: [`enter ${fresh} ${entry.edge}`],
      gamble: ['gamble low'],
      keep: ['keep'],
      rail: [`rail ${paratroops} ${entry.city}`],
      ...more,
    },
  };
};
