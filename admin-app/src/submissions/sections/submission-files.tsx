import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { formatFileSize } from '@form-builder/core/formats/file-size.ts';
import { recordOf } from '@form-builder/core/field-types/base/answer-record.ts';
import { type UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import { parseFiles } from '@form-builder/core/field-types/uploads/uploaded-files.ts';
import { Trans } from '@lingui/react/macro';
import { Anchor, List, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { fetchFile } from '../../api/fetch-file.ts';
import { currentRegion } from '../../languages/languages.ts';

/** The files of a submission, each with a download; the server records every download in the logbook. */
export function SubmissionFiles({ submission }: { readonly submission: Submission }) {
  const [isRefused, setRefused] = useState(false);
  const files = linkedFiles(submission.answers);
  if (files.length === 0) return null;
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
            <Anchor component="button" type="button" onClick={() => void save(file)}>
              {file.name}
            </Anchor>{' '}
            {formatFileSize(file.size, currentRegion())}
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

/** Returns every stored file in the answers, including those in repeating rows. */
function linkedFiles(answers: unknown): readonly UploadedFile[] {
  const files = (parseFiles(answers) ?? []).filter(({ link }) => link !== null);
  if (files.length > 0) return files;
  const members = Array.isArray(answers) ? answers : Object.values(recordOf(answers) ?? {});
  return members.flatMap((member: unknown) =>
    typeof member === 'object' && member !== null ? linkedFiles(member) : [],
  );
}
