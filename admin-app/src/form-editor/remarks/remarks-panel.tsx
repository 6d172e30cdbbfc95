import type { VersionRemark } from '@form-builder/core/contract/staff/forms/version-remarks.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Drawer, SegmentedControl, Stack, Text } from '@mantine/core';
import { useFocusAfterRemoval } from '../../frame/use-focus-after-removal.ts';
import { RemarkItem } from '../../review/remarks/remark-item.tsx';
import classes from '../../review/remarks/remarks.module.css';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import { openProperties } from '../editor/open-properties.ts';
import { selectionName } from '../editor/selection-name.ts';
import { findRemarkPlace } from './find-remark-place.ts';

interface RemarksPanelProps {
  readonly isOpened: boolean;
  readonly versionId: string;
  readonly remarks: readonly VersionRemark[];
  /** Whether it lists the resolved remarks instead of the open ones. */
  readonly isResolved: boolean;
  readonly onShow: (isResolved: boolean) => void;
  readonly onClose: () => void;
}

/** What colleagues say about the version: the designer goes to the place, replies and resolves. */
export function RemarksPanel(props: RemarksPanelProps) {
  const { isOpened, versionId, remarks, isResolved, ...on } = props;
  const { t } = useLingui();
  const open = remarks.filter(({ resolved }) => resolved === null);
  const resolved = remarks.filter((remark) => !open.includes(remark));
  const listed = isResolved ? resolved : open;
  const { list, empty, keepFocus } = useFocusAfterRemoval(listed.map(({ id }) => id).join());
  return (
    <Drawer
      opened={isOpened}
      onClose={on.onClose}
      // The button takes it: the drawer can be mounted open, and then knows no element before it.
      returnFocus={false}
      position="right"
      size="32rem"
      title={t`Opmerkingen`}
      closeButtonProps={{ 'aria-label': t`Sluiten` }}
    >
      <Stack gap="md">
        <SegmentedControl
          aria-label={t`Welke opmerkingen`}
          value={isResolved ? 'resolved' : 'open'}
          data={[
            { value: 'open', label: t`Open (${open.length})` },
            { value: 'resolved', label: t`Afgehandeld (${resolved.length})` },
          ]}
          onChange={(value) => on.onShow(value === 'resolved')}
        />
        {listed.length === 0 ? (
          <Text role="status" ref={empty} tabIndex={-1}>
            {isResolved ? (
              <Trans>Er is nog geen opmerking afgehandeld.</Trans>
            ) : (
              <Trans>Alle opmerkingen zijn afgehandeld.</Trans>
            )}
          </Text>
        ) : (
          <ul ref={list} className={classes.list} aria-label={t`Opmerkingen`}>
            {listed.map((remark, index) => (
              <li key={remark.id} className={classes.remark} data-resolved={isResolved}>
                <RemarkPlace remark={remark} onOpened={on.onClose} />
                <RemarkItem
                  versionId={versionId}
                  remark={remark}
                  onResolved={() => keepFocus(index)}
                />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Drawer>
  );
}

/** The change that a remark is about, with a link to its field or page while that is there. */
function RemarkPlace({
  remark: { change },
  onOpened,
}: {
  readonly remark: VersionRemark;
  readonly onOpened: () => void;
}) {
  const editor = useEditor();
  const version = useEditedVersion();
  const place = findRemarkPlace(version, change);
  return (
    <>
      {place && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          fw={600}
          onClick={() => {
            onOpened();
            editor.select(place);
            openProperties(editor);
          }}
        >
          {selectionName(place, version, editor.texts)}
        </Anchor>
      )}
      <Text size="sm" c="gray.7">
        {change.text}
      </Text>
    </>
  );
}
