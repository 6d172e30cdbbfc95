import {
  maxPreviewBytes,
  previewTypes,
} from '@form-builder/core/contract/staff/submissions/files.ts';
import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { formatFileSize } from '@form-builder/core/formats/file-size.ts';
import { recordOf, textIn } from '@form-builder/core/field-types/base/answer-record.ts';
import { type UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import { parseFiles } from '@form-builder/core/field-types/uploads/uploaded-files.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Button, Group, List, Text, Title } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { fetchFile } from '../../api/fetch-file.ts';
import { currentRegion } from '../../languages/languages.ts';
import { openFilePreview } from '../file-preview/open-file-preview.tsx';

/** The files of a submission, each with a download; the server records every download in the logbook. */
export function SubmissionFiles({ submission }: { readonly submission: Submission }) {
  const [isRefused, setRefused] = useState(false);
  const { t } = useLingui();
  const files = linkedFiles(submission.answers);
  const unsafe = unsafeFiles(submission.answers);
  const redacted = redactedKeys(submission);
  if (files.length + unsafe.length === 0) return null;
  const reasons = {
    waiting: t`wacht op de virusscanner`,
    infected: t`virus gevonden: het staat in quarantaine`,
    unscannable: t`niet te controleren op virussen: het staat in quarantaine`,
  };
  const save = async ({ link, name }: UploadedFile) => {
    setRefused(link === null || !(await fetchFile(link, name)));
  };
  return (
    <section>
      <Title order={2}>
        <Trans>Bestanden</Trans>
      </Title>
      <List listStyleType="none">
        {files.map((file) => (
          <List.Item key={file.key}>
            <Group gap="xs">
              <Anchor component="button" type="button" onClick={() => void save(file)}>
                {file.name}
              </Anchor>
              {formatFileSize(file.size, currentRegion())}
              {redacted.has(file.key) && (
                <Badge variant="light" color="gray" tt="none">
                  <Trans>Deels onleesbaar gemaakt door de inzender</Trans>
                </Badge>
              )}
              <PreviewButton file={file} />
            </Group>
          </List.Item>
        ))}
        {unsafe.map(({ key, name, safety }) => (
          <List.Item key={key}>
            {name}{' '}
            <Text span size="sm" c={safety === 'waiting' ? 'gray.7' : 'red'}>
              {reasons[safety]}
            </Text>
          </List.Item>
        ))}
      </List>
      {isRefused && (
        <Text role="alert" c="red">
          <Trans>Het bestand kan niet worden opgehaald.</Trans>
        </Text>
      )}
    </section>
  );
}

/** Opens a file in the screen, or says that its kind is only downloaded. */
function PreviewButton({
  file: { link, name, mime_type: type, size },
}: {
  readonly file: UploadedFile;
}) {
  const { t } = useLingui();
  if (link === null) return null;
  if (size > maxPreviewBytes || !previewTypes.some((one) => one === type))
    return (
      <Text span size="sm" c="gray.7">
        {size > maxPreviewBytes
          ? t`te groot om hier te bekijken: download het`
          : t`dit soort bestand kan hier niet worden bekeken: download het`}
      </Text>
    );
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconEye size={16} aria-hidden />}
      aria-label={t`${name} bekijken`}
      onClick={() => openFilePreview({ link, name })}
    >
      {t`Bekijken`}
    </Button>
  );
}

/** The questions with redacted copies, also in containers. */
const redactedIds = (fields: Submission['pages'][number]['properties']): readonly string[] =>
  fields.flatMap(({ id, type, children = [] }) =>
    type === 'redacted' ? [id] : redactedIds(children),
  );

/** The keys of the copies in which the visitor redacted parts, also in repeating rows. */
function redactedKeys({ pages, answers }: Submission): ReadonlySet<string> {
  const ids = new Set(pages.flatMap(({ properties }) => redactedIds(properties)));
  const keysIn = (value: unknown): readonly string[] =>
    Array.isArray(value)
      ? value.flatMap(keysIn)
      : Object.entries(recordOf(value) ?? {}).flatMap(([id, member]) =>
          ids.has(id) ? linkedFiles(member).map(({ key }) => key) : keysIn(member),
        );
  return new Set(keysIn(answers));
}

/** Returns every stored file in the answers, including those in repeating rows. */
function linkedFiles(answers: unknown): readonly UploadedFile[] {
  const files = (parseFiles(answers) ?? []).filter(({ link }) => link !== null);
  if (files.length > 0) return files;
  const members = Array.isArray(answers) ? answers : Object.values(recordOf(answers) ?? {});
  return members.flatMap((member: unknown) =>
    typeof member === 'object' && member !== null ? linkedFiles(member) : [],
  );
}

const safetyStates = ['waiting', 'infected', 'unscannable'] as const;

interface UnsafeFile {
  readonly key: string;
  readonly name: string;
  readonly safety: (typeof safetyStates)[number];
}

/** Returns the files that nobody can open, with the reason; they have no link. */
function unsafeFiles(answers: unknown): readonly UnsafeFile[] {
  const record = recordOf(answers);
  if (record === undefined)
    return Array.isArray(answers) ? answers.flatMap((one: unknown) => unsafeFiles(one)) : [];
  const safety = safetyStates.find((one) => one === record['safety']);
  const key = textIn(record, 'key', 1024);
  if (safety === undefined || !key) return Object.values(record).flatMap(unsafeFiles);
  return [{ key, name: textIn(record, 'name', 255) ?? '', safety }];
}
