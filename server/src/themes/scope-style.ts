import * as csstree from 'css-tree';

/** Why a style sheet is rejected, and where. */
export interface StyleFault {
  readonly code:
    'theme.css_syntax' | 'theme.css_at_rule' | 'theme.css_address' | 'theme.css_outside';
  readonly line: number;
  /** The rejected part of the style sheet. */
  readonly what: string;
}

export interface ScopedStyle {
  /** The rules, scoped to the form; empty when there are faults. */
  readonly style: string;
  readonly faults: readonly StyleFault[];
}

/** The selector to which every rule of a tenant is scoped. */
const scope = 'form-builder';

/**
 * Parses a tenant's style rules and serialises them scoped to the form's own class, so that they
 * fetch nothing from other sites and affect nothing outside the form.
 */
export function scopeStyle(css: string): ScopedStyle {
  const faults: StyleFault[] = [];
  const sheet = csstree.parse(css, {
    positions: true,
    parseCustomProperty: true,
    onParseError: (error) => {
      const { line, message } = error as ParseError; // The library's types lack these members.
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
  // The style sheet may be inlined in a style element.
  if (!style.includes('</')) return { style, faults };
  return { style: '', faults: [{ code: 'theme.css_syntax', line: 1, what: '</' }] };
}

/** The message of the parser. */
type ParseError = csstree.SyntaxParseError & { readonly line: number; readonly message: string };

type Fault = Omit<StyleFault, 'line'>;

/**
 * Only at-rules for conditions, layers and keyframes, none of which fetches files or affects the
 * page.
 */
const allowedAtRules = /^(?:media|supports|container|layer|keyframes)$/;
/** These functions accept URLs as plain strings. */
const fetchingFunctions = /^(?:-webkit-)?(?:image|image-set|cross-fade|src|element|paint)$/i;
const outerPseudos = /^(?:host|host-context|root|slotted|part|scope|fullscreen|backdrop)$/i;

function faultOf(node: csstree.CssNode): Fault | undefined {
  return faultOfKind[node.type]?.(node as never); // The node is of the kind of the key.
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
    // An escape in a name could hide any of these names.
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

/** Fixed boxes cover the page around the form; a variable could contain the keyword. */
function faultOfDeclaration({ property, value }: csstree.Declaration): Fault | undefined {
  if (property.includes('\\')) return { code: 'theme.css_syntax', what: property };
  if (property.toLowerCase() !== 'position') return undefined;
  const text = csstree.generate(value);
  return /^(?:static|relative|absolute|sticky)$/i.test(text)
    ? undefined
    : { code: 'theme.css_outside', what: `position: ${text}` };
}

/** A path on this server, or an inline `data:` image. */
function isOwnAddress(address: string): boolean {
  return /^(?:\/(?!\/)[\w\-./%~?=&+]*|data:image\/(?:png|jpeg|gif|webp|avif);base64,[\w+/=]*)$/i.test(
    address,
  );
}

function scopeRule(this: csstree.WalkContext, rule: csstree.Rule): void {
  // Steps of keyframes have no selectors; nested rules are relative to their parent.
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
