import type { SourcePreview } from '@form-builder/core/contract/staff/settings/list-sources.ts';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';

/** What a refresh would change now. */
export function SourcePreviewResult({ preview }: { readonly preview: SourcePreview | undefined }) {
  if (preview === undefined) return null;
  const { added, changed, removed, unchanged } = preview;
  if (added + changed + removed + unchanged === 0) return null;
  return (
    <Text role="status">
      <Trans>
        Nu zou dit veranderen: {added} nieuw, {changed} gewijzigd, {removed} verwijderd. {unchanged}{' '}
        blijven gelijk.
      </Trans>
    </Text>
  );
}
