// Where a source could be wrong by one small thing: every single change that a test should notice.
import { parseSync } from 'vite';

const SWAPPED = {
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '++': ['--'],
  '--': ['++'],
};
const OTHER_METHOD = { some: 'every', every: 'some', min: 'max', max: 'min' };
const CONDITIONS = new Set(['BinaryExpression', 'LogicalExpression', 'UnaryExpression']);
const TRUTHS = new Set(['<', '<=', '>', '>=', '===', '!==', '&&', '||', '!']);
/** Types that hold something that runs. */
const THROUGH_TYPES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const NOT_RUN = /^(?:TS|Import|ExportAll)/u;
const LOOPS = new Set(['ForStatement', 'ForOfStatement', 'ForInStatement', 'WhileStatement', 'DoWhileStatement']);

const isText = ({ type, value }) => type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';

/** The parts of a node that run, each with the name of its place. */
function partsOf(node) {
  const keys = Object.keys(node).filter((key) => !['decorators', 'typeAnnotation', 'parent'].includes(key));
  const named = node.type === 'Property' || node.type === 'PropertyDefinition' || node.type === 'MethodDefinition';
  return keys
    .filter((key) => !(key === 'key' && named && !node.computed) && !(key === 'property' && !node.computed))
    .flatMap((key) => [node[key]].flat().filter(isNode));
}

/** The source of an operator between two parts, replaced. */
function withOperator(source, { left, right }, [from, to]) {
  const between = source.slice(left.end, right.start);
  return source.slice(left.start, left.end) + between.replace(from, to) + source.slice(right.start, right.end);
}

const textOf = (source, { start, end }) => source.slice(start, end);

/** What the compiler wants beside an element that is there whatever happens: nothing can tell it from another value. */
const isForCompiler = ({ type, operator, left }) =>
  type === 'LogicalExpression' && operator === '??' && left.type === 'MemberExpression' && left.computed;

/** Every kind of change to one node: the texts that may stand in its place. */
const CHANGES = {
  BinaryExpression: (node, source) =>
    isText(node.left) || isText(node.right)
      ? []
      : (SWAPPED[node.operator] ?? []).map((to) => withOperator(source, node, [node.operator, to])),
  LogicalExpression: (node, source) =>
    node.operator === '??'
      ? [node.left, node.right].map((part) => textOf(source, part))
      : SWAPPED[node.operator].map((to) => withOperator(source, node, [node.operator, to])),
  AssignmentExpression: (node, source) =>
    (SWAPPED[node.operator] ?? []).map((to) => withOperator(source, node, [node.operator, to])),
  UpdateExpression: (node, source) => [textOf(source, node).replace(node.operator, SWAPPED[node.operator][0])],
  UnaryExpression: (node, source) =>
    node.operator === '!' || node.operator === '-' || node.operator === '~' ? [textOf(source, node.argument)] : [],
  Literal: ({ value }) => {
    if (typeof value === 'boolean') return [String(!value)];
    return typeof value === 'number' ? [String(value + 1), String(value - 1)] : [];
  },
  ConditionalExpression: (node, source) => [textOf(source, node.consequent), textOf(source, node.alternate)],
  CallExpression: (node, source) => {
    const { callee } = node;
    const other = callee.type === 'MemberExpression' && !callee.computed ? OTHER_METHOD[callee.property.name] : null;
    return other === null || other === undefined || !Object.hasOwn(OTHER_METHOD, callee.property.name)
      ? []
      : [source.slice(node.start, callee.property.start) + other + source.slice(callee.property.end, node.end)];
  },
  ArrayExpression: (node, source) =>
    node.elements.length < 2
      ? []
      : node.elements.map((left) => {
          const others = node.elements.filter((element) => element !== null && element !== left);
          return `[${others.map((element) => textOf(source, element)).join(', ')}]`;
        }),
  ExpressionStatement: ({ directive, expression }) =>
    typeof directive === 'string' || expression.type === 'AwaitExpression' ? [] : [';'],
};

/** A condition that is always so, or never. */
const constants = (node) =>
  CONDITIONS.has(node.type) && TRUTHS.has(node.operator)
    ? ['true', 'false']
    : node.type === 'ArrayExpression'
      ? ['[]']
      : [];

/** What stands for the whole of what a function gives back, or for what a branch hangs on. */
function wholeChanges(node, source) {
  switch (node.type) {
    case 'ReturnStatement':
      return node.argument === null ? [] : constants(node.argument).map((text) => [node.argument, text]);
    case 'ArrowFunctionExpression':
      return node.expression ? constants(node.body).map((text) => [node.body, text]) : [];
    case 'IfStatement':
    case 'WhileStatement':
      return [[node.test, `!(${textOf(source, node.test)})`]];
    default:
      return [];
  }
}

const lineOf = (source, at) => source.slice(0, at).split('\n').length;

/**
 * All changes to one line of a source, in the order of their places: what stands from `start` to `end`, and what may stand there
 * instead; `statement`: it is one. And its loops, which a change may make endless: the places of their bodies.
 */
export function sitesOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const changes = [];
  const loops = [];
  const add = ({ start, end, type }, after) => {
    const before = source.slice(start, end);
    if (after.trim() !== before.trim() && !before.includes('\n'))
      changes.push({
        file,
        start,
        end,
        line: lineOf(source, start),
        before,
        after,
        statement: type === 'ExpressionStatement',
      });
  };
  const walk = (node) => {
    if (NOT_RUN.test(node.type) && !THROUGH_TYPES.has(node.type)) return;
    if (isForCompiler(node)) {
      walk(node.left);
      return;
    }
    for (const after of CHANGES[node.type]?.(node, source) ?? []) add(node, after);
    for (const [part, after] of wholeChanges(node, source)) add(part, after);
    if (LOOPS.has(node.type)) loops.push({ start: node.body.start, end: node.body.end });
    for (const part of partsOf(node)) walk(part);
  };
  walk(program);
  return { changes: changes.toSorted((a, b) => a.start - b.start || a.end - b.end), loops };
}
