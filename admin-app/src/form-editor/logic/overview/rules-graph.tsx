import { Trans, useLingui } from '@lingui/react/macro';
import { Text, UnstyledButton } from '@mantine/core';
import { useMemo } from 'react';
import type { EditedVersion } from '../../document/edited-version.ts';
import { useEditor, useEditorState } from '../../editor/editor-context.ts';
import { buildGraph, type GraphNode, type RulesEdge } from './build-graph.ts';
import { edgeTexts } from './edge-texts.ts';
import { layOutGraph, type GraphPlace } from './graph-layout.ts';
import styles from './rules-graph.module.css';

const widthPx = 168;
const heightPx = 48;
/** Room for the label of a line. */
const stepXPx = widthPx + 120;
const stepYPx = heightPx + 12;

const leftOf = ({ column }: GraphPlace) => column * stepXPx;
const topOf = ({ row }: GraphPlace) => row * stepYPx;

/** What decides what, from left to right; a press shows a field, page or variable in the properties. */
export function RulesGraph({ version }: { readonly version: EditedVersion }) {
  const { t, i18n } = useLingui();
  const editor = useEditor();
  const { selection } = useEditorState();
  const { nodes, edges, places } = useMemo(() => {
    const graph = buildGraph(version, editor.texts);
    const ids = graph.nodes.map(({ item }) => item.id);
    return { ...graph, places: layOutGraph(ids, graph.edges) };
  }, [version, editor]);
  const selectedId = 'id' in selection ? selection.id : null;
  const open = ({ item }: GraphNode) => {
    editor.state.fieldTab = 'rules';
    editor.select(item);
    editor.state.drawer = 'right';
  };
  const describe = useNodeText(nodes, edges);
  const all = [...places.values()];
  const width = Math.max(...all.map(leftOf), 0) + widthPx;
  const height = Math.max(...all.map(topOf), 0) + heightPx;
  return (
    <>
      <Text size="sm" c="gray.7">
        <Trans>
          Links staat wat bepaalt, rechts wat daarvan afhangt: door regels, formules en antwoorden
          in teksten.
        </Trans>
      </Text>
      <div className={styles.scroll}>
        <ul className={styles.graph} aria-label={t`Wat bepaalt wat`} style={{ width, height }}>
          <li aria-hidden className={styles.edges}>
            <svg width={width} height={height}>
              <ArrowHead />
              {edges.map((edge) => (
                <Edge
                  key={`${edge.from} ${edge.to}`}
                  from={places.get(edge.from)}
                  to={places.get(edge.to)}
                  label={edge.does.map((does) => i18n._(edgeTexts[does])).join(', ')}
                  isActive={edge.from === selectedId || edge.to === selectedId}
                />
              ))}
            </svg>
          </li>
          {nodes.map((node) => {
            const place = places.get(node.item.id);
            return (
              <li
                key={node.item.id}
                className={styles.node}
                style={place && { left: leftOf(place), top: topOf(place) }}
              >
                <UnstyledButton
                  className={styles.button}
                  data-kind={node.item.kind}
                  aria-label={describe(node)}
                  aria-current={node.item.id === selectedId || undefined}
                  title={node.name}
                  onClick={() => open(node)}
                >
                  <span className={styles.name}>{node.name}</span>
                </UnstyledButton>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

/** What a box is called by a screen reader: its name, what it decides and what decides it. */
function useNodeText(nodes: readonly GraphNode[], edges: readonly RulesEdge[]) {
  const { t, i18n } = useLingui();
  const names = new Map(nodes.map(({ item, name }) => [item.id, name]));
  const kindsOf = ({ does }: RulesEdge) => does.map((one) => i18n._(edgeTexts[one])).join(', ');
  return ({ item: { id }, name }: GraphNode): string => {
    const decides = edges
      .filter(({ from }) => from === id)
      .map((edge) => `${names.get(edge.to) ?? ''} (${kindsOf(edge)})`);
    const by = edges.filter(({ to }) => to === id).map(({ from }) => names.get(from));
    return [
      name,
      ...(decides.length > 0 ? [t`Bepaalt: ${decides.join(', ')}`] : []),
      ...(by.length > 0 ? [t`Bepaald door: ${by.join(', ')}`] : []),
    ].join('. ');
  };
}

/** The point of the lines, in their colour. */
const ArrowHead = () => (
  <defs>
    <marker
      id="rules-graph-arrow"
      viewBox="0 0 8 8"
      refX="8"
      refY="4"
      markerWidth="8"
      markerHeight="8"
      markerUnits="userSpaceOnUse"
      orient="auto-start-reverse"
    >
      <path d="M 0 0 L 8 4 L 0 8 z" />
    </marker>
  </defs>
);

interface EdgeProps {
  readonly from: GraphPlace | undefined;
  readonly to: GraphPlace | undefined;
  /** What it does, in words. */
  readonly label: string;
  readonly isActive: boolean;
}

/** A line with its arrow, and its label before the box at which it ends, where lines do not meet. */
function Edge({ from, to, label, isActive }: EdgeProps) {
  if (!from || !to) return null;
  return (
    <g data-active={isActive || undefined}>
      <path d={curve(from, to)} markerEnd="url(#rules-graph-arrow)" />
      <text x={leftOf(to) - 12} y={topOf(to) + heightPx / 2 - 5} textAnchor="end">
        {label}
      </text>
    </g>
  );
}

/** From the right side of one box to the left side of another. */
function curve(from: GraphPlace, to: GraphPlace): string {
  const [x1, y1] = [leftOf(from) + widthPx, topOf(from) + heightPx / 2];
  const [x2, y2] = [leftOf(to), topOf(to) + heightPx / 2];
  const bend = Math.max(36, Math.abs(x2 - x1) / 2);
  return `M ${x1} ${y1} C ${x1 + bend} ${y1}, ${x2 - bend} ${y2}, ${x2} ${y2}`;
}
