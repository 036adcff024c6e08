import { deskAt } from '../test/kit/desk.ts';
import { moscow41 } from '../tools/games/moscow41/shipped.ts';
import { readFileSync } from 'node:fs';
const [pos, ...lines] = readFileSync(0,'utf8').split('\n').filter(Boolean);
const d = deskAt(moscow41, pos);
for (const l of lines) { console.log('> ' + l); console.log(d.says(l)); }
