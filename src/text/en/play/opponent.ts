// Why the computer player does what it does: its aim, why now, and what it thought of in its place.
import type { MessageTable } from '../../../api/message-table.ts';

export const OPPONENT_MESSAGES: MessageTable = {
  'opponent.aim.mass': 'The aim is to mass against {hex:named}.',
  'opponent.aim.hold': 'The aim is to hold {hex:named}.',
  'opponent.aim.cut': 'The aim is to cut {hex:named} off from supply.',
  'opponent.aim.take': 'The aim is to take {hex:named}, where nobody of the enemy stands.',
  'opponent.aim.bar': 'The aim is to bar the way through {hex:named}.',
  'opponent.aim.line': 'The aim is to hold a line through {hex:named}.',
  'opponent.aim.enter': 'The aim is to bring units in at {hex:named}.',
  'opponent.aim.march': 'No stack is worth massing against, and no garrison is short.',
  'opponent.aim.attack': 'The aim is to take {hex:named}, at {odds:odds}.',
  'opponent.aim.duty': 'Some must attack; least is lost at {hex:named}, at {odds:odds}.',
  'opponent.aim.peace': 'Nobody attacks now.',
  'opponent.aim.answer': 'The aim is to stand best after this answer.',
  'opponent.because.mass':
    '{units:count:unit comes|units come} to stand beside it, with {have} against {against}[; {more:count:task more|tasks more} beside it].',
  'opponent.because.hold':
    '{units:count:unit stands|units stand} there with {have} against {against} that could come[; {more:count:task more|tasks more} beside it].',
  'opponent.because.hold-open':
    '{units:count:unit stands|units stand} there, so that nobody walks in[; {more:count:task more|tasks more} beside it].',
  'opponent.because.cut':
    '{units:count:unit shuts|units shut} every way there for {have:count:unit|units} of the enemy[; {more:count:task more|tasks more} beside it].',
  'opponent.because.take':
    '{units:count:unit comes|units come} there, with {have} against {against} that could come back[; {more:count:task more|tasks more} beside it].',
  'opponent.because.bar':
    'The enemy could walk through it towards what counts; {units:count:unit stands|units stand} in his way, with {have} against {against}[; {more:count:task more|tasks more} beside it].',
  'opponent.because.line':
    '{units:count:unit stands|units stand} in it, and {units:plural:keeps|keep} out {have:count:unit|units} of the enemy that could walk in[; {more:count:task more|tasks more} beside it].',
  'opponent.because.enter':
    'It is needed there most: {have} would stand against {against} that could come[; {more:count:task more|tasks more} beside it].',
  'opponent.because.march': 'Each unit goes where it is of most use by itself.',
  'opponent.because.attack':
    '{units:count:unit takes|units take} part; the chance that the hex falls is {chance:chance}, and on the mean it is worth {gain:count:factor|factors}[; {more:count:attack more|attacks more} beside it].',
  'opponent.because.nobody': 'There is no attack that could be made.',
  'opponent.because.poor':
    'The best that is left, {hex:named} at {odds:odds}, is worth {gain:count:factor|factors} on the mean, too little.',
  'opponent.because.answer':
    '{tried:count:answer was|answers were} tried[; this one is worth {more:count:factor|factors} more than the next].',
  'opponent.instead.mass':
    'To mass against {hex:named} was thought of[: worth {less:count:factor|factors} less].',
  'opponent.instead.hold': 'To hold {hex:named} was thought of[: worth {less:count:factor|factors} less].',
  'opponent.instead.cut': 'To cut {hex:named} off was thought of[: worth {less:count:factor|factors} less].',
  'opponent.instead.take': 'To take {hex:named} was thought of[: worth {less:count:factor|factors} less].',
  'opponent.instead.bar':
    'To bar the way through {hex:named} was thought of[: worth {less:count:factor|factors} less].',
  'opponent.instead.line':
    'To hold a line through {hex:named} was thought of[: worth {less:count:factor|factors} less].',
  'opponent.instead.enter':
    'To bring units in at {hex:named} was thought of[: worth {less:count:factor|factors} less].',
  'opponent.instead.attack':
    '{hex:named} at {odds:odds} was thought of, worth {gain:count:factor|factors} on the mean.',
  'opponent.order.mass':
    'It joins those who mass against {hex:named}: {units:count:unit|units}, {have} against {against}.',
  'opponent.order.hold':
    'It joins the garrison of {hex:named}: {units:count:unit|units}, {have} against {against}.',
  'opponent.order.hold-open': 'It goes to {hex:named}, so that nobody walks in.',
  'opponent.order.cut': 'It joins those who cut {hex:named} off: {units:count:unit|units}.',
  'opponent.order.take': 'It takes {hex:named}, where nobody of the enemy stands.',
  'opponent.order.bar': 'It bars the way through {hex:named}, with {have} against {against}.',
  'opponent.order.line': 'It stands in the line through {hex:named}: {units:count:unit|units}.',
  'opponent.order.enter': 'It comes in at {hex:named}, where {have} would stand against {against}.',

  // To the other side, while something is hidden from it: without what would tell how strong covered stacks are.
  'opponent.because.mass-veiled':
    'Units come to stand beside it, against {against}[; {more:count:task more|tasks more} beside it].',
  'opponent.because.hold-veiled':
    'Units stand there against {against} that could come[; {more:count:task more|tasks more} beside it].',
  'opponent.because.hold-open-veiled':
    'Units stand there, so that nobody walks in[; {more:count:task more|tasks more} beside it].',
  'opponent.because.cut-veiled':
    'Units shut every way there for {have:count:unit|units} of the enemy[; {more:count:task more|tasks more} beside it].',
  'opponent.because.take-veiled':
    'Units come there, against {against} that could come back[; {more:count:task more|tasks more} beside it].',
  'opponent.because.bar-veiled':
    'The enemy could walk through it towards what counts; units stand in his way[; {more:count:task more|tasks more} beside it].',
  'opponent.because.line-veiled':
    'Units stand in it, so that nobody walks in[; {more:count:task more|tasks more} beside it].',
  'opponent.because.enter-veiled':
    'Units are needed there most, against {against} that could come[; {more:count:task more|tasks more} beside it].',
  'opponent.because.poor-veiled': 'No attack that is left has enough to gain.',
  'opponent.instead.attack-veiled': 'To attack {hex:named} was thought of.',
  'opponent.order.mass-veiled': 'It joins those who mass against {hex:named}.',
  'opponent.order.hold-veiled': 'It joins the garrison of {hex:named}.',
  'opponent.order.cut-veiled': 'It joins those who cut {hex:named} off.',
  'opponent.order.take-veiled': 'It takes {hex:named}, where nobody of the enemy stands.',
  'opponent.order.bar-veiled': 'It bars the way through {hex:named}.',
  'opponent.order.line-veiled': 'It stands in the line through {hex:named}.',
  'opponent.order.enter-veiled': 'It comes in at {hex:named}.',
};
