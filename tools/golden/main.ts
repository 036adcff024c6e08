// Plays the golden games again and prints what changed: `npm run golden -- [NAME ...] [--write] [--anew]`. --write makes
// records anew; --anew first has the steady player of its game write the scripts of those named.
import { commandLine } from '../command-line.ts';
import { writeAnew } from './anew.ts';
import { reportOn, writeRecord } from './report.ts';
import { goldenNames } from './script.ts';

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, anew: { type: 'boolean', default: false } },
});
const names = goldenNames();
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No golden game is called ${unknown.join(', ')}. There is ${names.join(', ')}.`);
  process.exit(2);
}
if (values.anew && positionals.length === 0) {
  console.error('--anew wants the names of the scripts that are to be written anew.');
  process.exit(2);
}

let changed = 0;
for (const name of positionals.length > 0 ? positionals : names) {
  if (values.anew) await writeAnew(name);
  const report = await reportOn(name);
  const { played, wrong } = report;
  const what =
    played === undefined ? '' : `: ${played.orders} orders, turn ${played.turn}, hash ${played.hash}`;
  console.log(`${name}${what}. ${wrong.length === 0 ? 'Nothing changed.' : 'Changed.'}`);
  for (const line of wrong) console.log(`  ${line}`);
  if (wrong.length > 0) changed += 1;
  // Also where only the version in its head is another one, so that one command brings it up to date.
  if (values.write) writeRecord(report);
}
process.exitCode = changed > 0 && !values.write ? 1 : 0;
