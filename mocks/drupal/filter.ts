import type { Json } from './entity.ts';
import { Refusal } from './errors.ts';
import { type FieldPath, parseFieldPath, toColumnValue, toOperand } from './fieldPath.ts';
import { getNested, getText } from './query.ts';
import type { Schema } from './resourceType.ts';
import type { Tree } from './tree.ts';

/** A condition: what its path leads to decides, and nothing else. */
export type Condition = {
  path: string;
  operator: string;
  column: FieldPath;
  holds(values: readonly Json[]): boolean;
};

/** Conditions and groups of them, joined. Without any, AND holds and OR does not. */
export type Group = { conjunction: 'AND' | 'OR'; members: (Condition | Group)[] };

/** Is all that a filter asks for that one attribute has one value? */
export function isExactly({ members: [part, ...others] }: Group, attribute: string | undefined): boolean {
  if (part === undefined || 'members' in part || others.length > 0) return false;
  return part.path === attribute && part.operator === '=';
}

type Column = number | string;
type Compare = (value: Column, operands: Column[]) => boolean;

const isAmong: Compare = (value, operands) => operands.includes(value);
const isBetween: Compare = (value, [low = '', high = '']) => value >= low && value <= high;

const COMPARISONS: Record<string, Compare> = {
  '=': (value, [operand]) => value === operand,
  '<>': (value, [operand]) => value !== operand,
  '>': (value, [operand = '']) => value > operand,
  '>=': (value, [operand = '']) => value >= operand,
  '<': (value, [operand = '']) => value < operand,
  '<=': (value, [operand = '']) => value <= operand,
  STARTS_WITH: (value, [operand]) => String(value).startsWith(String(operand)),
  CONTAINS: (value, [operand]) => String(value).includes(String(operand)),
  ENDS_WITH: (value, [operand]) => String(value).endsWith(String(operand)),
  IN: isAmong,
  'NOT IN': (value, operands) => !isAmong(value, operands),
  BETWEEN: isBetween,
  'NOT BETWEEN': (value, operands) => !isBetween(value, operands),
};

const NULL_CHECKS = ['IS NULL', 'IS NOT NULL'];
const INCOMPLETE_MESSAGE =
  'You must provide a valid filter condition. Check that you have set the required keys for your filter.';

/** What a request's `filter` asks for. Throws Drupal's refusals: 400, 403 or 500. */
export function parseFilter(tree: Tree, type: string, schema: Schema): Group {
  const root: ParsedGroup = { conjunction: 'AND', memberOf: undefined, members: [] };
  const groups = new Map([['@root', root]]);
  const filter = getNested(tree, 'filter') ?? {};
  const conditions: { condition: Condition; memberOf: string }[] = [];
  for (const [key, item] of Object.entries(filter)) {
    if (key === '@root') throw new Refusal(500, "'@root' is a reserved filter id.");
    const group = typeof item === 'object' ? item.group : undefined;
    if (typeof group === 'object') groups.set(key, parseGroup(group));
    else conditions.push(parseCondition(key, item, type, schema));
  }
  for (const { condition, memberOf } of conditions) getGroupByName(groups, memberOf).members.push(condition);
  for (const [key, group] of groups) {
    if (key !== '@root') getGroupByName(groups, group.memberOf ?? '@root').members.push(group);
  }
  return root;
}

type ParsedGroup = Group & { memberOf: string | undefined };

const parseGroup = (group: Tree): ParsedGroup => ({
  conjunction: getText(group, 'conjunction')?.toUpperCase() === 'OR' ? 'OR' : 'AND',
  memberOf: getText(group, 'memberOf'),
  members: [],
});

function getGroupByName(groups: Map<string, ParsedGroup>, name: string): ParsedGroup {
  const group = groups.get(name);
  // Drupal lets the database stumble over the empty group
  if (!group) throw new Refusal(500, `The filter group '${name}' does not exist.`);
  return group;
}

function parseCondition(key: string, item: string | Tree | undefined, type: string, schema: Schema) {
  const { path, operator = '=', value, memberOf } = expandCondition(key, item);
  if (!Object.hasOwn(COMPARISONS, operator) && !NULL_CHECKS.includes(operator)) {
    throw new Refusal(400, `The '${operator}' operator is not allowed in a filter parameter.`);
  }
  const isNullCheck = NULL_CHECKS.includes(operator);
  const column = parseFieldPath(schema, type, path, isNullCheck);
  const holds = isNullCheck ? createNullTest(operator) : createCompareTest(column.isNumeric, operator, value);
  return { condition: { path, operator, column, holds }, memberOf: memberOf ?? '@root' };
}

type RawCondition = { path: string; operator?: string; value: string | Tree | undefined; memberOf?: string };

// short form, its [value] form and the flat form all need a value; only the [condition] form may go without
function expandCondition(key: string, item: string | Tree | undefined): RawCondition {
  if (typeof item !== 'object') return { path: key, value: item };
  const condition = item.condition;
  const source = typeof condition === 'object' ? condition : item;
  const path = getText(source, 'path') ?? (source === item ? key : undefined);
  if (!path || (source === item && item.value === undefined)) throw new Refusal(400, INCOMPLETE_MESSAGE);
  return { path, operator: getText(source, 'operator'), value: source.value, memberOf: getText(source, 'memberOf') };
}

const createNullTest =
  (operator: string): Condition['holds'] =>
  (values) =>
    values.some((value) => value !== null) === (operator === 'IS NOT NULL');

function createCompareTest(numeric: boolean, operator: string, value: string | Tree | undefined): Condition['holds'] {
  const compare = COMPARISONS[operator] as Compare;
  const texts = typeof value === 'object' ? Object.values(value).filter((part) => typeof part === 'string') : [value];
  if (texts.some((text) => text === undefined)) return () => false;
  const operands = texts.map((text) => toOperand(text as string, numeric));
  return (values) =>
    values.some((rawValue) => {
      const column = toColumnValue(rawValue, numeric);
      return column !== null && compare(column, operands);
    });
}
