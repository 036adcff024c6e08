// Sentences of chapters 4 and 12: points and where they come from, dice for cities that fall, the expedition, offensives,
// sudden deaths, the check that ends a turn, and what The Road Back adds.
import type { MessageTable } from '../../../api/message-table.ts';

const SUMS: MessageTable = {
  'sum.points': 'points',
  'sum.points.start': 'at the start',
  'sum.points.taken': '{n:signed} for {hex:named} taken on turn {turn}',
  'sum.points.lost': '{n:signed} for {hex:named} lost on turn {turn}',
  'sum.points.hero-city': '{n:signed} for Hero City {hex:named} taken on turn {turn}',
  'sum.points.fortress-city': '{n:signed} for Fortress City {hex:named} lost on turn {turn}',
  'sum.points.fortress-more': '{n:signed} for {hex:named} lost as a Fortress City on turn {turn}',
  'sum.points.kiev': '{n:signed} for Kiev taken early, by the die, on turn {turn}',
  'sum.points.bucharest': '{n:signed} for Bucharest lost early, by the die, on turn {turn}',
  'sum.points.ploesti': '{n:signed} for Ploesti lost early, by the die, on turn {turn}',
  'sum.points.baltic': '{n:signed} for the Baltic Republics lost on turn {turn}',
  'sum.points.dnepr': '{n:signed} for the Dnepr line lost on turn {turn}',
  'sum.points.reich': '{n:signed} for Soviet units in {hex:named} on turn {turn}',
  'sum.points.rifle-army': '{n:signed} for rifle army kept at the front on turn {turn}',
  'sum.points.ss-panzer': '{n:signed} for 2 SS Panzer Corps not withdrawn on turn {turn}',
  'sum.points.oil': '{n:signed} for oil of the Caucasus reached on turn {turn}',
  'sum.points.oil-flow': '{n:signed} for oil of the Caucasus on turn {turn}',
  'sum.points.offensive': '{n:signed} for no success in the summer of 1943, on turn {turn}',
  'sum.points.fortress-stalingrad': '{n:signed} for Fortress Stalingrad held on turn {turn}',
  'sum.points.siege-lifted': '{n:signed} for siege of Leningrad lifted on turn {turn}',
  'sum.points.siege': '{n:signed} for siege of Leningrad back on turn {turn}',
};

const WORDS: MessageTable = {
  'word.points.taken': 'taken',
  'word.points.lost': 'lost',
  'word.points.hero-city': 'Hero City taken',
  'word.points.fortress-city': 'Fortress City lost',
  'word.points.fortress-more': 'lost as a Fortress City',
  'word.points.kiev': 'taken early',
  'word.points.bucharest': 'lost early',
  'word.points.ploesti': 'lost early',
  'word.points.baltic': 'the Baltic Republics are lost',
  'word.points.dnepr': 'the Dnepr line is lost',
  'word.points.reich': 'Soviet units in the Reich',
  'word.points.rifle-army': 'a rifle army stays at the front',
  'word.points.ss-panzer': '2 SS Panzer Corps is not withdrawn',
  'word.points.oil': 'the oil is reached',
  'word.points.oil-flow': 'the oil flows',
  'word.points.offensive': 'no success in the summer of 1943',
  'word.points.fortress-stalingrad': 'Fortress Stalingrad holds',
  'word.points.siege-lifted': 'the siege of Leningrad is lifted',
  'word.points.siege': 'Leningrad is under siege again',
  'word.purpose.kiev': 'worth of Kiev',
  'word.purpose.bucharest': 'fall of Bucharest',
  'word.purpose.ploesti': 'fall of Ploesti',
  'word.purpose.moscow': 'surrender after Moscow',
  'word.purpose.expedition': 'breakthrough to the oil',
  'word.purpose.oil': 'worth of the oil',
  'word.purpose.offensive': 'price of the summer of 1943',
  'word.over.moscow': 'the Soviet Union surrenders after Moscow',
  'word.over.points': 'points',
  'word.over.no-response': 'nobody to send against the expedition',
  'word.over.declined-response': 'armies kept back from the Caucasus',
  'word.over.gambit': "Manstein's Gambit succeeds",
  'word.over.gambit-failed': "Manstein's Gambit fails",
  'word.over.oder': 'the Watch on the Oder succeeds',
  'word.over.oder-failed': 'the Watch on the Oder fails',
  'word.watch.rhine': 'Watch on the Rhine',
  'word.watch.oder': 'Watch on the Oder',
};

const QUESTIONS: MessageTable = {
  'ask.pause': [
    'Will the {by:side} pause in this turn?',
    '+~Type choose pause, or choose no-pause.',
    '+With the pause they attack nobody in this turn, {rule:rule}.',
    '+Without it dice cost mechanized units movement now, and attacks lose columns in turns 4 and 5.',
  ],
  'ask.offensive': [
    'Do the {by:side} declare the summer offensive of 1943 in turn {turn}?',
    '+~Type choose offensive, choose gambit, or choose wait.',
    "++Manstein's Gambit decides the game at the end of turn 20.",
  ],
  'ask.watch': [
    '{by:side}: Watch on the Rhine, or on the Oder?',
    '+~Type choose rhine or choose oder: the Soviets learn it in turn 30.',
  ],
  'ask.response': [
    '{by:side}: {count:count:rifle army|rifle armies} to send into the Caucasus.',
    '+~Type choose and a rifle army in overland supply or in the RVGK box, or pass, which loses the game.',
  ],
};

const REFUSALS: MessageTable = {
  'RESPONSE.SUPPLY': '{unit:unit} cannot be sent: it is neither in overland supply nor in the RVGK box.',
  'RESPONSE.NO-RIFLE-ARMY': 'Only rifle armies are sent into the Caucasus.',
};

const RULE = '++{rule:rule}.';

const EVENTS: MessageTable = {
  'hex.taken': ['++{hex:named} is {side:adjective} now.', RULE],
  points: ['Points {total}, {amount:signed}: {why:phrase:word.}[!known:, {hex:named}].', RULE],
  'kiev.rolled': ['Kiev fell early: die {roll}, points {amount:signed}.', RULE],
  'moscow.rolled': [
    'Moscow: die {roll}[!added=0: and {added}], final {final}.',
    '[?surrender:The Soviet Union surrenders.][!surrender:No surrender.]',
    RULE,
  ],
  'pause.decided': [
    '[?paulus=pause:The Germans pause: no attacks in this turn.][?paulus=no-pause:The Germans do not pause.]',
    RULE,
  ],
  'offensive.declared': ['The Germans declare their summer offensive.', RULE],
  'gambit.declared': [
    "Manstein's Gambit: the game is decided at the end of turn 20.",
    '+The Germans need {hexes:hexes}, and two of Leningrad, Moscow, Kiev and Stalingrad.',
    RULE,
  ],
  'offensive.judged': [
    '[?success:The summer offensive has succeeded.][!success:The summer offensive has failed.]',
    RULE,
  ],
  'offensive.none': ['There was no summer offensive in 1943.', RULE],
  'watch.chosen': ['Chosen in secret: {watch:phrase:word.watch.}.', RULE],
  'watch.made': ['The Germans have chosen between Rhine and Oder.', RULE],
  'watch.shown': ['The Germans show their choice: {watch:phrase:word.watch.}.', RULE],
  'oder.judged': [
    'Watch on the Oder: {gained:count:city|cities} gained, {lost:count:city|cities} lost, Soviet losses {losses}.',
    '+[Gained: {gained:hexes}.]',
    '+[Lost: {lost:hexes}.]',
    RULE,
  ],
  'expedition.open': ['The way into the Caucasus is open.', RULE],
  'response.sent': ['{unit:unit} goes into the Caucasus box.', RULE],
  'response.declined': [
    'The {side:side} will not send {left:count:more army|more armies} against the expedition.',
    RULE,
  ],
  'response.fails': [
    'The Soviets cannot send {count:count:rifle army|rifle armies} into the Caucasus: they have {able}.',
    RULE,
  ],
  'expedition.rolled': [
    'Caucasus expedition: die {roll}[!added=0: and {added}].',
    '[?through:It breaks through to the oil.][!through:It does not break through.]',
    RULE,
  ],
  'expedition.beaten': ['The Caucasus expedition is beaten: {units:units}.', RULE],
  'stand-fast': ['Fortress Stalingrad: {units:units} stand fast and do not attack.', RULE],
  'stand-fast.over': ['Stalingrad is in overland supply: the order to stand fast is over.', RULE],
  check: [
    'Check[ of turn {turn}]: {total} points, [!winner:nobody has won][?winner:the {winner:side} have won].',
    '+The Germans win at {german}, the Soviets at {soviet}.',
    RULE,
  ],
  forgiven: ['Forgiven: points {points:signed}, {sum:signed} in all.', RULE],
  'forgiven.counts': ['What was forgiven counts now: {points:signed}.', RULE],
};

const GOAL: MessageTable = {
  'goal.stands': [
    '{total:count:point|points}. At the end of turn {turn} the Germans win with {german} or more, the Soviets with {soviet} or less.',
    RULE,
  ],
  'goal.over': '{total:count:point|points}.',
  'goal.points': [
    'All points are German: each city, oil field and industry they take brings 1, each they lose costs 1.',
    RULE,
  ],
  'goal.checks': [
    '[?draw:Between the two bounds][!draw:In the last turn somebody wins: no draw][?draw: the war goes on to the next check].',
    RULE,
  ],
};

const ANSWERS: MessageTable = {
  'score.next': [
    'Next check at the end of turn {turn}: German victory at {german}, Soviet at {soviet}.',
    RULE,
  ],
  'score.last': ['The last check leaves no draw.', RULE],
  'score.forgiven': ['Forgiven so far: {points:signed}, to count at the last check.', RULE],
  'score.moscow': [
    'The fall of Moscow calls for a die: {least} or more with {add} added ends the game.',
    RULE,
  ],
  'score.expedition': [
    'The expedition brings oil by a die of {least}[!least=6: or more] at the check.',
    RULE,
  ],
  'score.oil': ['The oil of the Caucasus brings a point at every check.', RULE],
  'score.gambit': ["Manstein's Gambit decides the game at the end of turn {turn}.", RULE],
  'score.oder': ['The Watch on the Oder decides the game after this German player turn.', RULE],
  'word.place.plans':
    '[?order:order of phases {order}][!order:the order of phases is open][?paulus=pause:, the Paulus Pause][?paulus=no-pause:, no Paulus Pause][, bonus in the {bonusZone}][, summer offensive on turn {offensive}][?gambit:, with the gambit][, watch on the {watch}]',
  'word.head.points': 'VP {total}',
  'word.head.points.told': '{total} victory {total:plural:point|points}',
  'word.head.score.told': 'end of turn {turn}: Soviets win at {soviet} or less, Germans at {german} or more',
  'word.at-hand.luftwaffe': 'Luftwaffe: {count} left this turn',
  'word.head.score.next': 'check on turn {turn}: Soviets {soviet}, Germans {german}',
  'word.brief-head.score.next': 'check turn {turn}',
  'calendar.rates': [
    '{side:side}: movement {mech} and {foot}, replacements {mechSteps} and {footSteps}[, Luftwaffe {luftwaffe}].',
  ],
  'losses.steps':
    'Next in turn {turn}: {mech:count:mechanized unit|mechanized units} and {foot:count:other unit|other units} may come back.',
  'losses.returns': ['{unit:unit} comes back in turn {turn}.', RULE],
};

export const victoryMessages: MessageTable = {
  ...SUMS,
  ...WORDS,
  ...QUESTIONS,
  ...REFUSALS,
  ...EVENTS,
  ...GOAL,
  ...ANSWERS,
};
