import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseHtml } from '../../src/api/parseHtml.ts';

/** What a page asks for before anybody touches it, by its HTML: names of files of the build, each once. */
export type FirstFiles = { scripts: string[]; styles: string[]; fonts: string[]; pictures: string[] };

/** What a page's HTML names to be loaded with it. Sheets that stand there switched off are not. */
export function getFirstFiles(html: string): FirstFiles {
  const page = parseHtml(html);
  const list = (selector: string, name: string) =>
    [...page.querySelectorAll(selector)].map((tag) => tag.getAttribute(name) ?? '');
  const listByRel = (rel: string) => list(`link[rel="${rel}"]:not([disabled])`, 'href');
  return {
    scripts: [...new Set([...listByRel('modulepreload'), ...listByRel('later'), ...list('script[src]', 'src')])],
    styles: listByRel('stylesheet'),
    fonts: list('link[rel="preload"][as="font"]', 'href'),
    pictures: list('link[rel="preload"][as="image"]', 'href'),
  };
}

/** The bytes of a text as a server sends it. */
export const getTransferSize = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;

/** The bytes of these files of a build, as a server sends them. Throws where one is not there. */
export const getFilesTransferSize = (folder: string, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + getTransferSize(readFileSync(join(folder, name))), 0);
