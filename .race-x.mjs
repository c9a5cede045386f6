import { cpSync, readFileSync, writeFileSync, rmSync } from 'node:fs';
import { bundled } from './scripts/bundled.mjs';
import { picturesOnDemand } from './scripts/buildStore.mjs';
import { launchOptions } from './scripts/browser.mjs';
import { serve } from './scripts/serve.mjs';
process.env.CHROMIUM_PATH='/usr/bin/chromium';
const D='/work/main/node_modules/.cache/race/dist', X='/tmp/race-x';
rmSync(X,{recursive:true,force:true}); cpSync(D,X,{recursive:true});
for (const f of ['index.html','art/index.html','art/tea-pickers-path-munnar/index.html']) {
  let s=readFileSync(`${X}/${f}`,'utf8');
  const boot=/<script type="module" crossorigin src="([^"]+)"/.exec(s)[1];
  writeFileSync(`${X}/assets/late-x1.js`,`const frame=()=>new Promise(requestAnimationFrame);const go=async()=>{await Promise.allSettled([...document.querySelectorAll('img[fetchpriority=high]')].map(i=>i.decode()));await frame();await frame();await new Promise(d=>setTimeout(d,50));for(const l of document.querySelectorAll('link[rel=later]'))l.rel='modulepreload';import('${boot}')};document.readyState==='complete'?go():addEventListener('load',go)`);
  s=s.replaceAll('rel="modulepreload"','rel="later"').replace(boot,'/assets/late-x1.js');
  writeFileSync(`${X}/${f}`,s);
}
const [{ serveBackend }, r, l] = await Promise.all([bundled('mocks/http.ts'), bundled('tests/bench/race/race.ts'), bundled('tests/bench/race/lighthouse.ts')]);
const b = await serveBackend();
const picture = await picturesOnDemand();
const s = await serve({ folder: X, picture });
await r.front({ store: s.url, backend: b.url, port: 8432 });
for (const path of ['/','/art/','/art/tea-pickers-path-munnar']) for (const port of [8432,8432]) {
  const { judged } = await l.judged(`http://127.0.0.1:${port}${path}`, launchOptions(), 9333);
  console.log(port, path, judged.scores.performance, Math.round(judged.lcp), Math.round(judged.tbt), judged.cls);
}
process.exit(0);
