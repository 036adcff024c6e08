// Sentences of the sequence: the phases of a player turn and what is asked in them.
import type { MessageTable } from '../../../api/message-table.ts';

const WORDS: Readonly<Record<string, string>> = {
  administration: 'administration',
  'first-attacks': 'attack step before movement',
  'first-combat': 'combat before movement',
  movement: 'movement',
  combat: 'combat',
  breakthrough: 'breakthrough',
  'breakthrough-combat': 'combat of the breakthrough',
};

const PHASES: MessageTable = Object.fromEntries(
  ['axis', 'russian'].flatMap((side) =>
    Object.entries(WORDS).map(([phase, word]) => [`word.phase.${side}-${phase}`, word]),
  ),
);

const MOVES: readonly string[] = [
  '[!fresh:{side:side}: ]{count:count:unit|units} can move.',
  '+~Type move, units and where to, attack, a hex, from and units, bomb, a hex, with and air units, or type end.',
];

const ASKED: Readonly<Record<string, readonly string[]>> = {
  'first-attacks': [
    '[!fresh:{side:side}: attacks before movement.]',
    '+~Type attack, a hex, from and units, bomb, a hex, with and air units, or type end.',
  ],
  movement: MOVES,
  breakthrough: MOVES,
};

/** The words that can be used, of those of the step. */
const OPEN = '+~Type [{open:list:or}, or ]end.';

/** What is ordered by one side alone. */
const OWN: MessageTable = {
  'ask.axis-administration': [
    '[!fresh:{side:side}, administration.][ To come: {entrants:units}.] Rail factors: {rail}.[ Replacement factors: {factors}.]',
    OPEN,
  ],
  'ask.russian-administration': [
    '[!fresh:{side:side}, administration.][ To come: {entrants:units}.] Rail factors: {rail}.[ The Siberian Reserve began on turn {reserve}.]',
    OPEN,
  ],
};

const QUESTIONS: MessageTable = Object.fromEntries(
  ['axis', 'russian'].flatMap((side) =>
    Object.entries(ASKED).map(([phase, lines]) => [`ask.${side}-${phase}`, lines]),
  ),
);

export const sequenceMessages: MessageTable = {
  'word.phase.turn-start': 'start of the turn',
  ...PHASES,
  ...QUESTIONS,
  ...OWN,
  'pulse.begins': ['{side:adjective} player turn.', '++{rule:rule}.'],
  'weather.now': [
    '[?weather=good:Good weather.][?weather=light-mud:Light Mud.][?weather=mud:Mud.][?weather=hard-frost:Hard Frost.][?weather=snow:Snow.]',
    '++{rule:rule}.',
  ],
  'SETUP.ARMY-FIRST': 'Nothing placed: {unit:unit} stands by {of:units}. Place an army of these before it.',
  'SETUP.FAR':
    '{unit:unit} stands too far away in {hex:named}: at most {within:count:hex|hexes} from [?of:{of:units}][!of:its place].',
};
