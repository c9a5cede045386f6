import { test } from 'vitest';

/**
 * Stryker counts tests, and a test file that cannot be read has none: a change that breaks a module's loading would
 * pass unnoticed (stryker-js issue 6150). These tests load each module themselves, and the samples that many tests begin
 * with.
 */
const modules = import.meta.glob(['../../src/domain/**/*.ts', '../../machines/cart/sample*.ts']);

test.each(Object.entries(modules))('%s loads', async (_, load) => void (await load()));
