import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { listFiles } from '../tools/listFiles.ts';

const MARK = '.building-';

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes what builds left that were stopped half-way. */
function clearLeftovers(folder: string) {
  const start = basename(folder) + MARK;
  for (const name of readdirSync(dirname(folder))) {
    if (name.startsWith(start) && !isRunning(Number(name.slice(start.length))))
      rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

const getStat = (path: string) => lstatSync(path, { throwIfNoEntry: false });

/** Makes way for a file where a folder stands, or for a folder where a file does. */
function removeConflicting(folder: string, name: string) {
  const parts = name.split(sep);
  for (let at = 1; at < parts.length; at++) {
    const parent = join(folder, ...parts.slice(0, at));
    const stat = getStat(parent);
    if (stat && !stat.isDirectory()) rmSync(parent);
  }
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  if (getStat(join(folder, name))?.isDirectory()) rmSync(join(folder, name), { recursive: true });
}

function removeEmpty(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/**
 * Puts the files of one folder into the place of another's, one by one: first what pages name, then the pages, and what is
 * no more goes last. So whoever reads the folder meanwhile, and whoever stops this half-way, has pages that are whole.
 */
function moveIntoPlace(next: string, folder: string) {
  const isPage = (name: string) => name.endsWith('.html');
  const names = listFiles(next);
  for (const name of [...names.filter((name) => !isPage(name)), ...names.filter(isPage)]) {
    removeConflicting(folder, name);
    renameSync(join(next, name), join(folder, name));
  }
  const nameSet = new Set(names);
  for (const name of listFiles(folder)) if (!nameSet.has(name)) rmSync(join(folder, name));
  removeEmpty(folder);
}

/**
 * Makes a folder anew: `make` writes into an empty one beside it, which takes its place once all is well. What was there
 * stays where `make` rejects, and where the process ends before. Resolves with what `make` gives.
 */
export async function atomicPublish<Made>(folder: string, make: (folder: string) => Promise<Made>): Promise<Made> {
  mkdirSync(dirname(folder), { recursive: true });
  clearLeftovers(folder);
  const next = `${folder}${MARK}${process.pid}`;
  mkdirSync(next);
  try {
    const made = await make(next);
    if (getStat(folder)?.isDirectory()) moveIntoPlace(next, folder);
    else renameSync(next, folder);
    return made;
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}
