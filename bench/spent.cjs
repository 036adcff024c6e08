// Loaded before a program whose start is measured: tells on descriptor 3 how much processor time, in milliseconds, it
// had taken when it first said what is waited for, or else at its end.
const { writeSync } = require('node:fs');

const until = process.env.BENCH_UNTIL;
let isTold = false;
const tell = () => {
  if (isTold) return;
  isTold = true;
  const { user, system } = process.cpuUsage();
  writeSync(3, String((user + system) / 1000));
};
process.on('exit', tell);
if (until !== undefined) {
  const { stdout } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = (chunk, ...rest) => {
    if (String(chunk).endsWith(until)) tell();
    return write(chunk, ...rest);
  };
}
