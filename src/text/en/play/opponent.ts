// Why the computer player does what it does: its aim, why now, and what it thought of in its place.
import type { MessageTable } from '../../../api/message-table.ts';

export const OPPONENT_MESSAGES: MessageTable = {
  'opponent.aim.mass': 'The aim is to mass against {hex:named}.',
  'opponent.aim.hold': 'The aim is to hold {hex:named}.',
  'opponent.aim.march': 'No stack is worth massing against, and no garrison is short.',
  'opponent.aim.attack': 'The aim is to take {hex:named}, at {odds:odds}.',
  'opponent.aim.duty': 'Some must attack; least is lost at {hex:named}, at {odds:odds}.',
  'opponent.aim.peace': 'Nobody attacks now.',
  'opponent.aim.answer': 'The aim is to stand best after this answer.',
  'opponent.because.mass':
    '{units:count:unit comes|units come} to stand beside it, with {have} against {against}[; {more:count:task more|tasks more} beside it].',
  'opponent.because.hold':
    '{units:count:unit stands|units stand} there with {have} against {against} that could come[; {more:count:task more|tasks more} beside it].',
  'opponent.because.march': 'Each unit goes where it is of most use by itself.',
  'opponent.because.attack':
    '{units:count:unit takes|units take} part; the chance that the hex falls is {chance:chance}, and on the mean it is worth {gain:count:factor|factors}.',
  'opponent.because.nobody': 'There is no attack that could be made.',
  'opponent.because.poor':
    'The best that is left, {hex:named} at {odds:odds}, is worth {gain:count:factor|factors} on the mean, too little.',
  'opponent.because.answer':
    '{tried:count:answer was|answers were} tried[; this one is worth {more:count:factor|factors} more than the next].',
  'opponent.instead.mass':
    'To mass against {hex:named} was thought of[: worth {less:count:factor|factors} less].',
  'opponent.instead.hold': 'To hold {hex:named} was thought of[: worth {less:count:factor|factors} less].',
  'opponent.instead.attack':
    '{hex:named} at {odds:odds} was thought of, worth {gain:count:factor|factors} on the mean.',
  'opponent.order.mass':
    'It joins those who mass against {hex:named}: {units:count:unit|units}, {have} against {against}.',
  'opponent.order.hold':
    'It joins the garrison of {hex:named}: {units:count:unit|units}, {have} against {against}.',

  // To the other side, while something is hidden from it: without what would tell how strong covered stacks are.
  'opponent.because.mass-veiled':
    'Units come to stand beside it, against {against}[; {more:count:task more|tasks more} beside it].',
  'opponent.because.hold-veiled':
    'Units stand there against {against} that could come[; {more:count:task more|tasks more} beside it].',
  'opponent.because.poor-veiled': 'No attack that is left has enough to gain.',
  'opponent.instead.attack-veiled': 'To attack {hex:named} was thought of.',
  'opponent.order.mass-veiled': 'It joins those who mass against {hex:named}.',
  'opponent.order.hold-veiled': 'It joins the garrison of {hex:named}.',
};
