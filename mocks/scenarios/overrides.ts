import { getResponse, HttpResponse, http, type Path, type RequestHandler } from 'msw';
import { createRefusalResponse, MEDIA_TYPE, Refusal } from '../drupal/errors.ts';

/** What answers in the backend's place, made anew where a walk or a visit begins with it; [] is the honest answer. */
type Overrides = () => RequestHandler[];
/** Overrides by name, in a few words for whoever picks them from a list. */
export type Scenario = Overrides & { description: string };
export type Scenarios = Readonly<Record<string, Scenario>>;

type Method = 'get' | 'post' | 'patch' | 'delete' | 'all';

/** Overrides with their words. */
export const scenario = (description: string, overrides: Overrides): Scenario =>
  Object.assign(() => overrides(), { description });

/** The backend's honest answer. */
export const passThrough: Scenario = scenario('answers as it is', () => []);

/** The call fails with these, as Drupal refuses it at its path. */
export const failWith =
  (method: Method, path: Path, ...refusal: ConstructorParameters<typeof Refusal>): Overrides =>
  () => [http[method](path, ({ request }) => createRefusalResponse(new Refusal(...refusal), request.url))];

/** The call fails with 503, as while the host is being maintained. */
export const down = (method: Method, path: Path) =>
  failWith(method, path, 503, 'Mitre & Mat is currently under maintenance. We should be back shortly.');

/** The call is answered with a JSON:API document, or honestly where there is none. */
export const answerWith =
  (path: Path, getDocument: (request: Request) => object | undefined): Overrides =>
  () => [
    http.get(path, ({ request }) => {
      const document = getDocument(request);
      return document && HttpResponse.json(document, { headers: { 'Content-Type': MEDIA_TYPE } });
    }),
  ];

/** The call is answered with a collection of these entries, or honestly where there is no list. */
export const answerWithList = (path: Path, getEntries: (request: Request) => readonly object[] | undefined) =>
  answerWith(path, (request) => {
    const data = getEntries(request);
    return data && { data, meta: { count: data.length }, links: { self: { href: request.url } } };
  });

/** A collection without entries. */
export const empty = (path: Path) => answerWithList(path, () => []);

/** Several overrides at once. */
export const together =
  (...parts: Overrides[]): Overrides =>
  () =>
    parts.flatMap((part) => part());

/** The call is answered by one override after the other, and by the last from then on. */
export const inSequence =
  (method: Method, path: Path, ...answers: Overrides[]): Overrides =>
  () => {
    const remaining = answers.map((answer) => answer());
    const next = () => (remaining.length > 1 ? remaining.shift() : remaining[0]) ?? [];
    return [http[method](path, ({ request }) => getResponse(next(), request.clone()))];
  };

/** The call fails with 503 for so many times, and is then answered honestly. */
export const downFor = (times: number, method: Method, path: Path) =>
  inSequence(method, path, ...Array.from({ length: times }, () => down(method, path)), passThrough);
