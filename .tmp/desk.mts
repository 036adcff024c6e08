import { deskAt } from '../test/kit/desk.ts';
import { typhoon } from '../tools/games/typhoon/shipped.ts';
import { readFileSync } from 'node:fs';
const [pos, ...lines] = readFileSync(0,'utf8').split('\n').filter(Boolean);
const d = deskAt(typhoon, pos);
for (const l of lines) { console.log('> ' + l); console.log(d.says(l)); }
