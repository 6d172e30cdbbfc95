import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readFile } from '../../api/fetch-file.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { openDocument } from './preview-openers.ts';
import type { PreviewedDocument } from './previewed-document.ts';
import classes from './file-preview.module.css';

interface FilePreviewProps {
  readonly link: string;
  readonly name: string;
}

/** An image or the pages of a PDF; each time that it is opened, the server records it in the logbook. */
export function FilePreview({ link, name }: FilePreviewProps) {
  // Not that of an earlier opening, whose memory is free.
  const [opening] = useState(() => crypto.randomUUID());
  const frame = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.submissions.filePreview(link, opening),
    queryFn: ({ signal }) => receive(link, signal),
    // Each request is recorded: one for each time that somebody opens the preview.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false,
  });
  useEffect(() => () => data?.close(), [data]);
  const retry = () => {
    // The button disappears.
    frame.current?.focus();
    return refetch();
  };
  return (
    <div ref={frame} tabIndex={-1}>
      {isFetching && <Skeleton height={400} />}
      {!isFetching && error !== null && (
        <Text role="alert" c="red">
          <Trans>Dit bestand kan hier niet worden getoond. Download het om het te bekijken.</Trans>
        </Text>
      )}
      {!isFetching && error === null && data === null && (
        <NotReceived onRetry={() => void retry()} />
      )}
      {data && <Pages document={data} name={name} />}
    </div>
  );
}

/** Fetches and opens a file; `null` when it was not received. What was opened after the preview closed is freed at once. */
async function receive(link: string, signal: AbortSignal): Promise<PreviewedDocument | null> {
  const file = await readFile(`${link}/preview`, signal);
  if (file === undefined) return null;
  const opened = await openDocument(file);
  if (signal.aborted) opened.close();
  return opened;
}

function NotReceived({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Stack gap="sm" align="flex-start">
      <Text role="alert" c="red">
        <Trans>Het bestand kan niet worden opgehaald.</Trans>
      </Text>
      <Button variant="default" onClick={onRetry}>
        <Trans>Opnieuw proberen</Trans>
      </Button>
    </Stack>
  );
}

interface PagesProps {
  readonly document: PreviewedDocument;
  readonly name: string;
}

function Pages({ document, name }: PagesProps) {
  const { t } = useLingui();
  const [page, setPage] = useState(0);
  const { pageCount: total } = document;
  const number = page + 1;
  return (
    <Stack gap="sm">
      {total > 1 && (
        <Group gap="sm">
          <Button variant="default" disabled={page === 0} onClick={() => setPage(page - 1)}>
            <Trans>Vorige pagina</Trans>
          </Button>
          <Text size="sm" role="status">
            {t`Pagina ${number} van ${total}`}
          </Text>
          <Button variant="default" disabled={number === total} onClick={() => setPage(page + 1)}>
            <Trans>Volgende pagina</Trans>
          </Button>
        </Group>
      )}
      <PageCanvas key={page} document={document} page={page} label={`${name}, ${String(number)}`} />
    </Stack>
  );
}

interface PageCanvasProps {
  readonly document: PreviewedDocument;
  readonly page: number;
  readonly label: string;
}

function PageCanvas({ document, page, label }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (canvas.current !== null) document.draw(canvas.current, page).catch(() => setBroken(true));
  }, [document, page]);
  return (
    <>
      {isBroken && (
        <Text role="alert" c="red">
          <Trans>Deze pagina kan niet worden getoond.</Trans>
        </Text>
      )}
      <canvas ref={canvas} role="img" aria-label={label} className={classes.page} />
    </>
  );
}
