// Loaded before the program in a process of its own: says at its end how much memory and how much of the processor it took.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const took = (userCPUTime + systemCPUTime) / 1000;
  writeFileSync(process.env.HOSTILE_USAGE, JSON.stringify({ memory: maxRSS * 1024, took }));
});
