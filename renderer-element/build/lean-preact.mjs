import { transform } from 'esbuild';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('preact/package.json'));

const modules = { preact: 'src/index.js', 'preact/hooks': 'hooks/src/index.js' };

/**
 * What Preact does for programs that are not this one: by file, a piece of its source and what stands
 * there instead. The minifier then drops what follows from it. The views are functions, but for one
 * class that catches errors; they draw HTML and icons into one root, take over a page that is painted
 * as a whole, and nothing else hooks into Preact.
 * @type {Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>}
 */
const unused = {
  'src/component.js': [
    ['prevDebounce = options.debounceRendering;', ''],
    ['this._stateCallbacks.push(callback);', ''],
    ['BaseComponent.prototype.forceUpdate =', 'const unused ='],
    never('prevDebounce != options.debounceRendering'),
    ['(prevDebounce || queueMicrotask)', 'queueMicrotask'],
    never("typeof update == 'function'"),
    ['vnode.props._parentDom', 'false'],
  ],
  'src/create-context.js': [
    ['Context.Consumer.contextType = Context', 'Context'],
    ['Context.Consumer =', 'const unused ='],
  ],
  'src/diff/catch-error.js': [
    ['if ((handled = ctor && ctor.getDerivedStateFromError))', 'handled = 0; if (false)'],
  ],
  'src/diff/children.js': [
    never('oldVNode._flags & REF_DETACHED'),
    never('parentVNode.props._parentDom'),
    never('next && next.nodeType == 8'),
    never('oldDom.nodeType == 8'),
    never('childVNode.constructor === String'),
  ],
  'src/diff/index.js': [
    // Classes with a life cycle, and contexts read by them.
    ...[
      'newType.getDerivedStateFromProps',
      'c.componentWillMount',
      'c.componentDidMount',
      'c.componentWillReceiveProps',
      'c.componentWillUpdate',
      'c.componentDidUpdate',
      'c.getSnapshotBeforeUpdate',
    ].map((member) => never(member)),
    ['tmp = newType.contextType;', ''],
    ['tmp && globalContext[tmp._id]', 'undefined'],
    ['tmp\n\t\t\t\t? provider', 'false\n\t\t\t\t? provider'],
    // Code and markup that arrive while a page is taken over.
    never('oldVNode._flags & MODE_SUSPENDED'),
    never('(r = r._excess)'),
    never('e && e.then'),
    never('!isHydrating && excessDomChildren'),
    ['if (resumed) resumed.some(removeNode);', ''],
    // Other roots, other languages than HTML and SVG, elements that stand for others.
    never('newProps._parentDom'),
    ['skipRemove && !vnode.props._parentDom', 'skipRemove'],
    never("nodeType == 'math'"),
    never("nodeType == 'foreignObject'"),
    never('namespace == MATH_NAMESPACE'),
    never('newProps.is'),
    never("nodeType == 'template'"),
    // Properties that no view sets, references that are functions.
    never("i == 'dangerouslySetInnerHTML'"),
    ['newHtml)', 'false)'],
    ['oldHtml)', 'false)'],
    never("nodeType == 'textarea' && newProps.defaultValue != NULL"),
    never("'defaultValue' in newProps"),
    never("'defaultChecked' in newProps"),
    never("typeof ref == 'function'"),
    never('options._hydrationMismatch'),
  ],
  'src/diff/props.js': [
    never("typeof value == 'string'"),
    never("typeof oldValue == 'string'"),
    [".replace(/xlink(H|:h)/, 'h')", ''],
    ["name == 'popover' && value == true ? '' : value", 'value'],
    ["name != 'popover' &&", ''],
    ['options.event ? options.event(e) : e', 'e'],
  ],
  'src/render.js': [never('parentDom.nodeType == 9')],
  'hooks/src/index.js': [
    ...['_diff', '_render', 'diffed', '_commit', 'unmount', '_root'].map((option) =>
      noOther(option),
    ),
    never('options._hook'),
    never('options._skipEffects'),
    ['state._context = context;', ''],
    never('prevRaf != options.requestAnimationFrame'),
    ['prevRaf = options.requestAnimationFrame;', ''],
    ['(prevRaf || afterNextFrame)', 'afterNextFrame'],
    ["typeof requestAnimationFrame == 'function'", 'true'],
  ],
};

/** @param {string} condition @returns {readonly [string, string]} */
function never(condition) {
  return [condition, 'false'];
}

/** @param {string} option @returns {readonly [string, string]} */
function noOther(option) {
  return [`= options.${option};`, '= undefined;'];
}

const names = [
  ...new Set(
    [...Object.keys(unused), 'src/options.js', 'src/create-element.js'].flatMap(
      (file) => readFileSync(join(folder, file), 'utf8').match(/(?<!\w)_+[a-z]\w*/g) ?? [],
    ),
  ),
].sort();

/** Names of Preact's own members, the same in each of its files. */
const mangling = {
  mangleProps: new RegExp(`^(?:${names.join('|')})$`),
  mangleCache: Object.fromEntries(names.map((name, at) => [name, `_${at.toString(36)}`])),
};

/**
 * Builds Preact from its source, without what the element does not use of it. Fails when a piece is
 * no longer there: then Preact has changed, and the list must be looked at again.
 * @returns {import('rollup').Plugin}
 */
export function leanPreact() {
  return {
    name: 'lean-preact',
    resolveId(id) {
      return Object.hasOwn(modules, id)
        ? join(folder, modules[/** @type {keyof typeof modules} */ (id)])
        : null;
    },
    async transform(code, id) {
      if (!id.startsWith(folder)) return null;
      let lean = code;
      for (const [from, to] of unused[id.slice(folder.length + 1)] ?? []) {
        if (!lean.includes(from)) this.error(`${id} has changed: where is ${from}?`);
        lean = lean.replaceAll(from, to);
      }
      const result = await transform(lean, { loader: 'js', target: 'es2022', ...mangling });
      return { code: result.code, map: null };
    },
  };
}
