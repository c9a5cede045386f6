import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { DEMO } from '../../mocks/seed/demo.ts';
import { test } from './test.ts';

const CHART = '/charts/?chart=backendPanel&panel=live&naming=code';
const handle = (store: Page) => store.getByRole('button', { name: /^Behind the scenes/ });
const getActiveState = (charts: Page, state: string) =>
  charts.locator(`g.state[data-state="backendPanel.${state}"][data-active]`);

test('a chart is watched in two tabs of the store, steered from its diagram, and its recording outlives the tab', async ({
  context,
}) => {
  const lists = await context.newPage();
  await lists.goto('/art/');
  // A tab that goes behind another before it is hydrated stays as it was written until it is shown again.
  await expect(handle(lists)).toBeVisible();
  const privacy = await context.newPage();
  await privacy.goto('/privacy-policy/');
  await expect(handle(privacy)).toBeVisible();

  const charts = await context.newPage();
  await charts.setViewportSize({ width: 1280, height: 900 });
  await charts.goto(CHART);
  const tabs = charts.getByRole('button', { name: /^Watch / });
  await expect(tabs).toHaveCount(2);
  const watch = (path: string) => tabs.filter({ hasText: path }).click();

  await watch('/art/');
  await expect(charts.getByText('Live', { exact: true }).last()).toBeVisible();
  await expect(getActiveState(charts, 'closed')).toBeVisible();
  await handle(lists).click();
  await expect(getActiveState(charts, 'open')).toBeVisible();
  await charts.getByRole('button', { name: 'Open all' }).click();
  await expect(getActiveState(charts, 'open.data.idle')).toBeVisible();
  await expect(charts.getByRole('button', { name: /drawer\.opened/ }).last()).toBeVisible();

  await charts.getByRole('button', { name: 'drawer.left', exact: true }).click();
  await expect(handle(lists)).toBeVisible();
  await expect(getActiveState(charts, 'closed')).toBeVisible();

  await charts.getByRole('button', { name: /^Step 0 / }).click();
  await expect(charts.getByText('An earlier moment; the page goes on')).toBeVisible();
  await charts.getByRole('button', { name: 'To the last moment' }).click();

  const saving = charts.waitForEvent('download');
  await charts.getByRole('button', { name: 'Save the recording' }).click();
  const saved = readFileSync(await (await saving).path(), 'utf8');
  expect(saved).toContain('drawer.opened');
  expect(saved).not.toContain(DEMO.password);

  await lists.close();
  await expect(charts.getByText('The page was closed; its recording stays')).toBeVisible();
  await expect(tabs).toHaveCount(1);
  await expect(charts.getByRole('slider', { name: 'Moment' })).toBeVisible();

  await watch('/privacy-policy/');
  await expect(charts.getByText('Live', { exact: true }).last()).toBeVisible();
  await handle(privacy).click();
  await expect(getActiveState(charts, 'open.data.idle')).toBeVisible();

  const open = (text: string) =>
    charts
      .getByLabel('Open a recording')
      .setInputFiles({ name: 'run.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await open(saved);
  await expect(charts.getByText('From a saved recording')).toBeVisible();
  await open(saved.replace(/("chart": "backendPanel",\s*"version": ")[^"]*/g, '$1older'));
  await expect(charts.getByText('Another version of this chart')).toBeVisible();
  await expect(charts.getByText('older', { exact: true })).toBeVisible();
  await open('{}');
  await expect(charts.getByText('This file is no recording')).toBeVisible();
});
