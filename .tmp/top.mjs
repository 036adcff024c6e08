import {readFileSync,readdirSync} from 'node:fs';
const f='.tmp/prof/'+readdirSync('.tmp/prof').sort().at(-1); const p=JSON.parse(readFileSync(f)); const self=new Map(); const dt=p.timeDeltas; const idx=new Map(p.nodes.map(n=>[n.id,n]));
p.samples.forEach((id,i)=>{const n=idx.get(id); const k=n.callFrame.functionName+' '+n.callFrame.url.split('/').slice(-2).join('/')+':'+n.callFrame.lineNumber; self.set(k,(self.get(k)??0)+dt[i]);});
const tot=[...self.values()].reduce((a,b)=>a+b); [...self].sort((a,b)=>b[1]-a[1]).slice(0,30).forEach(([k,v])=>console.log((v/tot*100).toFixed(1)+'%',k));
