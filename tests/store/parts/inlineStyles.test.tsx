import { expect, onTestFinished, test } from 'vitest';
import { applyInlineStyles } from '../../../src/app/prerenderedPage.ts';

/** The page's own rules, loaded as the file that a build writes. */
async function loadRules(rules: string) {
  const link = document.createElement('link');
  const href = URL.createObjectURL(new Blob([rules], { type: 'text/css' }));
  Object.assign(link, { rel: 'stylesheet', href });
  link.dataset.styles = '';
  onTestFinished(() => link.remove());
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    document.head.append(link);
  });
  URL.revokeObjectURL(href);
}

test('elements of a prerendered page get the styles that their number names, and no number is left', async () => {
  await loadRules('#root [data-s="0"]{--shape:1.5}\n#root [data-s="1"]{top:4px;color:red}');
  const root = document.createElement('div');
  root.innerHTML = '<p data-s="1"></p><svg data-s="0"></svg><b data-s="1"></b><i></i>';
  applyInlineStyles(root);
  expect(root.innerHTML).toBe(
    '<p style="top: 4px; color: red;"></p><svg style="--shape: 1.5;"></svg><b style="top: 4px; color: red;"></b><i></i>',
  );
});
