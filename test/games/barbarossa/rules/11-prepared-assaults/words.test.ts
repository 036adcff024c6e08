// Chapters 10 and 11: everything that happens in assaults, losses, retreats and advances can be said.
import { describe, expect, it } from '@jest/globals';
import { scripted } from '../../../../../src/core/dice.ts';
import { check, decision, listed, offers } from '../../../../../src/core/kernel.ts';
import { give, matchFrom } from '../../../../../src/core/match.ts';
import type { Event, Message } from '../../../../../src/core/types.ts';
import { resultsMessages } from '../../../../../src/games/barbarossa/en/11-results.ts';
import { combatMessages } from '../../../../../src/mechanics/en/combat.ts';
import { messageProblems, tableProblems } from '../../../../../src/text/lint-messages.ts';
import { PROGRAM_MESSAGES } from '../../../../../src/text/en/index.ts';
import { messageBook } from '../../../../../src/text/voice.ts';
import { readOrder } from '../../../../kit/lines.ts';
import { positionOf } from '../../../../kit/position.ts';
import { barbarossa } from '../kit.ts';

const SENTENCES = { ...combatMessages, ...resultsMessages };

const book = messageBook(PROGRAM_MESSAGES, barbarossa.messages);

const PLAYS: readonly (readonly string[])[] = [
  [
    'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9; 24pz@1708; 46pz@1708 under; ho@1708 under; 3ra@1707; 4ra@1707 under; dice 5',
    'attack 1707 from 24pz 46pz ho',
    '? lose 24pz',
    '? lose ho',
    '? lose 3ra',
    'lose 24pz ho',
    '? advance 3ra 1707',
    '? advance 46pz 1706',
    'advance 46pz 1707',
    '? advance 46pz 1705',
    'advance 46pz 1607',
  ],
  [
    'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9; 24pz@1708; 46pz@1708 under; 7inf@1708 under; 8inf@1807; 3ra@1707; 4ra@1707 under; dice 4',
    'attack 1707 from 24pz 46pz 7inf',
    '? retreat 3ra 1706',
    '? retreat 5ra 1706',
    '? retreat 3ra 4ra 1708',
    '? retreat 3ra 4ra 1807',
    '? retreat 3ra 4ra 1608',
    '? retreat 3ra 4ra 1705',
    'retreat 3ra 4ra 1706',
    'pass',
  ],
  [
    'phase german-movement; turn 4; plan order move-fight; own turn.luftwaffe 9; 24pz@1709; 46pz@1709 under; 3ra@1707; 4ra@1707 under; 5ra@1907; dice 5 1',
    '? assault 24pz 1708 1608',
    'assault 24pz 46pz 1708 1707',
    'assault 24pz 46pz 1707',
    'retreat 3ra 4ra 1706',
  ],
];

const said = (play: readonly string[]): readonly Message[] => {
  const [position = '', ...lines] = play;
  const { state, dice } = positionOf(barbarossa, position);
  const match = matchFrom(barbarossa.rules, state, { dice: scripted([...dice]) });
  const messages: Message[] = [];
  const tell = (events: readonly Event[]): void =>
    void messages.push(...events.map(({ kind, rule, data }) => ({ key: kind, params: { ...data, rule } })));
  for (const line of lines) {
    const order = readOrder(barbarossa, match.state, line.replace('? ', ''));
    const refused = check(barbarossa.rules, match.state, order);
    expect({ line, refused: refused !== undefined }).toEqual({ line, refused: line.startsWith('? ') });
    if (refused !== undefined)
      messages.push({ key: refused.code, params: { ...refused.params, rule: refused.rule } });
    const done = refused === undefined ? give(match, [order]) : undefined;
    if (done?.ok === true) tell(done.entry.events);
    const asked = decision(barbarossa.rules, match.state);
    if (asked !== undefined) messages.push(asked.question);
    for (const offer of offers(barbarossa.rules, match.state))
      for (const { verb, args } of listed(match.state, offer) ?? [])
        if (SENTENCES[`choice.${verb}`] !== undefined)
          messages.push({ key: `choice.${verb}`, params: { ...args } });
  }
  return messages;
};

describe('the sentences of assaults, losses, retreats and advances', () => {
  it('are well formed', () => {
    expect(tableProblems(SENTENCES, {}, PROGRAM_MESSAGES)).toEqual([]);
  });

  it.each(PLAYS.map((play, i) => [i + 1, play] as const))('can all be said in play %i', (_, play) => {
    const mine = said(play).filter(({ key }) => SENTENCES[key] !== undefined);
    expect(mine.length).toBeGreaterThan(3);
    expect(mine.flatMap((message) => messageProblems(book, message))).toEqual([]);
  });
});
