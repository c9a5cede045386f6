import { MEDIA_TYPE } from '../drupal/errors.ts';
import type { Field } from '../drupal/fields.ts';
import { getCollectionPath, isServed, type ResourceType, type Schema } from '../drupal/resourceType.ts';
import type { EndpointDoc, ExampleRequest } from './endpointDoc.ts';

export type EndpointGroup = { title: string; calls: readonly EndpointDoc[] };

/** `docs/api.md`: every call the backend takes and every type it keeps, as Markdown. `intro` stands above. (API-01) */
export const createApiPage = (intro: string, groups: readonly EndpointGroup[], schema: Schema): string =>
  [
    intro.trim(),
    '## Calls',
    groups.map(({ title, calls }) => `- [${title}](#${anchor(title)}): ${calls.map(linkTo).join(', ')}`).join('\n'),
    ...groups.flatMap(({ title, calls }) => [`## ${title}`, ...calls.map(formatCall)]),
    '## Resource types',
    'Fields of each type: its kind, `*` where it is required, `…` where it holds many, and _computed_ where the backend fills it in and ignores what is posted. `formatted` is a text with `value`, `format` and `processed`; `price` has `number`, `currency_code` and `formatted`; decimals are strings.',
    ...Object.entries(schema)
      .filter(([type]) => isServed(type))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([type, resource]) => formatType(type, resource)),
  ]
    .join('\n\n')
    .concat('\n');

const anchor = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const getHeading = ({ name, method, path }: EndpointDoc) => `${name}: ${method} ${path}`;
const linkTo = (call: EndpointDoc) => `[${call.name}](#${anchor(getHeading(call))})`;

const table = (titles: string[], rows: string[][]) =>
  [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const formatNames = (title: string, texts: Readonly<Record<string, string>> | undefined) =>
  texts
    ? [
        table(
          [title, 'What it is'],
          Object.entries(texts).map(([name, text]) => [`\`${name}\``, text]),
        ),
      ]
    : [];

function formatCall(call: EndpointDoc): string {
  const { rows, unused, does, who, query, body, answers, errors, example } = call;
  const statusRows = [
    [String(answers.status), answers.holds],
    ...Object.entries(errors).map(([status, when]) => [status, when]),
  ];
  return [
    `### ${getHeading(call)}`,
    `${does} ${rows.join(', ')}. **Who:** ${who}`,
    ...(unused ? [`_Not used, because ${unused}._`] : []),
    ...formatNames('Query', query),
    ...formatNames('Body', body),
    table(['Status', 'When, and what it holds'], statusRows),
    ['```sh', ...[...(example.before ?? []), example].map(formatCurl), '```'].join('\n'),
  ].join('\n\n');
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function formatCurl({ method, path, as, headers = {}, body }: ExampleRequest): string {
  const json = typeof body === 'object';
  const all = {
    ...(as === 'customer' ? { Authorization: 'Bearer $TOKEN' } : {}),
    ...(as === 'proxy' ? { Authorization: 'Basic $PROXY' } : {}),
    ...(json ? { 'Content-Type': path.startsWith('/jsonapi/') ? MEDIA_TYPE : 'application/json' } : {}),
    ...headers,
  };
  const parts = [
    // curl takes brackets as they are, and no spaces
    `curl -g ${method === 'GET' ? '' : `-X ${method} `}"$HOST"${quote(path.replaceAll(' ', '%20'))}`,
    // a shell puts the token in, so that header stands in double quotes
    ...Object.entries(all).map(
      ([name, value]) => `-H ${value.includes('$') ? `"${name}: ${value}"` : quote(`${name}: ${value}`)}`,
    ),
    ...(body === undefined ? [] : [`--data-raw ${quote(json ? JSON.stringify(body) : body)}`]),
  ];
  return parts.join(' \\\n  ');
}

const getKind = ({ kind, required, isMultiple, isComputed }: Field) =>
  `${kind}${required ? '*' : ''}${isMultiple ? '…' : ''}${isComputed ? ' _computed_' : ''}`;

function formatType(type: string, { attributes, relationships }: ResourceType): string {
  const fields = Object.entries(attributes).map(([name, field]) => [`\`${name}\``, getKind(field)]);
  const relations = Object.entries(relationships).map(([name, { to, isMultiple, required, isComputed }]) => [
    `\`${name}\``,
    `${to.join(' or ')}${required ? '*' : ''}${isMultiple ? '…' : ''}${isComputed ? ' _computed_' : ''}`,
  ]);
  return [`### ${type}`, `\`${getCollectionPath(type)}\``, table(['Field', 'Holds'], [...fields, ...relations])].join(
    '\n\n',
  );
}
