import type { EndpointDoc } from './endpointDoc.ts';

/** As much of a described call as tells whether a request is one. */
type EndpointRef = Pick<EndpointDoc, 'name' | 'method' | 'path'>;

const getSegments = (path: string) => path.toLowerCase().replace(/\?.*$/, '').split('/').filter(Boolean);
const isParameter = (segment: string) => segment.startsWith(':');

/** How many segments of a path are reported letter by letter; undefined where the path is another one. */
function getMatchScore(pattern: readonly string[], segments: readonly string[]): number | undefined {
  // the backend may stand below a folder of its host
  const pathEnd = segments.slice(-pattern.length);
  if (pathEnd.length < pattern.length) return undefined;
  if (!pattern.every((segment, index) => isParameter(segment) || segment === pathEnd[index])) return undefined;
  return pattern.filter((segment) => !isParameter(segment)).length;
}

/**
 * The names of the described calls that a request is: those with its method whose path is most like its own, letters
 * alike in either case. Several calls may share a path, and none may be meant.
 */
export function findEndpointNames(
  calls: readonly EndpointRef[],
  { method, url }: { method: string; url: string },
): string[] {
  const segments = getSegments(new URL(url).pathname);
  const matches = calls
    .filter((call) => call.method === method)
    .map(({ name, path }) => ({ name, score: getMatchScore(getSegments(path), segments) }))
    .filter((call): call is { name: string; score: number } => call.score !== undefined);
  const bestScore = Math.max(...matches.map((call) => call.score));
  return matches.filter((call) => call.score === bestScore).map(({ name }) => name);
}
