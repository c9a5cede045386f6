import type { Entity, Reference } from './entity.ts';
import { badRequest, Refusal } from './errors.ts';
import { columnOf, type FieldPath, fieldPath, operandOf } from './fieldPath.ts';
import { nested, plain, type Tree } from './query.ts';
import type { Schema } from './resourceType.ts';

type Test = (entity: Entity, find: (reference: Reference) => Entity | undefined) => boolean;
type Column = number | string;
type Compare = (value: Column, operands: Column[]) => boolean;

const among: Compare = (value, operands) => operands.includes(value);
const between: Compare = (value, [low = '', high = '']) => value >= low && value <= high;

const COMPARES: Record<string, Compare> = {
  '=': (value, [operand]) => value === operand,
  '<>': (value, [operand]) => value !== operand,
  '>': (value, [operand = '']) => value > operand,
  '>=': (value, [operand = '']) => value >= operand,
  '<': (value, [operand = '']) => value < operand,
  '<=': (value, [operand = '']) => value <= operand,
  STARTS_WITH: (value, [operand]) => String(value).startsWith(String(operand)),
  CONTAINS: (value, [operand]) => String(value).includes(String(operand)),
  ENDS_WITH: (value, [operand]) => String(value).endsWith(String(operand)),
  IN: among,
  'NOT IN': (value, operands) => !among(value, operands),
  BETWEEN: between,
  'NOT BETWEEN': (value, operands) => !between(value, operands),
};

const NULL_CHECKS = ['IS NULL', 'IS NOT NULL'];
const INCOMPLETE =
  'You must provide a valid filter condition. Check that you have set the required keys for your filter.';

/** The test that a request's `filter` asks for. Throws Drupal's refusals: 400, 403 or 500. */
export function filterOf(tree: Tree, type: string, schema: Schema): Test {
  const filter = nested(tree, 'filter');
  if (!filter) return () => true;
  const groups = new Map<string, Group>([['@root', { conjunction: 'AND', memberOf: undefined, tests: [] }]]);
  const conditions: { test: Test; memberOf: string }[] = [];
  for (const [key, item] of Object.entries(filter)) {
    if (key === '@root') throw new Refusal(500, "'@root' is a reserved filter id.");
    const group = typeof item === 'object' ? item.group : undefined;
    if (typeof group === 'object') groups.set(key, groupOf(group));
    else conditions.push(conditionOf(key, item, type, schema));
  }
  for (const { test, memberOf } of conditions) groupNamed(groups, memberOf).tests.push(test);
  for (const [key, group] of groups) {
    if (key !== '@root') groupNamed(groups, group.memberOf ?? '@root').tests.push(testOf(group));
  }
  return testOf(groups.get('@root') as Group);
}

type Group = { conjunction: 'AND' | 'OR'; memberOf: string | undefined; tests: Test[] };

const groupOf = (group: Tree): Group => ({
  conjunction: plain(group, 'conjunction')?.toUpperCase() === 'OR' ? 'OR' : 'AND',
  memberOf: plain(group, 'memberOf'),
  tests: [],
});

function groupNamed(groups: Map<string, Group>, name: string): Group {
  const group = groups.get(name);
  // Drupal lets the database stumble over the empty group
  if (!group) throw new Refusal(500, `The filter group '${name}' does not exist.`);
  return group;
}

// tests are looked up when they run, so that a group may be filled after it was placed in its parent
const testOf =
  (group: Group): Test =>
  (entity, find) =>
    group.conjunction === 'AND'
      ? group.tests.every((test) => test(entity, find))
      : group.tests.some((test) => test(entity, find));

function conditionOf(key: string, item: string | Tree | undefined, type: string, schema: Schema) {
  const { path, operator = '=', value, memberOf } = expanded(key, item);
  if (!Object.hasOwn(COMPARES, operator) && !NULL_CHECKS.includes(operator)) {
    throw badRequest(`The '${operator}' operator is not allowed in a filter parameter.`);
  }
  const nullCheck = NULL_CHECKS.includes(operator);
  const column = fieldPath(schema, type, path, nullCheck);
  const test = nullCheck ? nullTest(column, operator) : compareTest(column, operator, value);
  return { test, memberOf: memberOf ?? '@root' };
}

type Condition = { path: string; operator?: string; value: string | Tree | undefined; memberOf?: string };

// short form, its [value] form and the flat form all need a value; only the [condition] form may go without
function expanded(key: string, item: string | Tree | undefined): Condition {
  if (typeof item !== 'object') return { path: key, value: item };
  const condition = item.condition;
  const source = typeof condition === 'object' ? condition : item;
  const path = plain(source, 'path') ?? (source === item ? key : undefined);
  if (!path || (source === item && item.value === undefined)) throw badRequest(INCOMPLETE);
  return { path, operator: plain(source, 'operator'), value: source.value, memberOf: plain(source, 'memberOf') };
}

const nullTest =
  (column: FieldPath, operator: string): Test =>
  (entity, find) =>
    column.read(entity, find).some((value) => value !== null) === (operator === 'IS NOT NULL');

function compareTest({ read, numeric }: FieldPath, operator: string, value: string | Tree | undefined): Test {
  const compare = COMPARES[operator] as Compare;
  const texts = typeof value === 'object' ? Object.values(value).filter((part) => typeof part === 'string') : [value];
  if (texts.some((text) => text === undefined)) return () => false;
  const operands = texts.map((text) => operandOf(text as string, numeric));
  return (entity, find) =>
    read(entity, find).some((raw) => {
      const column = columnOf(raw, numeric);
      return column !== null && compare(column, operands);
    });
}
