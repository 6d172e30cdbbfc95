import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Table, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { saveBlob } from '../api/save-blob.ts';
import { formatNumber } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import classes from './figures-section.module.css';
import { toCsv, type Cell } from './to-csv.ts';

/** A table of figures: the first column names the row. */
interface Figures {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** How many columns at the start are names, which are aligned left; one unless told. */
  readonly nameColumns?: number;
  /** Where the name of each row leads to. */
  readonly links?: readonly string[];
}

interface FiguresSectionProps {
  readonly title: string;
  /** The level of the heading. */
  readonly order?: 2 | 3;
  readonly description?: string;
  /** The name of the CSV file, without its extension. */
  readonly fileName: string;
  readonly chart: ReactNode;
  /** What the figures say, in words. */
  readonly words?: ReactNode;
  readonly figures: Figures;
}

/** A chart with the same figures in a table beside it, and as CSV. */
export function FiguresSection({
  title,
  order = 3,
  description,
  fileName,
  chart,
  figures,
  words,
}: FiguresSectionProps) {
  const { headers, rows } = figures;
  const save = () =>
    saveBlob(new Blob([toCsv([headers, ...rows])], { type: 'text/csv' }), `${fileName}.csv`);
  return (
    <section className={classes.section}>
      <div className={classes.header}>
        <Title order={order} size="h3">
          {title}
        </Title>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={`CSV: ${title}`}
          onClick={save}
        >
          <Trans>CSV</Trans>
        </Button>
      </div>
      {description !== undefined && (
        <Text size="sm" c="gray.7" mb="md">
          {description}
        </Text>
      )}
      {words !== undefined && <div className={classes.words}>{words}</div>}
      <div className={classes.columns}>
        <div>{chart}</div>
        {/* Scrolls with the keyboard too. */}
        <div className={classes.scroll} role="region" aria-label={title} tabIndex={0}>
          <FiguresTable title={title} figures={figures} />
        </div>
      </div>
    </section>
  );
}

function FiguresTable({ title, figures }: { readonly title: string; readonly figures: Figures }) {
  const { nameColumns = 1 } = figures;
  const alignOf = (column: number) => (column < nameColumns ? 'left' : 'right');
  return (
    <Table aria-label={title} verticalSpacing={6} horizontalSpacing={6} stickyHeader>
      <Table.Thead>
        <Table.Tr>
          {figures.headers.map((header, column) => (
            <Table.Th key={header} scope="col" ta={alignOf(column)}>
              {header}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {figures.rows.map(([name, ...cells], row) => (
          <Table.Tr key={row}>
            <Table.Th scope="row" fw={400} className={classes.name}>
              <RowName name={name} link={figures.links?.[row]} />
            </Table.Th>
            {cells.map((cell, column) => (
              <Table.Td
                key={column}
                ta={alignOf(column + 1)}
                className={isLong(cell) ? undefined : classes.figure}
              >
                {typeof cell === 'number' ? formatNumber(cell, currentRegion()) : cell}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Words that may take several lines, so that a table fits on a phone. */
const isLong = (cell: Cell) => typeof cell === 'string' && cell.length > 16;

function RowName({
  name,
  link,
}: {
  readonly name: Cell | undefined;
  readonly link?: string | undefined;
}) {
  if (link === undefined) return name;
  return (
    <Anchor component={Link} to={link} size="sm">
      {name}
    </Anchor>
  );
}
