// Writes a map file from geography and a plan: `node --import tsx tools/mapmaker/main.ts map ATLAS PLAN OUT`, or prints
// the tables of docs/maps.md: `... main.ts tables PLAN`. A written map is the source of truth from then on.
import { writeFileSync } from 'node:fs';
import { makeMap } from './make.ts';
import { readPlan } from './read-plan.ts';
import { cityTable, controlTable } from './report.ts';
import { writeMap } from './write.ts';

const [what, first, second, third] = process.argv.slice(2);
if (what === 'map' && first !== undefined && second !== undefined && third !== undefined)
  writeFileSync(third, writeMap(makeMap(first, readPlan(second))));
else if (what === 'tables' && first !== undefined)
  console.log([...controlTable(readPlan(first)), '', ...cityTable(readPlan(first))].join('\n'));
else {
  console.error('Usage: main.ts map ATLAS PLAN OUT, or main.ts tables PLAN.');
  process.exitCode = 2;
}
