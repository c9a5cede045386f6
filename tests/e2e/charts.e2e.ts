import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { findViolations } from './violations.ts';

/** One page for all looks: what it has fetched, it keeps. */
test.describe.configure({ mode: 'default' });
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
});
test.afterAll(() => page.close());

const getRefusal = () => page.getByRole('button', { name: /^Refused,/ });

test('a product owner finds a state by the text that is said in it, and reads what it means', async () => {
  await page.goto('/charts/');
  await expect(page.getByRole('heading', { name: 'Every flow, as it runs' })).toBeVisible();
  await page.getByRole('button', { name: 'List of flows' }).click();
  await page.getByRole('searchbox', { name: 'Search all flows' }).fill('COUP-05');
  await page
    .getByRole('link', { name: /COUP-05.*Coupon/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coupon' })).toBeVisible();
  await expect(page).toHaveURL(/chart=coupon&(state|transition)=coupon/);
  const about = page.getByRole('tabpanel', { name: 'About' });
  await expect(about.getByText('COUP-05')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Every flow, as it runs' })).toBeVisible();
});

test('a flow that nobody has looked at yet opens without a network', async () => {
  const last = page.waitForResponse(/comparison\.overview\.\w+\.svg/);
  await page.goto('/charts/');
  await (await last).finished();
  await page.context().setOffline(true);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Checkout/ })
    .click();
  await expect(page.getByRole('button', { name: /^Shipping,/ })).toBeVisible();
  await page.context().setOffline(false);
});

test('a link to a state, a path or a flow that no longer exists says so, and shows what there is', async () => {
  await page.goto('/charts/?chart=coupon&state=coupon.melted&path=99');
  await expect(page.getByText('The state “coupon.melted” no longer exists in this chart.')).toBeVisible();
  await expect(page.getByText('Path 99 no longer exists in this chart.')).toBeVisible();
  await expect(getRefusal()).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(page).not.toHaveURL(/melted/);
  await page.goto('/charts/?chart=coupn');
  await expect(page.getByRole('heading', { name: 'There is no flow “coupn”.' })).toBeVisible();
  await page.getByRole('link', { name: 'See Coupon' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coupon' })).toBeVisible();
});

test('a screen reader hears a transition as it is written: in words, or by its event', async () => {
  await page.goto('/charts/?chart=pincode&open=all');
  const inWords = page.getByRole('button', {
    name: 'From Unanswered to Looking up: The shopper asks again',
    exact: true,
  });
  await expect(inWords).toBeAttached();
  await page.getByText('Code', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'From Unanswered to Looking up, pincode.retried' })).toBeAttached();
  await expect(inWords).not.toBeAttached();
});

test('in the tree arrows lead along the ways between states, and what is reached is said', async () => {
  await page.goto('/charts/?chart=coupon&view=tree&naming=code');
  const tree = page.getByRole('tree');
  await tree.getByRole('treeitem', { name: /^Typing/ }).click();
  // Past the code that is refused at once, to the one that is looked up.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(tree.getByRole('treeitem', { name: /code\.applied/ }).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tree.getByRole('treeitem', { name: /^Looking up/ })).toBeFocused();
  await expect(page).toHaveURL(/state=coupon\.lookingUp/);
  await expect(page.getByRole('status').filter({ hasText: 'State Looking up.' })).toBeAttached();
  await page.goBack();
  await expect(tree.getByRole('treeitem', { name: /^Typing/ })).toBeFocused();
});

test('a link keeps the size of a diagram, and what is opened then has a size of its own', async () => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/charts/?chart=wall&open=all&zoom=30');
  const size = page.getByRole('button', { name: /^Full size, now/ });
  await expect(size).toHaveAccessibleName('Full size, now 30 %');
  await page.getByRole('button', { name: 'Overview', exact: true }).click();
  await expect(size).not.toHaveAccessibleName('Full size, now 30 %');
});

/** The panels that are not open at first, and something that each of them states once it is there. */
const PANELS = [
  ['Coverage', 'Refused › Unknown'],
  ['Export', 'Mermaid'],
] as const;
/** Stories show these with light colours at a desk. */
const TOLD_PANELS = [
  ['Paths', 'Walk 1'],
  ['Live', 'Open the view beside'],
  ['Changes', 'Compare with a file'],
] as const;

for (const [colorScheme, width, panels] of [
  ['light', 1280, PANELS],
  ['dark', 390, [...TOLD_PANELS, ...PANELS]],
] as const) {
  test(`axe finds nothing on any view or panel when it is ${colorScheme}, ${width} px wide`, async () => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/charts/');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Checkout' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.goto('/charts/?chart=coupon&state=coupon.refused');
    await expect(getRefusal()).toHaveAttribute('aria-pressed', 'true');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Table' }).check();
    await expect(page.getByRole('table')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Tree' }).check();
    await expect(page.getByRole('tree')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    // Beside the tree, for axe goes through all of a page also to look at a part, and a diagram has the most.
    for (const [panel, there] of panels) {
      await page.getByRole('tab', { name: panel }).click();
      const opened = page.getByRole('tabpanel', { name: panel });
      await expect(opened.getByText(there).first()).toBeVisible();
      expect(await findViolations(page, '[role="tabpanel"]')).toEqual([]);
    }
  });
}
