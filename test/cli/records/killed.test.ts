// A program that is killed in the middle of a question asks that question again when the game is gone on with.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { newHome, run } from '../kit.ts';

const LAUNCH = fileURLToPath(new URL('../launch.ts', import.meta.url));

/** Types lines at a game in a process of its own, and kills it when it has said something. */
const killedAt = async (home: string, lines: readonly string[], said: RegExp): Promise<string> => {
  const argv = ['play', 'ford', '--name', 'g', '--dice', 'manual', '--option', 'fog=off'];
  const child = spawn(process.execPath, ['--import', 'tsx', LAUNCH, ...argv], {
    env: { ...process.env, HEXFRONT_HOME: home },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.setEncoding('utf8');
  child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  for await (const chunk of child.stdout) {
    out += String(chunk);
    if (said.test(out)) break;
  }
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return out;
};

describe('a game killed in the middle of the choice of a retreat', () => {
  it('asks it again, with the same choices, and goes on with the answer', async () => {
    const home = newHome();
    const out = await killedAt(home, ['end', 'attack 1403 from n1', 'die 6'], /must retreat[\s\S]*6: .*\n/);
    const asked = out.split('\n').filter((line) => /^(Southerners must retreat|\d: )/.test(line));
    expect(asked.length).toBeGreaterThan(2);
    const resumed = await run(['resume'], home, ['1', 'pending', 'hash']);
    expect(resumed.code).toBe(0);
    expect(resumed.out).toEqual(expect.arrayContaining(asked.slice(0, 4)));
    expect(resumed.out.join('\n')).toContain('1 Southern Foot retreated to 15 02, from 14 03.');
    expect((await run(['verify', 'g'], home)).code).toBe(0);
  });

  it('has in it every order that was answered, and nothing of a half-typed line', async () => {
    const home = newHome();
    await killedAt(home, ['move n3 1303', 'end', 'note weak flank'], /Note 1 kept/);
    const { out } = await run(['resume'], home, ['marks', 'history', 'undo 2', 'unit n3']);
    expect(out).toEqual(expect.arrayContaining(['Note, after order 2: weak flank.', '2, Northerners: end.']));
    expect(out).toContain('3 Northern Foot, Northern, in Brod.');
  });
});
