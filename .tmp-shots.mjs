import { chromium } from 'playwright';

const ids = process.argv.slice(2);
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  ),
});
for (const w of [1280, 390, 320]) {
  const p = await b.newPage({ viewport: { width: w, height: w < 400 ? 844 : 900 } });
  for (const id of ids) {
    await p.goto(`http://localhost:6047/iframe.html?id=${id}&viewMode=story`);
    await p.waitForFunction(
      () =>
        document.body.classList.contains('sb-show-main') &&
        document.querySelector('#storybook-root')?.childElementCount > 0,
      null,
      { timeout: 60000 },
    );
    await p.addStyleTag({ content: 'body{padding:0!important}' });
    await p.waitForTimeout(700);
    await p.screenshot({ path: `/tmp/shots/flows-${id.replace('flows-', '')}-${w}.png`, fullPage: true });
    const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log('OVERFLOW', id, w, over);
  }
  await p.close();
}
await b.close();
