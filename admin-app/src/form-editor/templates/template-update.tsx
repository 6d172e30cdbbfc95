import type { Field } from '@form-builder/core/form/form-definition.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, List, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { currentContext } from '../../languages/staff-texts.ts';
import { compareVersions } from '../../review/compare-versions.ts';
import { useNameReference } from '../../review/use-name-reference.ts';
import { versionQuery } from '../../api/version-query.ts';
import { useEditor } from '../editor/editor-context.ts';
import { changeTemplate } from './template-actions.ts';

interface TemplateUpdateProps {
  readonly field: Field;
  /** The version of the field, and the published one. */
  readonly pinned: string;
  readonly newest: string;
}

/**
 * Shows the changes in the published version of a building block, and updates to it in one step.
 */
export function TemplateUpdate({ field, pinned, newest }: TemplateUpdateProps) {
  const { t } = useLingui();
  const editor = useEditor();
  const before = useQuery(versionQuery(pinned)).data;
  const after = useQuery(versionQuery(newest)).data;
  const nameReference = useNameReference(...[before, after].flatMap((version) => version ?? []));
  if (before === undefined || after === undefined) return null;
  const groups = compareVersions(before, after, currentContext(), nameReference);
  const changes = groups.flatMap(({ pageId, changes: ofPage }) =>
    ofPage.map((change) => ({ ...change, pageId })),
  );
  const { number } = after;
  return (
    <Alert color="yellow" variant="light" title={t`Versie ${number} van dit bouwblok is er`}>
      <Stack gap="sm" align="flex-start">
        <List size="sm">
          {changes.map(({ pageId, key, sentence }) => (
            <List.Item key={`${pageId ?? ''} ${key}`}>{sentence}</List.Item>
          ))}
        </List>
        <Button size="compact-md" onClick={() => changeTemplate(editor, field, after)}>
          <Trans>Versie {number} overnemen</Trans>
        </Button>
      </Stack>
    </Alert>
  );
}
