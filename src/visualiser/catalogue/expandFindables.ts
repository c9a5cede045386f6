import type { Findable, FindableRows } from './catalogue.ts';

/** A name in words: 'pincode.notFound' is found by 'not found' too. */
const splitName = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[._|]+/g, ' ')
    .toLowerCase();

function getFindables(rows: FindableRows['charts'][number], { messages, requirements }: FindableRows): Findable[] {
  const { id: chart, description, messageIndexes, requires } = rows;
  const states = rows.states.map(([path, stateDescription]): Findable => {
    const id = `${chart}.${path}`;
    return {
      kind: 'state',
      chart,
      id,
      title: path.split('.').at(-1) ?? path,
      keywords: `${splitName(id)} ${stateDescription}`,
    };
  });
  const stateIds = [chart, ...states.map(({ id }) => id)];
  const transitions = rows.transitions.map(([source, event, branch, label, names, stateDescription]): Findable => {
    const id = `${stateIds[source]}|${event}|${branch}`;
    return {
      kind: 'transition',
      chart,
      id,
      title: label || event,
      keywords: `${splitName(`${event} ${names}`)} ${stateDescription}`,
    };
  });
  const ids = [...stateIds, ...transitions.map(({ id }) => id)];
  return [
    { kind: 'chart', chart, id: null, title: chart, keywords: `${splitName(chart)} ${description}` },
    ...states,
    ...transitions,
    ...Object.entries(messageIndexes).map(([name, index]): Findable => {
      const [text, from] = messages[name] ?? [name, ''];
      return { kind: 'message', chart, id: ids[index] ?? null, title: text, keywords: `${name} ${from}` };
    }),
    ...Object.entries(requires).map(([name, index]): Findable => {
      return { kind: 'requirement', chart, id: ids[index] ?? null, title: name, keywords: requirements[name] ?? '' };
    }),
  ];
}

/** Everything that a search finds, chart by chart, out of the rows in which it is sent. */
export const expandFindables = (rows: FindableRows): Findable[] =>
  rows.charts.flatMap((chart) => getFindables(chart, rows));
