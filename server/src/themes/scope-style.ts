import * as csstree from 'css-tree';

/** Why a style sheet is refused, and where. */
export interface StyleFault {
  readonly code:
    'theme.css_syntax' | 'theme.css_at_rule' | 'theme.css_address' | 'theme.css_outside';
  readonly line: number;
  /** What it is about, as it stands there. */
  readonly what: string;
}

export interface ScopedStyle {
  /** Rules that reach nothing outside the form; empty when there are faults. */
  readonly style: string;
  readonly faults: readonly StyleFault[];
}

/** Where every rule of a tenant's own begins. */
const scope = 'form-builder';

/**
 * Reads a tenant's style rules with a CSS parser and writes them out anew, each under the form's own
 * class: nothing is fetched from strangers, nothing outside the form is reached.
 */
export function scopeStyle(css: string): ScopedStyle {
  const faults: StyleFault[] = [];
  const sheet = csstree.parse(css, {
    positions: true,
    parseCustomProperty: true,
    onParseError: (error) => {
      const { line, message } = error as ParseError; // its types leave these members out
      faults.push({ code: 'theme.css_syntax', line, what: message });
    },
  });
  csstree.walk(sheet, (node) => {
    const fault = faultOf(node);
    if (fault) faults.push({ ...fault, line: node.loc?.start.line ?? 1 });
  });
  if (faults.length > 0) return { style: '', faults };
  csstree.walk(sheet, { visit: 'Rule', enter: scopeRule });
  const style = csstree.generate(sheet);
  // It may come to stand in a page, inside a style element.
  if (!style.includes('</')) return { style, faults };
  return { style: '', faults: [{ code: 'theme.css_syntax', line: 1, what: '</' }] };
}

/** What the parser says. */
type ParseError = csstree.SyntaxParseError & { readonly line: number; readonly message: string };

type Fault = Omit<StyleFault, 'line'>;

/** Only those that set conditions, order or name a movement: none fetches or defines for the page. */
const allowedAtRules = /^(?:media|supports|container|layer|keyframes)$/;
/** They take addresses as plain strings. */
const fetchingFunctions = /^(?:-webkit-)?(?:image|image-set|cross-fade|src|element|paint)$/i;
const outerPseudos = /^(?:host|host-context|root|slotted|part|scope|fullscreen|backdrop)$/i;

function faultOf(node: csstree.CssNode): Fault | undefined {
  return faultOfKind[node.type]?.(node as never); // the kind that the key names
}

const faultOfKind: {
  readonly [K in csstree.CssNode['type']]?: (
    node: Extract<csstree.CssNode, { type: K }>,
  ) => Fault | undefined;
} = {
  Raw: ({ value }) => ({ code: 'theme.css_syntax', what: value }),
  Atrule: ({ name }) =>
    allowedAtRules.test(name) ? undefined : { code: 'theme.css_at_rule', what: `@${name}` },
  Url: ({ value }) =>
    isOwnAddress(value) ? undefined : { code: 'theme.css_address', what: value },
  Function: ({ name }) =>
    // An escape in a name could spell any of them.
    fetchingFunctions.test(name) || name.includes('\\')
      ? { code: 'theme.css_address', what: `${name}()` }
      : undefined,
  PseudoClassSelector: ({ name }) => outside(name),
  PseudoElementSelector: ({ name }) => outside(name),
  Declaration: faultOfDeclaration,
};

function outside(name: string): Fault | undefined {
  const isOutside = outerPseudos.test(name) || name.includes('\\');
  return isOutside ? { code: 'theme.css_outside', what: `:${name}` } : undefined;
}

/** Fixed boxes lie over the page around the form; a variable could hold the word. */
function faultOfDeclaration({ property, value }: csstree.Declaration): Fault | undefined {
  if (property.includes('\\')) return { code: 'theme.css_syntax', what: property };
  if (property.toLowerCase() !== 'position') return undefined;
  const text = csstree.generate(value);
  return /^(?:static|relative|absolute|sticky)$/i.test(text)
    ? undefined
    : { code: 'theme.css_outside', what: `position: ${text}` };
}

/** On this server itself, or a picture written out in place. */
function isOwnAddress(address: string): boolean {
  return /^(?:\/(?!\/)[\w\-./%~?=&+]*|data:image\/(?:png|jpeg|gif|webp|avif);base64,[\w+/=]*)$/i.test(
    address,
  );
}

function scopeRule(this: csstree.WalkContext, rule: csstree.Rule): void {
  // Steps of a movement have no selectors; nested rules begin at their parent.
  if (this.atrule?.name === 'keyframes' || rule.prelude.type !== 'SelectorList') return;
  if (this.rule && this.rule !== rule) return;
  rule.prelude.children.forEach((selector) => {
    if (selector.type !== 'Selector') return;
    const { first } = selector.children;
    if (first?.type === 'ClassSelector' && first.name === scope) return;
    selector.children.prependData({ type: 'Combinator', name: ' ' });
    selector.children.prependData({ type: 'ClassSelector', name: scope });
  });
}
