import { chromium } from 'playwright';
import { launchOptions } from './scripts/browser.mjs';
process.env.CHROMIUM_PATH='/usr/bin/chromium';
const url = process.argv[2];
const browser = await chromium.launch(launchOptions());
const PHONE={ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
for (const path of ['/', '/art/', '/art/misty-ghats', '/shop_art/misty-ghats', '/custom-framing/', '/frame/misty-ghats?type=art', '/frame-edit/fa1fb702-22e8-54e7-94e8-3a3bb3f530fe?id=misty-ghats&type=art']) {
  const c = await browser.newContext(PHONE); const p = await c.newPage();
  const js=[]; p.on('request', r => { if(/konva/.test(r.url())) js.push(r.url()); });
  p.on('pageerror', e => console.log('ERR', e.message));
  await p.goto(url+path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(800);
  console.log('==', path, p.url(), 'konva', js.length, 'canvas', await p.locator('canvas').count());
  console.log((await p.locator('button:visible, main a:visible, summary:visible, select:visible, input:visible, [role=tab]:visible, [role=radio]:visible').evaluateAll(a => a.map(e => e.tagName+':'+(e.getAttribute('aria-label')||e.innerText||e.name).slice(0,30).replace(/\n/g,' ')+(e.getAttribute('href')?'→'+e.getAttribute('href'):'')).slice(0,45))).join(' | '));
  await p.screenshot({ path: '/tmp/brief10/race-look-'+path.replace(/\W+/g,'_').slice(0,20)+'.png' });
  await c.close();
}
await browser.close();
