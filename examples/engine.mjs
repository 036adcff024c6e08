#!/usr/bin/env node
// A small engine for the Hexfront arena: it sees what its side sees, and asks what it wants to know.
//
// hexfront data barbarossa map --json > map.json
// hexfront arena "node examples/engine.mjs map.json" random
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const MAP = JSON.parse(readFileSync(process.argv[2], 'utf8')).value;
const HEXES = new Map(MAP.map((each) => [each.hex, each]));
const COMMANDS = ['protocol_version', 'name', 'list_commands', 'choose', 'quit'];
/** It attacks at 3 to 1 or better, whatever may lie covered. */
const GOOD = 3;

const typed = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const next = async () => (await typed.next()).value;
const say = (text) => process.stdout.write(`${text}\n\n`);

/** The lines up to the full stop. */
const block = async () => {
  const lines = [];
  for (let line = await next(); line !== '.'; line = await next()) lines.push(line);
  return lines;
};

/** Instead of an order it may ask: the answer comes as a block, with = or ? before it. */
const ask = async (question) => {
  say(`= ${question}`);
  await next(); // answer
  const [first, ...more] = await block();
  return first.startsWith('= ') ? [first.slice(2), ...more] : [];
};

const neighbours = (hex) => Object.values(HEXES.get(hex).neighbours).filter((each) => HEXES.has(each));

/** How many hexes it is to the nearest goal, from everywhere. */
const distances = (goals) => {
  const far = new Map(goals.map((hex) => [hex, 0]));
  for (const [here, steps] of far)
    for (const hex of neighbours(here)) if (!far.has(hex)) far.set(hex, steps + 1);
  return (hex) => far.get(hex) ?? 99;
};

/** Of an attack with all who can: as they are seen, or at worst. */
const odds = async (hex) => {
  const [line = '{"facts":[]}'] = await ask(`ask odds ${hex}`);
  const told = JSON.parse(line).facts.find(
    ({ key }) => key === 'odds.range' || key === 'odds.column',
  )?.params;
  const [attack, defence] = (told?.worst ?? told?.odds ?? '0:1').split(':').map(Number);
  return attack / defence;
};

/** Each unit once a phase: to the enemy's nearest city, and into it where it can come so far. */
const move = async (view, units, tried) => {
  const other = Object.keys(view.held).find((side) => side !== view.who);
  const far = distances(
    view.held[other].filter((hex) =>
      Object.values(HEXES.get(hex).features ?? {}).some(({ points }) => points > 0),
    ),
  );
  const at = new Map(view.units.map((unit) => [unit.id, unit.at]));
  for (const unit of units.filter((id) => !tried.has(id))) {
    tried.add(unit);
    const lines = (await ask(`reach ${unit}`)).filter((line) => line.startsWith('move '));
    const [best] = lines.map((line) => line.split(' ')[1]).toSorted((a, b) => far(a) - far(b));
    if (best !== undefined && far(best) < far(at.get(unit))) return `move ${unit} ${best}`;
  }
  return undefined;
};

const attack = async (view, tried) => {
  const hexesOf = (isOwn) =>
    new Set(view.units.filter((unit) => (unit.side === view.who) === isOwn).map((unit) => unit.at));
  const own = hexesOf(true);
  for (const target of hexesOf(false)) {
    if (tried.has(target) || !HEXES.has(target) || !neighbours(target).some((hex) => own.has(hex))) continue;
    tried.add(target);
    if ((await odds(target)) >= GOOD) return `attack ${target}`;
  }
  return undefined;
};

const order = async (view, open, tried) => {
  const { by, verbs } = view.decision;
  if (by !== view.who) return 'none'; // It breaks into nothing.
  const verb = (name) => verbs.find((each) => each.verb === name);
  let found;
  if (verb('move') !== undefined) found = await move(view, verb('move').units ?? [], tried);
  else if (verb('attack') !== undefined) found = await attack(view, tried);
  else if (!tried.has('default')) {
    tried.add('default');
    found = open.find((line) => line.endsWith(' default')) ?? (verb('place') && 'place default');
  }
  if (found === undefined && verb('end') !== undefined) return 'end';
  return found ?? open.find((line) => line !== 'pass') ?? 'pass';
};

let phase = '';
let tried = new Set();
for (let line = await next(); line !== undefined; line = await next()) {
  const [name] = line.trim().split(/\s+/);
  if (name === 'choose') {
    const [first, ...open] = await block();
    const view = JSON.parse(first);
    if (phase !== JSON.stringify(view.clock)) tried = new Set();
    phase = JSON.stringify(view.clock);
    const chosen = await order(view, open, tried);
    say(`= ${view.refused === undefined || open.includes(chosen) ? chosen : open.at(-1)}`);
  } else if (name === 'list_commands') say(`= ${COMMANDS.join('\n')}`);
  else if (name === 'protocol_version') say('= 1');
  else if (name === 'name') say('= Small engine');
  else if (name === 'quit') break;
  else if (name !== '') say(`? ENGINE.UNKNOWN ${name}`);
}
say('=');
