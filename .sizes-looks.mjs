import { build } from 'vite';
import { gzipSync } from 'node:zlib';
const res = await build({ logLevel: 'error', build: { outDir: '/tmp/looks-out', emptyOutDir: true, write: false } });
const outs = (Array.isArray(res)?res:[res]).flatMap(r=>r.output);
const gz = t=>gzipSync(t,{level:9}).length;
const chunks = new Map(outs.filter(o=>o.type==='chunk').map(o=>[o.fileName,o]));
const assets = new Map(outs.filter(o=>o.type==='asset').map(o=>[o.fileName,o]));
const closure=names=>{const seen=new Set();const go=n=>{const c=chunks.get(n);if(!c||seen.has(n))return;seen.add(n);c.imports.forEach(go)};names.forEach(go);return [...seen]};
const entry=[...chunks.values()].find(c=>c.isEntry&&/main|index/.test(c.fileName)).fileName;
for (const [page,pats] of Object.entries({home:[/\/HomePage-/],list:[/\/ArtListEntry-/],detail:[/\/ArtDetailEntry-/],configurator:[/\/FrameEditEntry-/],product:[/\/ProductEntry-/],faq:[/\/FaqPage-/]})) {
  const names=[entry,...[...chunks.keys()].filter(n=>pats.some(p=>p.test(n)))];
  const css=new Set(closure(names).flatMap(n=>[...(chunks.get(n).viteMetadata?.importedCss??[])]));
  const rows=[...css].map(f=>[gz(assets.get(f).source),f]);
  console.log(page, rows.reduce((s,[n])=>s+n,0), rows.length, rows.map(([n,f])=>f.replace('assets/','')+':'+n).join(' '));
}
import { writeFileSync, mkdirSync } from 'node:fs';
mkdirSync('/tmp/looks-out/assets',{recursive:true});
for (const [f,a] of assets) if(/css$|woff2$|html$/.test(f)) { mkdirSync('/tmp/looks-out/'+f.replace(/\/[^/]*$/,''),{recursive:true}); writeFileSync('/tmp/looks-out/'+f,a.source);}
for (const c of chunks.values()) if (c.viteMetadata?.importedCss?.size) console.log('CHUNK', c.fileName, [...c.viteMetadata.importedCss].map(f=>f.replace('assets/','')+':'+gz(assets.get(f).source)).join(' '), Object.keys(c.modules).filter(m=>/css/.test(m)).map(m=>m.replace(process.cwd()+'/','')).join(' '));
