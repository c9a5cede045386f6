import type { JsonObject } from '../../mocks/drupal/entity.ts';
import type { ComparisonWalk } from './comparisonWalk.ts';

/** Compares the members of two objects, none of which may be missing on either side. */
export function compareMembers(path: string, recorded: JsonObject, actual: JsonObject, walk: ComparisonWalk): void {
  // the items of meta.omitted go by names that the site hashes
  const plain = (value: JsonObject) =>
    Object.fromEntries(
      Object.entries(value).map(([name, inner], at) => [name.startsWith('item--') ? `item ${at}` : name, inner]),
    );
  const [want, have] = [plain(recorded), plain(actual)];
  const names = Object.keys(want);
  if (path === '' && names.join() !== Object.keys(have).join()) {
    walk.found.push(`members ${Object.keys(have).join()} instead of ${names.join()}`);
  }
  for (const name of new Set([...names, ...Object.keys(have)])) {
    if (!(name in have)) walk.found.push(`${path}/${name}: missing`);
    else if (!(name in want)) walk.found.push(`${path}/${name}: not in the recording`);
    else walk.value(`${path}/${name}`, want[name], have[name], walk);
  }
}
