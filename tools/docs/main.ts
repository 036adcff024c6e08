// Makes the papers that come out of the program anew: `npm run docs`.
import { papers, writePaper } from './papers.ts';

for (const paper of await papers()) writePaper(paper);
