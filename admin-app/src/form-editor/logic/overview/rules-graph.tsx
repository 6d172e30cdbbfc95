import { Trans, useLingui } from '@lingui/react/macro';
import { Text, UnstyledButton } from '@mantine/core';
import { useMemo } from 'react';
import type { EditedVersion } from '../../document/edited-version.ts';
import { useEditor, useEditorState } from '../../editor/editor-context.ts';
import { buildGraph, type GraphNode } from './build-graph.ts';
import { layOutGraph, type GraphPlace } from './graph-layout.ts';
import styles from './rules-graph.module.css';

const widthPx = 168;
const heightPx = 48;
const stepXPx = widthPx + 72;
const stepYPx = heightPx + 12;

const leftOf = ({ column }: GraphPlace) => column * stepXPx;
const topOf = ({ row }: GraphPlace) => row * stepYPx;

/** What decides what, from left to right; a press shows a field, page or variable in the properties. */
export function RulesGraph({ version }: { readonly version: EditedVersion }) {
  const { t } = useLingui();
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
  const names = new Map(nodes.map(({ item, name }) => [item.id, name]));
  const describe = ({ item: { id }, name }: GraphNode) => {
    const decides = edges.filter(({ from }) => from === id).map(({ to }) => names.get(to));
    const by = edges.filter(({ to }) => to === id).map(({ from }) => names.get(from));
    return [
      name,
      ...(decides.length > 0 ? [t`Bepaalt: ${decides.join(', ')}`] : []),
      ...(by.length > 0 ? [t`Bepaald door: ${by.join(', ')}`] : []),
    ].join('. ');
  };
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
              {edges.map(({ from, to }) => (
                <path
                  key={`${from} ${to}`}
                  d={curve(places.get(from), places.get(to))}
                  data-active={from === selectedId || to === selectedId || undefined}
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

/** From the right side of one box to the left side of another. */
function curve(from: GraphPlace | undefined, to: GraphPlace | undefined): string {
  if (!from || !to) return '';
  const [x1, y1] = [leftOf(from) + widthPx, topOf(from) + heightPx / 2];
  const [x2, y2] = [leftOf(to), topOf(to) + heightPx / 2];
  const bend = Math.max(36, Math.abs(x2 - x1) / 2);
  return `M ${x1} ${y1} C ${x1 + bend} ${y1}, ${x2 - bend} ${y2}, ${x2} ${y2}`;
}
