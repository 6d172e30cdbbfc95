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
  const { data, error } = useQuery({
    queryKey: queryKeys.submissions.filePreview(link, opening),
    queryFn: async () => {
      const file = await readFile(`${link}/preview`);
      if (file === undefined) throw new Error('The file was not received.');
      return openDocument(file);
    },
    // Each request is recorded: one for each time that somebody opens the preview.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false,
  });
  useEffect(() => () => data?.close(), [data]);
  if (error !== null)
    return (
      <Text role="alert" c="red">
        <Trans>Dit bestand kan hier niet worden getoond. Download het om het te bekijken.</Trans>
      </Text>
    );
  if (data === undefined) return <Skeleton height={400} />;
  return <Pages document={data} name={name} />;
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
