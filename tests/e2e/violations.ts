import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Rules that axe finds broken on the page as it stands, or within a part of it, each with its first place.
 * It looks from within the page, which has no frame of another host, and tells of all else only that it is so: else a
 * second page is opened for each look, and all that is right is sent to it.
 */
export async function findViolations(page: Page, part?: string) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
