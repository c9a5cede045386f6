import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a page asks for before anybody touches it, by its HTML: names of files of the build, each once. */
export type FirstFiles = { scripts: string[]; styles: string[]; fonts: string[]; pictures: string[] };

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;

/** What a page's HTML names to be loaded with it. Sheets that stand there switched off are not. */
export function getFirstFiles(html: string): FirstFiles {
  const links = html.match(/<link\s[^>]*>/g) ?? [];
  const named = (rel: string, as: string | null = null) =>
    links
      .filter((tag) => attribute(tag, 'rel') === rel && attribute(tag, 'as') === as && !/\sdisabled/.test(tag))
      .map((tag) => attribute(tag, 'href') ?? '');
  const started = (html.match(/<script\s[^>]*>/g) ?? []).flatMap((tag) => attribute(tag, 'src') ?? []);
  return {
    scripts: [...new Set([...named('modulepreload'), ...named('later'), ...started])],
    styles: named('stylesheet'),
    fonts: named('preload', 'font'),
    pictures: named('preload', 'image'),
  };
}

/** The bytes of a text as a server sends it. */
export const getTransferSize = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;

/** The bytes of these files of a build, as a server sends them. Throws where one is not there. */
export const getFilesTransferSize = (folder: string, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + getTransferSize(readFileSync(join(folder, name))), 0);
