import { bundled } from './scripts/bundled.mjs';
import { buildSite } from './scripts/buildSite.mjs';
import { serve } from './scripts/serve.mjs';
import { chromium } from '@playwright/test';
const { serveBackend } = await bundled('mocks/http.ts');
const { picturesOnDemand } = await import('./scripts/buildStore.mjs');
const PORT=8473, BPORT=8474;
const b = await serveBackend({ port: BPORT });
console.log('backend', b.url);
if (!process.argv.includes('--no-build')) {
  Object.assign(process.env, { VITE_API_HOST: b.url, VITE_SITE_URL:'http://127.0.0.1:8473', PICTURES:'on-demand' });
  const t=Date.now(); console.log(await buildSite({ folder:'/tmp/size-dist', logLevel:'warn' }), Date.now()-t);
}
const { url, close } = await serve({ folder:'/tmp/size-dist', port: PORT, picture: await picturesOnDemand() });
const br = await chromium.launch({ executablePath:'/usr/bin/chromium' });
for (const [name, path] of [['home','/'],['list','/art/'],['detail','/art/misty-ghats'],['product','/gifts/first-chai'],['faq','/faq/']]) {
  const ctx = await br.newContext({ viewport:{width:412,height:823}, isMobile:true, hasTouch:true, deviceScaleFactor:1.75 });
  const page = await ctx.newPage(); const errs=[]; const reqs=[];
  page.on('console', m=>{ if(['error','warning'].includes(m.type())) errs.push(m.type()+': '+m.text()); });
  page.on('pageerror', e=>errs.push('pageerror: '+e.message));
  page.on('request', r=>reqs.push(r.url()));
  await page.goto(url+path,{waitUntil:'load'}); await page.waitForTimeout(4000);
  const by=k=>reqs.filter(r=>k.test(r)).length;
  console.log('##',name,'requests',reqs.filter(r=>!/favicon/.test(r)).length,'js',by(/\.js$/),'css',by(/\.css$/),'fonts',by(/woff2/),'pics',by(/\.(webp|avif|jpe?g|png|svg)/), 'api', reqs.filter(r=>r.startsWith(b.url)&&!/sites\/default/.test(r)).length, 'charts', by(/charts-|reading-/), JSON.stringify(errs));
  const before=reqs.length;
  const tap = async (sel,what)=>{ const el=page.locator(sel).first(); if(!await el.count()) return console.log('  no',what); const s=Date.now(); try { await el.click({timeout:8000}); } catch(e){ return console.log('  click failed',what,e.message.slice(0,200)); } await page.waitForTimeout(2500); console.log('  tapped',what, 'new requests', reqs.length-before, 'url', new URL(page.url()).pathname+new URL(page.url()).search, JSON.stringify(errs)); };
  if(name==='home'){ await page.mouse.wheel(0,1200); await page.waitForTimeout(2500); console.log('  scrolled', reqs.length-before, JSON.stringify(errs)); await tap('a[href="/art/"], a[href="/art"]','link to art'); console.log('  h1', await page.locator('h1').first().textContent().catch(()=>null)); }
  if(name==='list'){ const s=page.locator('select').first(); if(await s.count()){ const o=await s.locator('option').nth(1).getAttribute('value'); await s.selectOption(o).catch(e=>console.log(e.message)); await page.waitForTimeout(3000); console.log('  chose',o,page.url(),JSON.stringify(errs)); } await tap('main a[href^="/art/"]:not([href*="theme"])','an art'); console.log('  h1', await page.locator('h1').first().textContent().catch(()=>null)); await page.goBack(); await page.waitForTimeout(2500); console.log('  back', page.url(), await page.locator('h1').first().textContent().catch(()=>null)); }
  if(name==='detail'){ await tap('label:has-text("Paper"), button:has-text("Paper")','paper'); await page.screenshot({path:'/tmp/size-detail.png'}); await tap('button:has-text("Add to bag"), button:has-text("Add to Bag"), button:has-text("Add to Cart")','add'); await page.screenshot({path:'/tmp/size-detail2.png'}); }
  if(name==='product'){ await tap('button:has-text("Add to bag"), button:has-text("Add to Bag"), button:has-text("Add to Cart")','add'); }
  await ctx.close();
}
await br.close(); await close(); await b.close(); process.exit(0);
